import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { localPasswords } from './common-passwords';

/** The part of a password that the estimator reads: its time grows with the square of the length, and this much is enough. */
const longest = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first new password: the lists take time and memory that a start does not need. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({
    maxLength: longest,
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, local: localPasswords },
  });
}

/**
 * Returns how many guesses an attacker needs who tries leaked passwords, words, names, rows of keys, dates and repetitions first, as a power
 * of ten.
 *
 * @param personal words of the person and the product, which an attacker would try before all others
 */
export async function guessesOf(password: string, personal: readonly string[]): Promise<number> {
  estimator ??= load();
  const { guessesLog10 } = (await estimator).check(password.slice(0, longest), [...personal]);
  return guessesLog10;
}
