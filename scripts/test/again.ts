import { type Count, total } from './count';

/** More failures than this are not chance: the product is broken, and to run them again costs the time of whoever waits. */
const mostFiles = 3;

/**
 * Runs once more, one file after the other, the few files that failed in a crowded run (page 039).
 *
 * @param first the counts of the whole run
 * @param failed its files that failed, with their counts
 * @param runFiles runs these files alone
 * @returns the whole run with the second result of these files; the note names each that passed only then
 */
export async function runFailedAgain(
  first: Count,
  failed: ReadonlyMap<string, Count>,
  runFiles: (files: readonly string[]) => Promise<{ count: Count; stillFailed: readonly string[] }>,
): Promise<Count> {
  const files = [...failed.keys()];
  if (files.length === 0 || files.length > mostFiles) return first;
  console.log(`\nRunning once more, alone: ${files.join(', ')}`);
  const { count: second, stillFailed } = await runFiles(files);
  const of = total([...failed.values()]);
  const mended = files.filter((file) => !stillFailed.includes(file));
  return {
    ...first,
    passed: first.passed - of.passed + second.passed,
    // A file that could not be loaded counts as a failed test, though none of its tests does.
    failed: stillFailed.length === 0 ? second.failed : Math.max(second.failed, 1),
    skipped: first.skipped - of.skipped + second.skipped,
    ...(mended.length > 0 && { note: `passed only when run again: ${mended.join(', ')}` }),
  };
}
