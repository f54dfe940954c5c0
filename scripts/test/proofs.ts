import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../bootstrap/user-cache.mjs';
import type { Count } from './count';

const day = 24 * 60 * 60 * 1000;
/** After this time a suite runs again, whatever its files: not everything that a test can depend on is a file. */
export const proofLifetimeMs = 14 * day;

/** A file and the hash of its content. */
export type Hashed = { file: string; hash: string };

/**
 * Returns one hash over everything that the outcome of a suite can depend on.
 *
 * @param tools versions of the programs that run it, such as Node and the browser
 * @param ignores files that it cannot depend on
 */
export function keyOf(
  suite: string,
  files: readonly Hashed[],
  tools: readonly string[],
  ignores: RegExp | undefined,
): string {
  const hash = createHash('sha256').update(JSON.stringify([suite, ...tools, ignores?.source ?? '']));
  for (const { file, hash: content } of files) if (!ignores?.test(file)) hash.update(`\n${content} ${file}`);
  return hash.digest('hex');
}

export type Proofs = {
  /** Returns the counts of the same suite, if it passed in full on the same files within its lifetime. */
  find(key: string): Count | undefined;
  /** Stores a suite that passed. Failures are not stored. */
  keep(key: string, count: Count): void;
};

/** Opens the store of this machine's proofs, and drops those that are out of date. */
export function openProofs(folder = join(userCache(), 'proofs'), now = Date.now()): Proofs {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now - statSync(file).mtimeMs > proofLifetimeMs) rmSync(file, { force: true });
  }
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    find(key) {
      if (!existsSync(fileOf(key))) return undefined;
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8'));
      } catch {
        // Interrupted while it was written: not a proof.
        return undefined;
      }
    },
    keep(key, count) {
      if (count.failed === 0 && count.passed > 0) writeFileSync(fileOf(key), JSON.stringify(count));
    },
  };
}
