import type { ExportedVitalSign, FieldProblem, NewVitalSign } from '@nadi/contract/schema';
import { type Moment, parseMoment } from '@nadi/domain/kernel/moment';
import { findMomentFault } from '@nadi/domain/profile/dates-of-life';
import { findImplausible } from '@nadi/domain/vital-signs/bounds';
import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from '@nadi/domain/vital-signs/units';
import type { Subject, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { unprocessable } from './problems';
import type { Person } from './world';

/**
 * What the contract's schema cannot say of a reading: numbers against each other, and the moment against life and clock.
 *
 * @throws 422 for one that cannot be
 */
export function checkReading(reading: NewVitalSign, subject: Subject, now: Date): Moment {
  const faults: FieldProblem[] = findImplausible(reading).map(({ field, code, message }) => ({
    pointer: `/body/${field}`,
    message,
    code,
  }));
  const measured = parseMoment(reading.measuredAt);
  const fault = findMomentFault(measured, subject.dateOfBirth, now);
  if (fault) faults.push({ pointer: '/body/measuredAt', ...fault });
  if (!measured || faults.length > 0) throw unprocessable(...faults);
  return measured;
}

const fieldsOf = (type: VitalSignType): readonly (keyof NewVitalSign)[] => {
  if (type === 'blood_pressure') return ['systolic', 'diastolic', 'arm', 'posture'];
  if (type === 'temperature') return ['value', 'site'];
  return type === 'glucose' ? ['value', 'timing'] : ['value'];
};
const optional = ['systolic', 'diastolic', 'value', 'arm', 'posture', 'timing', 'site'] as const;

/** Fields that do not go with the type of a reading: a patch can name them, since it does not name the type. */
export const findMisplaced = (reading: NewVitalSign): FieldProblem[] =>
  optional
    .filter((field) => reading[field] !== undefined && !fieldsOf(reading.type).includes(field))
    .map((field) => ({
      pointer: `/body/${field}`,
      message: 'Must not be given with this type.',
      code: 'not-allowed',
    }));

const canonicalValueOf = ({ type, unit, value }: NewVitalSign): number | null =>
  value === undefined ? null : roundTo(toCanonical(value, unit), decimalsOf[canonicalUnitOf(type)] + 2);

/** A checked reading as it is kept, apart from who entered it and when. */
export const toRow = (reading: NewVitalSign, { at, offset }: Moment) => ({
  type: reading.type,
  unit: reading.unit,
  systolic: reading.systolic ?? null,
  diastolic: reading.diastolic ?? null,
  value: reading.value ?? null,
  canonicalValue: canonicalValueOf(reading),
  arm: reading.arm ?? null,
  posture: reading.posture ?? null,
  timing: reading.timing ?? null,
  site: reading.site ?? null,
  note: reading.note ?? null,
  measuredAt: at.toISOString(),
  measuredOffset: offset,
});

export const measuredOn = ({ measuredAt }: ExportedVitalSign): number => Date.parse(measuredAt);

/** What is left of someone's readings, the newest first. */
export const readingsOf = ({ readings }: Person, type?: VitalSignType): ExportedVitalSign[] =>
  readings
    .filter((one) => one.deletedAt === null && (type === undefined || one.type === type))
    .sort((a, b) => measuredOn(b) - measuredOn(a) || (a.id < b.id ? 1 : -1));
