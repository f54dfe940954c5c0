import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, findChanges } from './changes';
import type { Document } from './document';

type Raise = 'major' | 'minor' | 'patch';

/** The history of the contract, for those who use it. */
export type Changelog = {
  /** The released versions, newest first, in Markdown; null before the first release. */
  released: string | null;
  /** Notes that wait for the next release, what raises the version most first. In Markdown. */
  notes: { raise: Raise; text: string }[];
  /** Differences from the contract as last released, breaking changes first. */
  changes: Change[];
};

const order: readonly Raise[] = ['major', 'minor', 'patch'];

/** Returns a note's text about the contract; null for a note about other packages. */
export function readNote(changeset: string): Changelog['notes'][number] | null {
  const [, head = '', ...rest] = changeset.split(/^---$/m);
  const raise = /^["']?@nadi\/contract["']?: (major|minor|patch)\s*$/m.exec(head)?.[1];
  return raise ? { raise: raise as Raise, text: rest.join('---').trim() } : null;
}

/** @param root folder of the repository */
export async function readChangelog(root: string, before: Document, after: Document): Promise<Changelog> {
  const folder = join(root, '.changeset');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const released = await readFile(join(root, 'packages/contract/CHANGELOG.md'), 'utf8').catch(() => null);
  return {
    // The title is the page's own.
    released: released?.replace(/^# .*\n+/, '') ?? null,
    notes: texts
      .flatMap((text) => readNote(text) ?? [])
      .sort((a, b) => order.indexOf(a.raise) - order.indexOf(b.raise)),
    changes: findChanges(before, after),
  };
}
