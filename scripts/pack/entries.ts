import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** The parts of a package's manifest that publishing reads. */
export type Manifest = {
  name: string;
  version: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string>;
  bin?: Record<string, string>;
  private?: boolean;
};

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** One entry of a package: `./components/Button`, and the file behind it, from the package's folder. */
export type Entry = { name: string; source: string };

const isForOthers = (file: string) =>
  /^(src|generated)\//.test(file) && !/\.(test|stories)\.tsx?$|\/(test|catalogue)\/|\.d\.ts$/.test(file);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns every entry of a package by its name, with patterns expanded. `./src/components/*` + `/*.tsx` means the folders that contain a
 * file of the same name.
 *
 * @param folder absolute
 */
export function entriesOf(folder: string): Entry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isForOthers)
    .sort();
  return Object.entries(readManifest(folder).exports).flatMap(([name, target]) => {
    const source = posix.normalize(target);
    if (!name.includes('*')) return [{ name, source }];
    const parts = source.split('*').map(literally);
    // As in Node, a star matches folders too; a star that occurs twice is a folder's own name.
    const pattern = new RegExp(`^${parts.join(parts.length > 2 ? '([^/]+)' : '(.+)')}$`);
    return files.flatMap((file): Entry[] => {
      const [, first, second = first] = pattern.exec(file) ?? [];
      return first && first === second ? [{ name: name.replace('*', first), source: file }] : [];
    });
  });
}
