/**
 * A telephone number as E.164, from the ways in which people in India write one: ten digits, with or without a zero, +91 or
 * 0091 before them, with spaces, dots or hyphens. Numbers of other countries begin with +. Null where it is none of them.
 */
export function parsePhone(text: string): string | null {
  const typed = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (typed.startsWith('+91')) return /^\+91\d{10}$/.test(typed) ? typed : null;
  if (/^\+[1-9]\d{7,14}$/.test(typed)) return typed;
  const local = /^0?([1-9]\d{9})$/.exec(typed)?.[1];
  return local ? `+91${local}` : null;
}
