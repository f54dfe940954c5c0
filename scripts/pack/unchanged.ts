import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../hash-folders';
import { root } from '../root';
import { tarballOf } from './published';

const noteOf = (name: string) => `${tarballOf(name)}.sha256`;

/** Returns the hash of all files that a published package can depend on: its declarations include other packages too. */
export function hashSources(): string {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'generated', 'scripts', 'package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md'].map(
      (part) => `packages/${name}/${part}`,
    ),
  );
  return hashOf(['package-lock.json', 'tsconfig.base.json', 'LICENSE', 'scripts/pack', ...packages]);
}

/** True if a package is already packed from the current sources. */
export const isPacked = (name: string, hash: string): boolean =>
  [tarballOf(name), noteOf(name), join(root, 'packages', name, 'dist/package.json')].every(existsSync) &&
  readFileSync(noteOf(name), 'utf8') === hash;

export const notePacked = (name: string, hash: string): void => writeFileSync(noteOf(name), hash);
