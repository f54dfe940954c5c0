/** The person who will have the password. */
export type Owner = { email: string; firstName: string; lastName: string };

/** Normalises letters for comparison: full-width ones and capitals count as the same letter. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Shorter ones stand in too many other words. */
const shortestWord = 3;

/**
 * Returns the address, its parts and the names of a person in plain text, the longest first, so that a part does not break its whole.
 *
 * @param more words that are as easy to think of, such as the product's name
 */
export function wordsOf({ email, firstName, lastName }: Owner, more: readonly string[]): string[] {
  const address = email.toLowerCase();
  const [local = ''] = address.split('@');
  const names = [firstName, lastName, `${firstName}${lastName}`, ...more];
  const words = [address, local, ...local.split(/[^\p{Letter}]+/u), ...names.map(plainText)];
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
}

/** Tells whether no letter is left of a password that has some of the words in it, once they are taken out. Both in plain text. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password);
  return left !== password && !/\p{Letter}/u.test(left);
}

/** The refusal of a password that is easy to guess. @param pointer the field in which it was given */
export const easyToGuess = (pointer: string) => ({
  pointer,
  message: 'This password is easy to guess. Choose another, such as four words that do not belong together.',
  code: 'common',
});
