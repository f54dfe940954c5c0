import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

/** Every file that git tracks or would add, by its path from the root. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);
export const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$|\/test\/|\/e2e\//.test(file);

/** The imports of a file, as written. */
export function importsOf(file: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  return [...read(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}
