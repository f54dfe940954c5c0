import { describe, expect, it } from '@jest/globals';
import { cornersOf } from './course-corners';

const at = (day: number, value: number | null) => ({ at: `2026-11-${day}T08:00:00+05:30`, value });

describe('the course of readings', () => {
  it('goes from edge to edge, each at its time, the highest on top', () => {
    expect(cornersOf([at(10, 100), at(11, 140), at(20, 120)])).toEqual([
      { x: 3, y: 21 },
      { x: 12, y: 3 },
      { x: 93, y: 12 },
    ]);
  });

  it('runs through the middle where nothing changes', () => {
    expect(cornersOf([at(10, 70), at(20, 70)]).map(({ y }) => y)).toEqual([12, 12]);
  });

  it('is one mark at the right for one reading, and none for none', () => {
    expect(cornersOf([at(10, 70)])).toEqual([{ x: 93, y: 12 }]);
    expect(cornersOf([at(10, null)])).toEqual([]);
  });
});
