import { describe, expect, it } from '@jest/globals';
import { addDays } from '../kernel/calendar';
import { periods } from '../kernel/period';
import {
  addUp,
  analyticsFigures,
  analyticsTable,
  daysToCount,
  partsOfPeriod,
  reportOf,
  roundCount,
  shareOf,
} from './analytics';

const today = '2026-11-26';
const year = Array.from({ length: 372 }, (_, index) => addDays(today, -1 - index));
/** Counts as the database would have them, rounded as they are kept. */
const keep = (count: (day: string, figure: string, index: number) => number) =>
  year.flatMap((day, index) =>
    [...analyticsFigures, 'active-patients-week', 'active-doctors-week'].map((figure) => ({
      ...{ day, figure },
      count: roundCount(count(day, figure, index)),
    })),
  );

describe('a count of analytics', () => {
  it('is rounded down to tens, and is nothing below ten', () => {
    expect([0, 1, 9, 10, 19, 20, 412].map(roundCount)).toEqual([0, 0, 0, 10, 10, 20, 410]);
  });

  it('adds up what may be told, and says that days are left out', () => {
    expect(addUp([10, 20])).toEqual({ state: 'COUNTED', atLeast: 30 });
    expect(addUp([10, 0])).toEqual({ state: 'PARTLY', atLeast: 10 });
    expect(addUp([10, undefined])).toEqual({ state: 'PARTLY', atLeast: 10 });
    expect(addUp([0, 0])).toEqual({ state: 'FEWER', atLeast: null });
    expect(addUp([undefined])).toEqual({ state: 'UNKNOWN', atLeast: null });
  });
});

describe('an analytics report', () => {
  it.each(periods)('is the same for %s, whatever is hidden below ten', (period) => {
    // Two worlds that differ in nothing but hidden counts and rests: no report of any period tells them apart.
    const one = keep((_, __, index) => (index % 3) * 10);
    const other = keep((_, __, index) => (index % 3) * 10 + ((index * 7) % 10));
    expect(reportOf(other, period, today)).toEqual(reportOf(one, period, today));
  });

  it('has no count between one and nine, and no two that differ by so few', () => {
    const kept = keep((_, figure, index) => (index * 13 + figure.length * 5) % 47);
    const told = periods.flatMap((period) =>
      reportOf(kept, period, today).figures.flatMap(({ total, counts }) => [total, ...counts]),
    );
    const numbers = told.flatMap(({ atLeast }) => atLeast ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((count) => count < 10 || count % 10 !== 0)).toEqual([]);
  });

  it('begins a week on Monday and leaves out the one that is not over', () => {
    const { step, parts } = partsOfPeriod('90d', today);
    expect(step).toBe('week');
    expect(parts).toHaveLength(13);
    expect(parts.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(partsOfPeriod('7d', today).parts.at(-1)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });

  it('takes people of a week as counted for the week, and tells the most of them', () => {
    const kept = keep((day, figure) => {
      if (figure === 'active-patients') return 50;
      return figure === 'active-patients-week' ? (day === '2026-11-16' ? 90 : 60) : 0;
    });
    const found = reportOf(kept, '90d', today).figures[0];
    expect(found?.counts.at(-1)).toEqual({ state: 'COUNTED', atLeast: 90 });
    expect(found?.total).toEqual({ state: 'COUNTED', atLeast: 90 });
  });

  it('says that nothing was counted where nothing was', () => {
    const { countedTo, figures } = reportOf([], '7d', today);
    expect(countedTo).toBeNull();
    expect(figures.every(({ total }) => total.state === 'UNKNOWN')).toBe(true);
  });
});

describe('a share', () => {
  it('has bounds between which it is', () => {
    expect(shareOf([900], [[100]])).toEqual({ lowest: 89, highest: 91 });
  });
  it('is not told where its bounds are far apart, or nothing is known', () => {
    expect(shareOf([10], [[0]])).toBeNull();
    expect(shareOf([], [[]])).toBeNull();
    expect(shareOf([0], [[0]])).toBeNull();
  });
});

describe('days to count', () => {
  it('are those that were not counted, and the last week again', () => {
    const counted = new Set(year);
    expect(daysToCount(counted, today)).toEqual(year.slice(0, 7));
    counted.delete('2026-01-01');
    expect(daysToCount(counted, today)).toContain('2026-01-01');
    expect(daysToCount(new Set(), today)).toHaveLength(372);
  });
});

describe('the table of a report', () => {
  it('has a line for each part, with hidden counts empty', () => {
    const report = reportOf(
      keep(() => 9),
      '7d',
      today,
    );
    const lines = analyticsTable(report).split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toMatch(/^from,to,active-patients,active-patients state,/);
    expect(lines[1]).toMatch(/^2026-11-19,2026-11-19,,FEWER,/);
  });
});
