import { hashOf } from '../hash-folders';

/**
 * Returns a number below a million that is another whenever files change, and the same on every machine that has them:
 * what a clone proves, a second clone of the same commit proves by the same samples.
 *
 * @param paths files and folders, from the root
 */
export const seedFrom = (paths: readonly string[]): number =>
  Number.parseInt(hashOf(paths).slice(0, 12), 16) % 1_000_000;
