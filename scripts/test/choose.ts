import type { Changes } from './landed';
import { type Hashed, keyOf } from './proofs';
import { whyLeftOut } from './rare';
import type { Suite } from './suites';

type Chosen = { chosen: readonly Suite[]; leftOut: readonly { name: string; why: string }[] };
type Wishes = {
  /** Names of suites; undefined if none was asked for. */
  only?: readonly string[] | undefined;
  isAll: boolean;
  changes: Changes;
};

/** The only suites that read nothing that is generated. */
const readNothingGenerated: readonly string[] = ['generate', 'lint'];

/**
 * Returns the suites of a run: those that are asked for, or all, without those of which no input changed. What is asked for runs
 * after `generate`: it would be tried with the contract of another commit otherwise.
 */
export function choose(suites: readonly Suite[], { only, isAll, changes }: Wishes): Chosen {
  if (only) {
    const needsGenerated = only.some((name) => !readNothingGenerated.includes(name));
    const asked = needsGenerated ? ['generate', ...only] : only;
    return { chosen: suites.filter(({ name }) => asked.includes(name)), leftOut: [] };
  }
  if (isAll) return { chosen: suites, leftOut: [] };
  const leftOut = suites.flatMap(({ name, reads }) => {
    const why = whyLeftOut(reads, changes);
    return why ? [{ name, why }] : [];
  });
  return { chosen: suites.filter(({ name }) => leftOut.every((one) => one.name !== name)), leftOut };
}

/** Returns the key of a suite's proof; undefined if it is never proved. */
export function keyOfSuite(
  suite: Pick<Suite, 'name' | 'ignores' | 'reads'>,
  files: readonly Hashed[],
  tools: readonly string[],
): string | undefined {
  const { name, ignores, reads } = suite;
  if (reads)
    return keyOf(
      name,
      files.filter(({ file }) => reads.test(file)),
      tools,
      undefined,
    );
  return 'ignores' in suite ? keyOf(name, files, tools, ignores) : undefined;
}
