import { parseMoment } from '../kernel/moment';
import { checkReading } from '../vital-signs/new-reading';
import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from '../vital-signs/units';
import type { Subject, Unit, VitalSignType } from '../vital-signs/vital-sign';

/** A reading of a file, before it is checked. */
export type ImportedReading = {
  /** The line of the file, from 1. */
  row: number;
  type: VitalSignType;
  unit: Unit;
  measuredAt: string;
  systolic?: number;
  diastolic?: number;
  value?: number;
};

export type LeftOut = {
  row: number;
  type: VitalSignType;
  reason: 'already-there' | 'impossible';
  message: string | null;
};

export const maxImportedReadings = 1000;
export const maxImports = 2000;

type Numbers = Pick<ImportedReading, 'type' | 'unit'> & {
  systolic?: number | null;
  diastolic?: number | null;
  value?: number | null;
};

/** Returns the same text for two readings of one type, moment and value, in whichever units they are. */
export function identityOf({ type, unit, systolic, diastolic, value }: Numbers, at: Date): string {
  const canonical = canonicalUnitOf(type);
  const number =
    type === 'blood_pressure'
      ? `${systolic}/${diastolic}`
      : roundTo(toCanonical(value ?? Number.NaN, unit), decimalsOf[canonical]);
  return `${type} ${at.toISOString()} ${number}`;
}

const whole: ReadonlySet<VitalSignType> = new Set(['blood_pressure', 'pulse', 'respiratory_rate']);

/** Says why a reading of a file cannot be; null where it can. The numbers that a type has no place for are a fault too: nothing is dropped unsaid. */
export function findImpossible(
  reading: ImportedReading,
  subject: Pick<Subject, 'dateOfBirth'>,
  now: Date,
): string | null {
  const { systolic, diastolic, value } = reading;
  const isPressure = reading.type === 'blood_pressure';
  if (isPressure && value !== undefined) return 'Blood pressure has an upper and a lower number.';
  if (!isPressure && (systolic !== undefined || diastolic !== undefined))
    return 'Only blood pressure has an upper and a lower number.';
  if (isPressure && reading.unit !== 'mm[Hg]') return 'Blood pressure is in mmHg.';
  const [fault] = checkReading(reading, subject, now).faults;
  if (fault) return fault.message;
  const numbers = isPressure ? [systolic, diastolic] : [value];
  if (whole.has(reading.type) && numbers.some((one) => !Number.isInteger(one)))
    return 'Must be a whole number.';
  return null;
}

/**
 * Decides for each reading of a file if it is added.
 *
 * @param there `identityOf` the readings that the record has
 */
export function sortReadings(
  readings: readonly ImportedReading[],
  { there, subject, now }: { there: ReadonlySet<string>; subject: Pick<Subject, 'dateOfBirth'>; now: Date },
): { added: ImportedReading[]; leftOut: LeftOut[] } {
  const known = new Set(there);
  const added: ImportedReading[] = [];
  const leftOut: LeftOut[] = [];
  for (const reading of readings) {
    const { row, type } = reading;
    const message = findImpossible(reading, subject, now);
    const moment = parseMoment(reading.measuredAt);
    const identity = moment && identityOf(reading, moment.at);
    if (message !== null || identity === null) leftOut.push({ row, type, reason: 'impossible', message });
    else if (known.has(identity)) leftOut.push({ row, type, reason: 'already-there', message: null });
    else {
      known.add(identity);
      added.push(reading);
    }
  }
  return { added, leftOut };
}

export function findTooManyImports(count: number) {
  if (count < maxImports) return null;
  const message = `You can keep ${maxImports} imports at most.`;
  return { pointer: '/body', message, code: 'too-many' };
}

/** An import as the API answers it. */
export function presentImport<Row extends { readingIds: readonly string[] }>(
  row: Row,
): Omit<Row, 'readingIds' | 'patientId'> & { added: number } {
  const { readingIds, patientId: _, ...rest } = row as Row & { patientId?: string };
  return { ...rest, added: readingIds.length };
}
