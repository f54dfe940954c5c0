import { type Moment, parseMoment } from '../kernel/moment';
import { findMomentFault } from '../profile/dates-of-life';
import { findImplausible } from './bounds';
import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from './units';
import type { Subject, Unit, VitalSignType } from './vital-sign';

/** A reading as it is sent, as far as its columns are made of it. */
type Sent = {
  type: VitalSignType;
  unit: Unit;
  measuredAt: string;
  systolic?: number;
  diastolic?: number;
  value?: number;
  arm?: 'left' | 'right';
  posture?: 'seated' | 'standing' | 'lying';
  timing?: 'fasting' | 'after-meal' | 'random' | 'unknown';
  site?: 'armpit' | 'mouth' | 'ear' | 'forehead' | 'rectum' | 'unknown';
  note?: string;
};

type FieldFault = { pointer: string; message: string; code: string };

/**
 * Finds what the contract's schema cannot say of a reading: numbers against each other, and the moment against life and clock.
 *
 * @returns the moment, which counts only where there are no faults
 */
export function checkReading(
  reading: Sent,
  subject: Pick<Subject, 'dateOfBirth'>,
  now: Date,
): { measured: Moment; faults: FieldFault[] } {
  const faults: FieldFault[] = findImplausible(reading).map(({ field, code, message }) => ({
    pointer: `/body/${field}`,
    message,
    code,
  }));
  const measured = parseMoment(reading.measuredAt);
  const fault = findMomentFault(measured, subject.dateOfBirth, now);
  if (fault) faults.push({ pointer: '/body/measuredAt', ...fault });
  return { measured: measured ?? { at: now, offset: 0 }, faults };
}

/**
 * A value in its type's canonical unit, with two decimals more than it is read with: exact for every device, and so few
 * different ones that a database can count readings by value.
 */
const canonicalValueOf = (type: VitalSignType, value: number, unit: Unit): number =>
  roundTo(toCanonical(value, unit), decimalsOf[canonicalUnitOf(type)] + 2);

/** A checked reading as it is kept, apart from who entered it and how it is assessed. */
export const toColumns = (reading: Sent, { at, offset }: Moment) => ({
  type: reading.type,
  unit: reading.unit,
  systolic: reading.systolic ?? null,
  diastolic: reading.diastolic ?? null,
  value: reading.value ?? null,
  canonicalValue:
    reading.value === undefined ? null : canonicalValueOf(reading.type, reading.value, reading.unit),
  arm: reading.arm ?? null,
  posture: reading.posture ?? null,
  timing: reading.timing ?? null,
  site: reading.site ?? null,
  note: reading.note ?? null,
  measuredAt: at,
  measuredOffset: offset,
});
