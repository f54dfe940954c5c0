import { describe, expect, it } from '@jest/globals';
import { ageInYears } from './age';
import { startOfPeriod } from './period';
import { gravest, referenceBand } from './trend';
import type { Subject } from './vital-sign';

const now = '2026-11-20T09:00:00+05:30';
const adult: Subject = { dateOfBirth: '1972-03-14', gender: 'FEMALE', pregnancy: 'not-pregnant' };

describe('age', () => {
  it.each([
    ['2008-11-20', 18],
    ['2008-11-21', 17],
    ['2026-11-20', 0],
    ['2004-02-29', 22],
  ])('born %s is %i', (born, age) => {
    expect(ageInYears(born, now)).toBe(age);
  });

  it('is not known without a date of birth', () => {
    expect(ageInYears(null, now)).toBeNull();
    expect(ageInYears('yesterday', now)).toBeNull();
  });
});

describe('the reference band', () => {
  it('is that of the interpretation', () => {
    expect(referenceBand('blood_pressure', 'systolic', adult, now)).toMatchObject({ low: 90, high: 134 });
    expect(referenceBand('oxygen_saturation', 'value', adult, now)).toMatchObject({ low: 96, high: null });
  });

  it('is absent where none applies', () => {
    expect(referenceBand('weight', 'value', adult, now)).toBeNull();
    expect(referenceBand('glucose', 'value', adult, now)).toBeNull();
    expect(referenceBand('pulse', 'value', { ...adult, dateOfBirth: null }, now)).toBeNull();
    expect(referenceBand('pulse', 'value', { ...adult, dateOfBirth: '2015-01-01' }, now)).toBeNull();
    expect(referenceBand('blood_pressure', 'systolic', { ...adult, pregnancy: 'pregnant' }, now)).toBeNull();
  });
});

it('the gravest of a day stands for it', () => {
  expect(gravest(['in-range', 'high', 'not-assessed'])).toBe('high');
  expect(gravest(['low', 'critical', 'high'])).toBe('critical');
  expect(gravest([])).toBe('not-assessed');
});

it('a period ends now', () => {
  expect(startOfPeriod('7d', new Date(now)).toISOString()).toBe('2026-11-13T03:30:00.000Z');
});
