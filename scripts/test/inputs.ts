import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import type { Hashed } from './proofs';

const git = (args: readonly string[], input?: string): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, input })
    .split('\n')
    .filter((line) => line !== '');

/** Returns every file that git tracks or would add. @param under folders of the repository */
export const listFiles = (...under: readonly string[]): string[] =>
  git(['ls-files', '--cached', '--others', '--exclude-standard', ...under]).filter(
    (file) => existsSync(join(root, file)) && lstatSync(join(root, file)).isFile(),
  );

/** Returns all of them, with the hash of their current content. */
export function hashFiles(): Hashed[] {
  const files = listFiles();
  const hashes = git(['hash-object', '--no-filters', '--stdin-paths'], files.join('\n'));
  return files.map((file, index) => ({ file, hash: hashes[index] ?? '' }));
}

/** Returns the first line of a program's version output; the name alone if it is not installed. */
export function versionOf(program: string, ...args: string[]): string {
  try {
    return `${program} ${execFileSync(program, args.length > 0 ? args : ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim()}`;
  } catch {
    return program;
  }
}
