import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../bootstrap/user-cache.mjs';
import type { Count } from './count';

const day = 24 * 60 * 60 * 1000;
/** After that it is run again, whatever it rests on: not all that a test can depend on is a file. */
export const proofLifetimeMs = 14 * day;

/** A file and the hash of its content. */
export type Hashed = { file: string; hash: string };

/**
 * Returns one hash over all that the outcome of a suite can depend on.
 *
 * @param tools versions of what runs it, such as Node and the browser
 * @param ignores files that it cannot see
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
  /** Returns what the same suite counted, if it passed whole on the same files within its lifetime. */
  find(key: string): Count | undefined;
  /** Keeps what passed. Failures are not kept. */
  keep(key: string, count: Count): void;
};

/** Opens the store of what this machine has proved, and drops what is out of date. */
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
        // Cut off while it was written: no proof.
        return undefined;
      }
    },
    keep(key, count) {
      if (count.failed === 0 && count.passed > 0) writeFileSync(fileOf(key), JSON.stringify(count));
    },
  };
}
