import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tracked files of a git repository, as they are now and as they were. */
export function openRepository(root: string) {
  const git = (...given: string[]): string =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' });
  const list = (...given: string[]) =>
    git(...given)
      .split('\0')
      .filter((entry) => entry !== '');
  return {
    files: (): string[] => list('ls-files', '-z').filter((file) => existsSync(join(root, file))),
    read: (file: string): string =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '',
    /** Returns a file's text at a commit; empty if the commit does not have it. */
    readAt: (commit: string, file: string): string =>
      list('ls-tree', '-z', commit, '--', file).length > 0 ? git('show', `${commit}:${file}`) : '',
    /** @throws if git does not know the commit */
    commitOf: (name: string): string => {
      try {
        return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
      } catch {
        throw new Error(`"${name}" is no commit.`);
      }
    },
    /** Returns the lines that each text file got and lost since a commit. A moved file is counted as deleted and created. */
    changedSince: (commit: string): Map<string, { added: number; removed: number }> =>
      new Map(
        list('diff', '--numstat', '--no-renames', '-z', commit, '--').flatMap((entry) => {
          const [added = '', removed = '', file = ''] = entry.split('\t');
          return added === '-' ? [] : [[file, { added: Number(added), removed: Number(removed) }] as const];
        }),
      ),
  };
}

export type Repository = ReturnType<typeof openRepository>;
