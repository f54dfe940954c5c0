import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { type: string; id: string; importPath: string; tags?: string[] };

export type Story = {
  id: string;
  /** Its file, relative to the root of the repository. */
  file: string;
};

/** The stories of a built catalogue that are tested. */
export function storiesOf(folder: string): Story[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map(({ id, importPath }) => ({ id, file: importPath.replace(/^\.\//, '') }));
}
