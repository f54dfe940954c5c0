type Searched = {
  title: string;
  source: string | null;
  notes: string | null;
  tags: readonly string[];
};

const normal = (text: string) => text.normalize('NFC').toLowerCase();
/** Vowel signs and viramas are parts of a word in the scripts of India. */
const wordsIn = (text: string): string[] => normal(text).match(/[\p{L}\p{M}\p{N}.%+-]+/gu) ?? [];

/** The words by which a record is found, each with a space before it. */
export const searchText = ({ title, source, notes, tags }: Searched): string =>
  ` ${wordsIn([title, source ?? '', notes ?? '', ...tags].join(' ')).join(' ')}`;

/** The words of a search; a record is found if it has a word that begins with each. */
export const searchedWords = (search: string): string[] => [...new Set(wordsIn(search))].slice(0, 10);

/** Tells whether a record is found. @param text of `searchText` */
export const isFound = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));
