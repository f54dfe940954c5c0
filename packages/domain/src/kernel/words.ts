/** The beginning of a text, without half of a sign that takes two characters: Postgres refuses it. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Returns a text with its first letter in upper case. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
