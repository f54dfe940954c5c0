import { type Change, findChanges } from './changes';
import type { Document } from './document';

const declaresMajor = (changeset: string): boolean =>
  /^["']?@nadi\/contract["']?: major\s*$/m.test(changeset.split('---')[1] ?? '');

/**
 * Returns changes that would break a partner with the next release, unless a note declares them.
 *
 * @param changesets texts of the notes that wait for the next release
 */
export function findUndeclaredBreaks(
  released: Document,
  current: Document,
  changesets: readonly string[],
): Change[] {
  if (changesets.some(declaresMajor)) return [];
  return findChanges(released, current).filter(({ kind }) => kind === 'breaking');
}
