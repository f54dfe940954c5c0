import type { Shares } from './grows';

export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
  /** Seconds that it took before the first test, whatever their number. */
  fixedSeconds?: number;
  /** What the rest of its time grows with; without it, its cost stays. */
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
