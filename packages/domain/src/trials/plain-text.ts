import { cutText } from '../kernel/words';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  le: '≤',
  ge: '≥',
};

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** Elements whose content is no text for people. */
const silent =
  /<(script|style|template|noscript|iframe|object|svg|math)\b[^<>]*(?:>|(?=<)|$)[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag, also one that is never closed in its line; `<` before a figure or a space is a sign of comparison. */
const tag = /<!--[\s\S]*?(?:-->|$)|<!?\/?[a-z](?:[^<>]*>|[^<>\n]*(?=\n|$))/gi;
/** Controls, and what is not seen or turns the direction of a line. Line breaks stay. */
const hidden =
  /(?![\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Characters of which as many are kept are read: markup takes some of them. */
const readOf = (most: number) => Math.ceil(most * 1.5);

/** Returns whether a text is longer than what is read of it. */
export const isCutOff = (text: string, most: number): boolean => text.length > readOf(most);

/** Text of a registry without markup: tags go, with what is in scripts; entities are decoded, and what they hide goes too. */
export function toPlainText(text: string, most: number): string {
  let plain = text.slice(0, readOf(most));
  // Once for what is written, and again for what was written as entities.
  for (let pass = 0; pass < 3; pass += 1)
    plain = decoded(
      plain
        .replaceAll(/<li\b[^<>]*>/gi, '\n* ')
        .replaceAll(/<(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
        .replaceAll(silent, ' ')
        .replaceAll(tag, ' '),
    );
  const lines = plain
    .replaceAll(silent, ' ')
    .replaceAll(tag, ' ')
    // ClinicalTrials.gov escapes the signs of Markdown.
    .replaceAll(/\\([\\*_[\]<>~#-])/g, '$1')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(hidden, '')
    // More marks on one letter than any script writes.
    .replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
    // How far a line is set in says to which list it belongs.
    .replaceAll(/(?<=\S)[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return cutText(lines, most).trim();
}

/** The same in one line. */
export const toPlainLine = (text: string, most: number): string =>
  toPlainText(text, most).replaceAll(/\s+/g, ' ').trim();
