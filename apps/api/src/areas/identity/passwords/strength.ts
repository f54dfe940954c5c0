import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { localPasswords } from './common-passwords';

/** What the estimator looks at of a password: it costs time with the square of the length, and so much is enough to judge by. */
const longest = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first new password: the lists take time and memory that a start need not have. */
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
 * How many guesses someone needs who tries leaked passwords, words, names, rows of keys, dates and repetitions first, as a power
 * of ten.
 *
 * @param personal words of the person and the product, which they would try before all others
 */
export async function guessesOf(password: string, personal: readonly string[]): Promise<number> {
  estimator ??= load();
  const { guessesLog10 } = (await estimator).check(password.slice(0, longest), [...personal]);
  return guessesLog10;
}
