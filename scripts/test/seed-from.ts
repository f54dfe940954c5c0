import { hashOf } from '../hash-folders';

/**
 * Returns a number below a million that changes whenever files change, and is the same on every machine that has the same files:
 * two clones of the same commit prove it with the same samples.
 *
 * @param paths files and folders, from the root
 */
export const seedFrom = (paths: readonly string[]): number =>
  Number.parseInt(hashOf(paths).slice(0, 12), 16) % 1_000_000;
