import { describe, expect, it } from '@jest/globals';
import { interpret } from '@nadi/clinical/interpretation';
import { unitsOf } from '@nadi/clinical/units';
import { type Reading as ClinicalReading, vitalSignTypes } from '@nadi/clinical/vital-sign';
import type { ReadingNumbers } from '../private/reading/reading';
import { adviceOf, directionOf } from './advice';

const unknown = { dateOfBirth: null, gender: null, pregnancy: 'unknown' } as const;
const reading = (
  type: ReadingNumbers['type'],
  unit: ReadingNumbers['unit'],
  value: number,
): ReadingNumbers => ({
  type,
  unit,
  value,
  systolic: null,
  diastolic: null,
});

describe('directionOf', () => {
  it.each([
    [reading('glucose', 'mg/dL', 48), 'low'],
    [reading('glucose', 'mmol/L', 2.7), 'low'],
    [reading('glucose', 'mg/dL', 410), 'high'],
    [reading('glucose', 'mmol/L', 22), 'high'],
    [reading('temperature', '[degF]', 94), 'low'],
    [reading('temperature', 'Cel', 40.5), 'high'],
    [reading('oxygen_saturation', '%', 88), 'low'],
    [{ ...reading('blood_pressure', 'mm[Hg]', 0), value: null, systolic: 184, diastolic: 121 }, 'high'],
  ])('%j lies at the %s end', (critical, expected) => {
    expect(directionOf(critical)).toBe(expected);
  });

  it('agrees with the clinical rules at every critical value that has two ends', () => {
    for (const type of vitalSignTypes)
      for (const unit of unitsOf[type]) {
        if (type === 'blood_pressure') continue;
        const critical = Array.from({ length: 5000 }, (_, tenth) => tenth / 10).filter(
          (value) =>
            interpret({ type, unit, value } satisfies ClinicalReading, unknown, '2026-11-20T09:00:00Z')
              .status === 'critical',
        );
        const found = critical.map((value) => directionOf(reading(type, unit, value)));
        // Going up, one changes at most once, and only from low to high.
        expect(found.join(' ')).toMatch(/^(low ?)*(high ?)*$/);
        const gap = critical.findIndex((value, index) => value - (critical[index - 1] ?? value) > 1);
        if (gap > 0) expect([found[gap - 1], found[gap]]).toEqual(['low', 'high']);
      }
  });
});

describe('adviceOf', () => {
  it('says the opposite of too little and of too much sugar', () => {
    expect(adviceOf.glucose.low.steps[0]?.()).toContain('sugar');
    expect(adviceOf.glucose.high.steps.map((step) => step()).join(' ')).not.toContain('sugar');
  });
});
