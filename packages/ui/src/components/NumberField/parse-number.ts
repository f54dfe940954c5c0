/** Digits of any script, as Indian keyboards also give them, become 0 to 9: each script has its ten in a row. */
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const start = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && start - zero < 9) zero -= 1;
    return String(start - zero);
  });
}

/**
 * Reads a number as a person types it: 98.6, 120, .5. Null where it is none. A comma is not guessed at, since 98,6 is a
 * temperature to some and a mistake to others.
 */
export function parseNumber(text: string): number | null {
  const typed = toAsciiDigits(text.trim());
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : null;
}
