import { describe, expect, it } from '@jest/globals';
import { comparePeriods } from './compare-periods';
import type { VitalSignType } from './vital-sign';

type Pair = readonly [systolic: number | null, diastolic: number | null];

const pressure = (now: Pair, before: Pair, enough = { now: true, before: true }) => {
  const lines = ([systolic, diastolic]: Pair) => [
    { code: 'systolic' as const, unit: 'mm[Hg]' as const, average: systolic },
    { code: 'diastolic' as const, unit: 'mm[Hg]' as const, average: diastolic },
  ];
  return comparePeriods({
    type: 'blood_pressure',
    enough: { isEnough: enough.now },
    series: lines(now),
    before: { enough: { isEnough: enough.before }, averages: lines(before) },
  });
};

const single = (type: VitalSignType, now: number, before: number) =>
  comparePeriods({
    type,
    enough: { isEnough: true },
    series: [{ code: 'value', unit: 'kg', average: now }],
    before: { enough: { isEnough: true }, averages: [{ code: 'value', unit: 'kg', average: before }] },
  });

describe('the blood pressure of two periods', () => {
  it('is lower or higher only if it differs by more than a cuff may be off', () => {
    expect(pressure([128, 81], [140, 89]).verdict).toBe('lower');
    expect(pressure([134.4, 84], [129, 82]).verdict).toBe('same');
    expect(pressure([135, 84], [129, 82]).verdict).toBe('higher');
    expect(pressure([130, 80], [130, 86]).verdict).toBe('lower');
  });

  it('is mixed if one number rose and the other fell', () => {
    expect(pressure([140, 70], [130, 80]).verdict).toBe('mixed');
  });

  it('is not compared where one period has too few readings, and then shows no figures', () => {
    for (const enough of [
      { now: false, before: true },
      { now: true, before: false },
    ])
      expect(pressure([128, 81], [140, 89], enough)).toMatchObject({ verdict: 'not-enough', changes: [] });
    expect(pressure([128, 81], [null, null]).verdict).toBe('not-enough');
  });

  it('differs by the rounded figures that are shown', () => {
    const { changes, error } = pressure([128.4, 81.2], [139.6, 88.9]);
    expect(changes.map(({ difference }) => difference)).toEqual([-12, -8]);
    expect(error?.source.title).toMatch(/ISO 81060-2/);
  });
});

describe('other measures', () => {
  it('are told in figures alone: we know of no error that a change must exceed', () => {
    expect(single('weight', 71.7, 73)).toMatchObject({
      verdict: 'unclaimed',
      changes: [{ before: 73, now: 71.7, difference: -1.3 }],
      error: null,
    });
  });

  it('are not claimed to differ for glucose either, since meals are mixed, but have the error of a single reading', () => {
    const { verdict, error } = single('glucose', 180, 110);
    expect(verdict).toBe('unclaimed');
    expect(error?.source.title).toMatch(/ISO 15197/);
  });
});
