import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { type Closure, closuresOf } from './closures';
import { type Count, noCount, total } from './count';
import { hashFiles } from './inputs';
import { type Hashed, keyOf, type Proofs } from './proofs';

export type ProofsByFile = {
  /** The files that have to run. */
  todo: readonly string[];
  /** The counts of the others, which passed before with the same code. */
  proved: Count;
  /** Stores the files that passed, by their counts. May be called again, with others. */
  keep(passed: ReadonlyMap<string, Count>): void;
};

type Given = {
  suite: string;
  /** Test files or files of stories, relative to the root. */
  files: readonly string[];
  /** Matches what else their outcome depends on, beside the code that they are made of. */
  around: RegExp;
  tools: readonly string[];
  proofs: Proofs;
};

/**
 * Says which files of a suite have to run: a file of which all code is as it was when it passed does not. One that reads files or starts
 * programs always runs, since no import says what it depends on; with `--all` every file does.
 */
export async function proofsByFile({ suite, files, around, tools, proofs }: Given): Promise<ProofsByFile> {
  if (process.env.NADI_TEST_ALL) return runAll(files);
  // Code that cannot be bundled is for the suite to report.
  const closures = await closuresOf(files).catch(() => undefined);
  if (!closures) return runAll(files);
  const surroundings = hashFiles().filter(({ file }) => around.test(file));
  const parts = new Set([...closures.values()].flatMap((closure) => closure.files));
  const hashes = new Map([...parts].map((file) => [file, hashFile(file)]));
  const keyOfFile = (file: string, closure: Closure) =>
    keyOf(
      `${suite} ${file}`,
      [...surroundings, ...closure.files.flatMap((part) => hashes.get(part) ?? [])],
      tools,
      undefined,
    );
  const keys = new Map(
    files.flatMap((file) => {
      const closure = closures.get(file);
      return closure && !closure.readsMore ? [[file, keyOfFile(file, closure)] as const] : [];
    }),
  );
  // A file that changed meanwhile may have been read before or after the change.
  const findSame = () => (file: string) =>
    closures.get(file)?.files.every((part) => hashFile(part).hash === hashes.get(part)?.hash) ?? false;
  return proofsByKey(files, keys, { proofs, findSame });
}

/** Every file has to run, and nothing is stored. */
export const runAll = (files: readonly string[]): ProofsByFile => ({
  todo: files,
  proved: noCount,
  keep: () => undefined,
});

/**
 * Says which files have to run: those without a key, and those of which the key is not proved.
 *
 * @param findSame is called once some files have run, and returns a function that says of each if its key is still the same
 */
export function proofsByKey(
  files: readonly string[],
  keys: ReadonlyMap<string, string>,
  { proofs, findSame }: { proofs: Proofs; findSame: () => (file: string) => boolean },
): ProofsByFile {
  const known = new Map(
    [...keys].flatMap(([file, key]) => {
      const count = proofs.find(key);
      return count ? [[file, count] as const] : [];
    }),
  );
  return {
    todo: files.filter((file) => !known.has(file)),
    proved: total([...known.values()]),
    keep(passed) {
      if (passed.size === 0) return;
      const isSame = findSame();
      for (const [file, count] of passed) {
        const key = keys.get(file);
        if (key && isSame(file)) proofs.keep(key, count);
      }
    },
  };
}

/** Also of files that git does not track, such as generated ones. */
function hashFile(file: string): Hashed {
  const path = join(root, file);
  const content = existsSync(path) ? readFileSync(path) : '';
  return { file, hash: createHash('sha256').update(content).digest('hex') };
}
