import { describe, expect, it } from '@jest/globals';
import { ageInYears } from '../kernel/age';
import { startOfPeriod } from '../kernel/period';
import { mostSevereStatus } from './status-severity';
import { referenceBand } from './trend';
import type { Subject } from './vital-sign';

const now = '2026-11-20T09:00:00+05:30';
const adult: Subject = { dateOfBirth: '1972-03-14', gender: 'MALE', facts: [] };
const pregnant: Subject = {
  dateOfBirth: '1996-03-14',
  gender: 'FEMALE',
  facts: [{ type: 'pregnant', from: '2026-09-01', to: null, metres: null }],
};

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
  it('is that of the interpretation, with its critical limits', () => {
    expect(referenceBand('blood_pressure', 'systolic', adult, now)).toMatchObject({
      group: 'adult',
      low: 91,
      high: 134,
      criticalBelow: 91,
      criticalFrom: 180,
    });
    expect(referenceBand('oxygen_saturation', 'value', adult, now)).toMatchObject({ low: 95, high: null });
    expect(referenceBand('pulse', 'value', { ...adult, dateOfBirth: '2015-01-01' }, now)).toMatchObject({
      group: 'child',
      high: 104,
    });
  });

  it('is the stricter of both in pregnancy', () => {
    expect(referenceBand('blood_pressure', 'diastolic', pregnant, now)).toMatchObject({
      group: 'pregnant-or-after-birth',
      criticalFrom: 110,
    });
  });

  it('is absent where none is published, or where it depends on the meal', () => {
    expect(referenceBand('weight', 'value', adult, now)).toBeNull();
    expect(referenceBand('glucose', 'value', adult, now)).toBeNull();
  });
});

describe('the most severe of a day stands for it', () => {
  it('critical before high, high before low', () => {
    expect(mostSevereStatus(['in-range', 'high', 'not-assessed'])).toBe('high');
    expect(mostSevereStatus(['low', 'critical', 'high'])).toBe('critical');
  });

  it('a day of which half was not assessed was not in range', () => {
    expect(mostSevereStatus(['in-range', 'not-assessed', 'in-range'])).toBe('not-assessed');
    expect(mostSevereStatus([])).toBe('not-assessed');
  });
});

it('a period ends now', () => {
  expect(startOfPeriod('7d', new Date(now)).toISOString()).toBe('2026-11-13T03:30:00.000Z');
});
