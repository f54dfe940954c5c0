import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysFromTo } from '../kernel/calendar';
import type { GoalPoint, Target } from './goal';
import { forecastOf } from './goal-forecast';

const today = '2026-11-20';
const down: Target = { direction: 'at_most', targetValue: 65 };

/** A value for each of the last days, oldest first. @param ago days before today */
const valuesOf = (of: (ago: number) => number, agos: readonly number[]): GoalPoint[] =>
  [...agos].sort((a, b) => b - a).map((ago) => ({ day: addDays(today, -ago), value: of(ago) }));
const everyThird = [0, 3, 6, 9, 12, 15, 18, 21];

const agos = fc
  .uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 5, maxLength: 30 })
  .filter((days) => Math.max(...days) - Math.min(...days) >= 14);
const noise = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 30, maxLength: 30 });
const scattered = fc
  .record({
    agos,
    noise,
    level: fc.double({ min: 60, max: 120, noNaN: true }),
    slope: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  .map(({ agos: days, noise: by, level, slope }) =>
    // Eighths, so that a mirrored value is exact.
    valuesOf((ago) => Math.round(8 * (level - slope * ago + (by[ago] ?? 0))) / 8, days),
  );

describe('the forecast of a goal', () => {
  it('names the day on which a straight line reaches the target', () => {
    const found = forecastOf(
      down,
      valuesOf((ago) => 67 + 0.1 * ago, everyThird),
      today,
    );
    expect(found).toEqual({
      ...{ outcome: 'expected', day: '2026-12-10', earliest: '2026-12-10', latest: '2026-12-10' },
      days: 8,
    });
  });

  it.each([
    ['reached', 'the latest value is at the target', valuesOf((ago) => 65 + ago, everyThird)],
    ['not_enough_data', 'there is no value', []],
    ['not_enough_data', 'there are four values', valuesOf((ago) => 67 + 0.1 * ago, [0, 7, 14, 21])],
    [
      'not_enough_data',
      'all are of less than two weeks',
      valuesOf((ago) => 67 + 0.1 * ago, [0, 2, 4, 6, 8, 13]),
    ],
    [
      'not_enough_data',
      'all are older than thirty days',
      valuesOf((ago) => 67 + 0.1 * ago, [30, 40, 50, 60, 70]),
    ],
    ['not_approaching', 'the line leads away', valuesOf((ago) => 67 - 0.1 * ago, everyThird)],
    ['not_approaching', 'nothing changes', valuesOf(() => 67, everyThird)],
    ['too_uncertain', 'the values go up and down', valuesOf((ago) => 67 + (ago % 2), everyThird)],
    ['too_uncertain', 'the day is more than a year away', valuesOf((ago) => 67 + 0.001 * ago, everyThird)],
  ] as const)('is %s if %s', (outcome, _, series) => {
    expect(forecastOf(down, series, today)).toMatchObject({
      outcome,
      day: null,
      earliest: null,
      latest: null,
    });
  });

  it('has its day within its interval, from today on and within a year, whatever the values are', () => {
    fc.assert(
      fc.property(scattered, fc.double({ min: 40, max: 140, noNaN: true }), (series, targetValue) => {
        const found = forecastOf({ direction: 'at_most', targetValue }, series, today);
        const isNamed = found.outcome === 'expected';
        expect([found.day !== null, found.earliest !== null, found.latest !== null]).toEqual([
          isNamed,
          isNamed,
          isNamed,
        ]);
        if (!isNamed) return;
        const { earliest, day, latest } = found as { earliest: string; day: string; latest: string };
        expect([today <= earliest, earliest <= day, day <= latest]).toEqual([true, true, true]);
        expect(daysFromTo(today, latest)).toBeLessThanOrEqual(366);
      }),
    );
  });

  it('is the same for a mirrored goal, and moves with the calendar', () => {
    fc.assert(
      fc.property(scattered, fc.integer({ min: -400, max: 400 }), (series, days) => {
        const found = forecastOf(down, series, today);
        const mirrored = series.map(({ day, value }) => ({ day, value: 130 - value }));
        const reflected = forecastOf({ direction: 'at_least', targetValue: 65 }, mirrored, today);
        expect(reflected.outcome).toBe(found.outcome);
        const moved = series.map(({ day, value }) => ({ day: addDays(day, days), value }));
        const later = forecastOf(down, moved, addDays(today, days));
        expect(later).toMatchObject({ outcome: found.outcome, day: found.day && addDays(found.day, days) });
      }),
    );
  });

  it('widens its interval with the scatter of the values', () => {
    const widthOf = (scatter: number) => {
      const by = [1, -1, -1, 1, 1, -1, -1, 1];
      const series = valuesOf((ago) => 67 + 0.1 * ago + scatter * (by[ago / 3] ?? 0), everyThird);
      const { earliest, latest } = forecastOf(down, series, today);
      return earliest && latest ? daysFromTo(earliest, latest) : Number.POSITIVE_INFINITY;
    };
    const widths = [0, 0.05, 0.1, 0.2].map(widthOf);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths[0]).toBe(0);
    expect(widths[2]).toBeGreaterThan(2);
  });
});
