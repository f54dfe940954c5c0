import { describe, expect, it } from '@jest/globals';
import { assessed, pressure, subjects } from '../../../catalogue/test/clinical-states';
import { sayRanges } from './range-words';

const { man, mayBePregnant, withTarget } = subjects;
const born = (dateOfBirth: string) => ({ ...man, dateOfBirth });
const temperature = (dateOfBirth: string) => assessed('temperature', born(dateOfBirth), { value: 37 });
const glucose = (subject: typeof man, timing: 'fasting' | 'after-meal' | 'unknown') =>
  assessed('glucose', subject, { value: 97, timing });
const say = ({ interpretation }: ReturnType<typeof pressure>) => sayRanges(interpretation.ranges);
const whom = (reading: ReturnType<typeof pressure>) => say(reading).map((range) => range.split(':')[0]);

describe('the ranges in words', () => {
  it.each([
    ['2026-11-10', 'For newborns in their first 28 days'],
    ['2026-10-16', 'For babies aged 29 to 59 days'],
    ['2026-09-10', 'For babies from 60 days to under 3 months'],
    ['2026-07-10', 'For babies aged 3 to 5 months'],
  ])('of a baby born on %s are those %s', (dateOfBirth, expected) => {
    expect(whom(temperature(dateOfBirth))).toEqual([expected]);
  });

  it.each([
    ['2026-11-19', 'For babies aged 0 to 2 days, fasting'],
    ['2026-11-17', 'For babies aged 3 to 28 days, fasting'],
    ['2026-10-16', 'For babies from 29 days to under 12 months, fasting'],
  ])('of a glucose of a baby born on %s are those %s', (dateOfBirth, expected) => {
    expect(whom(glucose(born(dateOfBirth), 'fasting'))).toEqual([expected]);
  });

  it('say once each when a glucose is taken', () => {
    expect(whom(glucose(man, 'fasting'))).toEqual(['For adults, fasting']);
    expect(whom(glucose(man, 'after-meal'))).toEqual(['For adults, two hours after a meal']);
    expect(whom(glucose(mayBePregnant, 'unknown'))).toEqual([
      'For adults, at any time',
      'If this was a fasting reading',
      'If you are pregnant, at any time',
      'If you are pregnant and this was a fasting reading',
    ]);
  });

  it('say which oxygen target holds on extra oxygen', () => {
    expect(say(assessed('oxygen_saturation', withTarget, { value: 98 }))).toEqual([
      'With your oxygen target of 88 to 92 %: in range from 88\u00a0%. Critical below 84.',
      'If you are breathing extra oxygen: in range from 88 to 92\u00a0%. Critical below 84.',
    ]);
  });

  it('name the difference of a pressure only if it is too small', () => {
    expect(say(pressure(100, 84, man)).join()).toMatch(/The two numbers must be at least 21 mmHg apart\.$/);
    expect(say(pressure(105, 84, man)).join()).not.toContain('apart');
  });
});
