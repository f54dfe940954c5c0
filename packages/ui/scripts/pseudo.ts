/** Letters that our font has beside each plain one. */
const accented: Record<string, string> = Object.fromEntries(
  'aå cç dđ eé gĝ hĥ iî jĵ kķ lļ nñ oö rŕ sš tţ uû wŵ yÿ zž AÅ CÇ DĐ EÉ GĜ HĤ IÎ JĴ KĶ LĻ NÑ OÖ RŔ SŠ TŢ UÛ WŴ YŸ ZŽ'
    .split(' ')
    .map((pair) => [...pair]),
);

/** Words of tildes as long as words of German are. */
const padding = (length: number) => '~'.repeat(length).replaceAll(/~{8}(?=~)/g, '~~~~~~~~ ');

/**
 * A text that can still be read and is as long as a translation may be: accents, 40 % more of it, brackets that show where it
 * is cut. What stands in braces is left as it is.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{[^}]*\})/);
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length;
  const longer = parts.map((part, index) =>
    index % 2 === 0 ? [...part].map((letter) => accented[letter] ?? letter).join('') : part,
  );
  return `[${longer.join('')} ${padding(Math.max(1, Math.round(letters * 0.4) - 3))}]`;
}

type Message = string | { declarations?: string[]; selectors?: string[]; match: Record<string, string> }[];

/** A message of any form; which case is meant stays as it is. */
export function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  return message.map((variants) => ({
    ...variants,
    match: Object.fromEntries(Object.entries(variants.match).map(([when, text]) => [when, pseudoText(text)])),
  }));
}
