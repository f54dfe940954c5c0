import type { Shares } from './grows';

export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
  /** The tests that failed, each with its first message, for the end of the run. */
  failing?: readonly string[];
  /** How many of those that passed were proved before and did not run. */
  proved?: number;
  /** Seconds before the first test, whatever the number of tests. */
  fixedSeconds?: number;
  /** The quantity that the rest of its time grows with; if absent, its cost is constant. */
  shares?: Shares;
};

export const noCount: Count = { passed: 0, failed: 0, skipped: 0 };

export const total = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    noCount,
  );
