import { findImplausible } from '@nadi/clinical/bounds';
import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from '@nadi/clinical/units';
import type { Subject, VitalSignType } from '@nadi/clinical/vital-sign';
import type { ExportedVitalSign, FieldProblem, NewVitalSign } from '@nadi/contract/schema';
import { formatMoment, type Moment, parseMoment } from './moments';
import { unprocessable } from './problems';
import type { Person } from './world';

/** A clock that is a little ahead must not cost anyone a reading. */
const tolerance = 5 * 60_000;
const longestLife = 130;

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
  faults.push(...checkMoment(measured, subject, now));
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

function checkMoment(measured: Moment | null, { dateOfBirth }: Subject, now: Date): FieldProblem[] {
  if (!measured) return [momentFault('Must be a moment that exists.', 'format')];
  if (measured.at.getTime() > now.getTime() + tolerance)
    return [momentFault('Must not be in the future.', 'future')];
  if (dateOfBirth !== null && formatMoment(measured).slice(0, 10) < dateOfBirth)
    return [momentFault('Must not be before the date of birth.', 'before-birth')];
  if (measured.at.getUTCFullYear() < now.getUTCFullYear() - longestLife)
    return [momentFault('Must not be so long ago.', 'too-old')];
  return [];
}

const momentFault = (message: string, code: string): FieldProblem => ({
  pointer: '/body/measuredAt',
  message,
  code,
});

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
