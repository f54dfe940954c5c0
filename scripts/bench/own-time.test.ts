import { describe, expect, it } from '@jest/globals';
import { inOwnTime, type TraceEvent } from './own-time';

const thread = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, tdur?: number): TraceEvent => ({
  ...thread,
  ph: 'X',
  ts,
  dur,
  ...(tdur !== undefined && { tdur }),
});

describe('inOwnTime', () => {
  it('takes out of a task the time for which it had no processor', () => {
    expect(inOwnTime([task(1_000, 45_000, 12_000)])).toEqual([task(1_000, 12_000, 12_000)]);
  });

  it('keeps what happened in it in its place, in proportion', () => {
    const [, child, mark] = inOwnTime([
      task(1_000, 40_000, 10_000),
      task(21_000, 8_000, 1_000),
      { ...thread, ph: 'I', ts: 41_000 - 4 },
    ]);
    expect(child).toEqual(task(6_000, 2_000, 1_000));
    expect(mark?.ts).toBe(10_999);
  });

  it('leaves the next task where it began', () => {
    const [, next] = inOwnTime([task(0, 40, 10), task(40, 20, 20)]);
    expect(next).toEqual(task(40, 20, 20));
  });

  it('never makes one longer, and leaves one of which nothing is known', () => {
    const events = [task(0, 10, 30), task(100, 10), task(200, 0, 5), { ...thread, ph: 'M', ts: 0 }];
    expect(inOwnTime(events)).toEqual(expect.arrayContaining(events));
  });

  it('does not take a task of one thread for the place of another', () => {
    const other = { ...task(10, 20, 20), tid: 2 };
    expect(inOwnTime([task(0, 100, 10), other])).toContainEqual(other);
  });
});
