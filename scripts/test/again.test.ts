import { describe, expect, it, jest } from '@jest/globals';
import { runFailedAgain } from './again';
import type { Count } from './count';

const first: Count = { passed: 97, failed: 3, skipped: 1, fixedSeconds: 9 };
const failed = new Map([
  ['a.test.ts', { passed: 4, failed: 2, skipped: 0 }],
  ['b.test.ts', { passed: 0, failed: 1, skipped: 0 }],
]);

describe('what failed in a crowded run', () => {
  it('counts as passed if it passes alone, and is named', async () => {
    const count = { passed: 7, failed: 0, skipped: 0 };
    expect(await runFailedAgain(first, failed, async () => ({ count, stillFailed: [] }))).toEqual({
      passed: 100,
      failed: 0,
      skipped: 1,
      fixedSeconds: 9,
      note: 'passed only when run again: a.test.ts, b.test.ts',
    });
  });

  it('stays failed if it fails again', async () => {
    const count = { passed: 5, failed: 2, skipped: 0 };
    const again = await runFailedAgain(first, failed, async () => ({ count, stillFailed: ['a.test.ts'] }));
    expect(again).toMatchObject({ passed: 98, failed: 2, note: 'passed only when run again: b.test.ts' });
  });

  it('stays failed if it could not be loaded the second time', async () => {
    const count = { passed: 6, failed: 0, skipped: 0 };
    const again = await runFailedAgain(first, failed, async () => ({ count, stillFailed: ['b.test.ts'] }));
    expect(again.failed).toBe(1);
  });

  it('is not run again where nothing failed, or where much did', async () => {
    const run = jest.fn<Parameters<typeof runFailedAgain>[2]>();
    const many = new Map(['a', 'b', 'c', 'd'].map((name) => [name, { passed: 0, failed: 1, skipped: 0 }]));
    expect(await runFailedAgain(first, many, run)).toBe(first);
    expect(await runFailedAgain(first, new Map(), run)).toBe(first);
    expect(run).not.toHaveBeenCalled();
  });
});
