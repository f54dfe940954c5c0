import { execFileSync } from 'node:child_process';
import { root } from '../root';

/** Files that differ from the commit that landed before: of this branch, and of what is not committed. */
export type Changes = {
  files: readonly string[];
  /** Why files that are committed are not among them. */
  unknown?: string;
};

/** Returns the lines that git prints; undefined if it fails. */
type Git = (...args: readonly string[]) => readonly string[] | undefined;

const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .split('\n')
        .filter((line) => line !== '');
    } catch {
      return undefined;
    }
  };

/** The tree without a file, which is the same in every repository. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/**
 * Returns the commit to compare with: on a branch, where it left the main branch; on the main branch itself, what is not pushed
 * yet, or the commit before. Undefined if this clone does not have it.
 *
 * @param asked a commit that whoever starts the run names, such as the one before a push of several
 */
function findBase(git: Git, asked: string | undefined): string | undefined {
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.[0];
  if (asked) return commit(asked);
  const head = commit('HEAD');
  if (!head) return undefined;
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const fork = commit(main) && git('merge-base', 'HEAD', main)?.[0];
    if (fork && fork !== head) return fork;
  }
  const before = commit('HEAD^');
  if (before) return before;
  // Git says of the oldest commit of a shallow clone that it has no parent.
  return git('rev-parse', '--is-shallow-repository')?.[0] === 'false' ? emptyTree : undefined;
}

/** Finds what changed since the last landing, by git alone: a fresh clone on another machine finds the same. */
export function findChanges(folder = root, asked = process.env.NADI_TEST_SINCE): Changes {
  const git = gitIn(folder);
  const base = findBase(git, asked);
  const differing = base && git('diff', '--name-only', '--no-renames', base);
  const since = differing ?? git('diff', '--name-only', '--no-renames', 'HEAD') ?? [];
  const files = [...new Set([...since, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])];
  if (differing) return { files };
  const missing = asked ? `the commit ${asked}` : 'the commit before';
  return { files, unknown: `${missing} is not in this clone` };
}
