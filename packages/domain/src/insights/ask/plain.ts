/** Characters of a question that are read. */
export const longestQuestion = 500;

/**
 * Returns a text in lower case, words and figures only, by which questions and records are compared. Marks that join a date or a number are kept; an apostrophe is left
 * out, so that "can't" and "cant" are one word.
 */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^a-z0-9\u0900-\u097f./%-]+/g, ' ')
    .replaceAll(/[./-]+(?=\s|$)|(?<=^|\s)[./-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the words of a text that was made plain. */
export const wordsOf = (text: string): string[] => text.split(/[\s./-]+/).filter((word) => word !== '');
