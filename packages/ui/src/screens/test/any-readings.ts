import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import fc from 'fast-check';
import { assessed, subjects } from '../../catalogue/test/clinical-states';

/** The moment at which they are shown, RFC 3339. */
export const now = '2026-11-20T09:00:00+05:30';

const people: Subject[] = Object.values(subjects);
const values = fc.oneof(
  fc
    .tuple(fc.integer({ min: 60, max: 230 }), fc.integer({ min: 30, max: 140 }))
    .filter(([systolic, diastolic]) => diastolic < systolic)
    .map(([systolic, diastolic]) => ({ type: 'blood_pressure' as const, numbers: { systolic, diastolic } })),
  fc
    .tuple(
      fc.integer({ min: 20, max: 650 }),
      fc.constantFrom('fasting' as const, 'unknown' as const, 'random' as const),
    )
    .map(([value, timing]) => ({ type: 'glucose' as const, numbers: { value, timing } })),
  fc.integer({ min: 22, max: 210 }).map((value) => ({ type: 'pulse' as const, numbers: { value } })),
  fc
    .integer({ min: 60, max: 100 })
    .map((value) => ({ type: 'oxygen_saturation' as const, numbers: { value } })),
  fc
    .integer({ min: 330, max: 415 })
    .map((tenths) => ({ type: 'temperature' as const, numbers: { value: tenths / 10 } })),
  fc.integer({ min: 6, max: 66 }).map((value) => ({ type: 'respiratory_rate' as const, numbers: { value } })),
);
/** Any reading of any of these people. */
export const reading = fc
  .tuple(fc.constantFrom(...people), values)
  .map(([subject, { type, numbers }]) => assessed(type, subject, numbers));

const hours = fc.integer({ min: 0, max: 23 * 60 });
/** Readings of the last day of one person. */
export const several = fc
  .tuple(fc.constantFrom(...people), fc.array(fc.tuple(values, hours), { minLength: 1, maxLength: 6 }))
  .map(([subject, all]) =>
    all.map(([{ type, numbers }, minutes]) => {
      const measuredAt = new Date(Date.parse(now) - minutes * 60_000).toISOString();
      return assessed(type, subject, { ...numbers, measuredAt });
    }),
  );
const between = (min: number, max: number) => fc.integer({ min, max });
/** Readings of the last hour that are mild alone, and urgent together. */
export const mild = fc
  .tuple(
    fc.constantFrom(subjects.man, subjects.mayBePregnant, subjects.pregnant),
    between(111, 120),
    between(21, 24),
    between(381, 389),
    between(91, 100),
  )
  .map(([subject, beats, breaths, tenths, systolic]) => [
    assessed('pulse', subject, { value: beats }),
    assessed('respiratory_rate', subject, { value: breaths }),
    assessed('temperature', subject, { value: tenths / 10 }),
    assessed('blood_pressure', subject, { systolic, diastolic: 65 }),
  ]);
