import type { ExportedVitalSign, FieldProblem, NewVitalSign } from '@nadi/contract/schema';
import type { Moment } from '@nadi/domain/kernel/moment';
import { checkReading, toColumns } from '@nadi/domain/vital-signs/new-reading';
import type { Subject, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { unprocessable } from './problems';
import type { Person } from './world';

/** @throws 422 for a reading that cannot be */
export function expectReading(reading: NewVitalSign, subject: Subject, now: Date): Moment {
  const { measured, faults } = checkReading(reading, subject, now);
  if (faults.length > 0) throw unprocessable(...faults);
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

/** A checked reading as it is exported, apart from who entered it and when. */
export function toRow(reading: NewVitalSign, moment: Moment) {
  const { measuredAt, ...columns } = toColumns(reading, moment);
  return { ...columns, measuredAt: measuredAt.toISOString() };
}

/** Marks a person's readings as deleted; one that is deleted already stays as it is. */
export function deleteReadings({ readings }: Person, ids: readonly string[], now: Date): void {
  const at = now.toISOString();
  for (const row of readings)
    if (ids.includes(row.id) && row.deletedAt === null)
      Object.assign(row, { deletedAt: at, updatedAt: at, version: row.version + 1 });
}

export const measuredOn = ({ measuredAt }: ExportedVitalSign): number => Date.parse(measuredAt);

/** A person's readings that are not deleted, newest first. */
export const readingsOf = ({ readings }: Person, type?: VitalSignType): ExportedVitalSign[] =>
  readings
    .filter((one) => one.deletedAt === null && (type === undefined || one.type === type))
    .sort((a, b) => measuredOn(b) - measuredOn(a) || (a.id < b.id ? 1 : -1));
