import { brand } from '@nadi/brand';
import type { FieldProblem } from '@nadi/contract/schema';
import { guessesOf } from './strength';

/** Whose password it shall be. */
export type Owner = { email: string; firstName: string; lastName: string };

/** A password that takes fewer guesses than ten to this power is found in a stolen database within hours. */
const leastGuesses = 8;

/**
 * Why a new password is refused beyond its length, as NIST SP 800-63B asks: common ones, sequences and repetitions, and those
 * that are made of the person's name or address or of this product's name. No kind of sign is asked for. Null where it is good.
 *
 * @param pointer the field in which it was given
 */
export async function findWeakness(
  password: string,
  owner: Owner,
  pointer: string,
): Promise<FieldProblem | null> {
  const plain = password.normalize('NFKC').toLowerCase();
  const personal = wordsOf(owner);
  const isWeak = isMadeOf(plain, personal) || (await guessesOf(plain, personal)) < leastGuesses;
  return isWeak ? { pointer, message, code: 'common' } : null;
}

const message =
  'This password is easy to guess. Choose another, such as four words that do not belong together.';

/** Shorter ones stand in too many other words. */
const shortestWord = 3;

/** The address, its parts, the names and the product's name: longest first, so that a part does not break its whole. */
function wordsOf({ email, firstName, lastName }: Owner): string[] {
  const address = email.toLowerCase();
  const [local = ''] = address.split('@');
  const names = [firstName, lastName, `${firstName}${lastName}`, brand.name];
  const words = [address, local, ...local.split(/[^\p{Letter}]+/u), ...names.map(plainWord)];
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
}

const plainWord = (name: string) => name.normalize('NFKC').toLowerCase();

/** Whether no letter is left of a password that has some of the words in it, once they are taken out. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password);
  return left !== password && !/\p{Letter}/u.test(left);
}
