import { parseMoment } from '../kernel/moment';
import { assess, mayBeUrgent } from '../vital-signs/assessment';
import { ifReal } from '../vital-signs/bounds';
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

/** A reading that is impossible, with the reason. */
export type LeftOut = { row: number; type: VitalSignType; message: string };

export const maxImportedReadings = 1000;
export const maxImports = 10_000;

type Numbers = Pick<ImportedReading, 'type' | 'unit'> & {
  systolic?: number | null;
  diastolic?: number | null;
  value?: number | null;
};

/**
 * Returns the same text for two readings of one type, moment and value, in whichever units they are. Glucose is compared as devices round it in
 * mmol/L, the coarser of its units: 100 mg/dL and 5.6 mmol/L are one reading.
 */
export function identityOf({ type, unit, systolic, diastolic, value }: Numbers, at: Date): string {
  return `${type} ${at.toISOString()} ${type === 'blood_pressure' ? `${systolic}/${diastolic}` : comparable(type, unit, value)}`;
}

/** Returns the moment and the identity of each reading whose moment can be read. */
export function identified(readings: readonly ImportedReading[]): { at: Date; identity: string }[] {
  return readings.flatMap((reading) => {
    const moment = parseMoment(reading.measuredAt);
    return moment ? [{ at: moment.at, identity: identityOf(reading, moment.at) }] : [];
  });
}

function comparable(type: VitalSignType, unit: Unit, value: number | null | undefined): number {
  const number = value ?? Number.NaN;
  if (type !== 'glucose') return roundTo(toCanonical(number, unit), decimalsOf[canonicalUnitOf(type)]);
  const perMole = unit === 'mmol/L' ? number : number / toCanonical(1, 'mmol/L');
  return roundTo(perMole, decimalsOf['mmol/L']);
}

const whole: ReadonlySet<VitalSignType> = new Set(['blood_pressure', 'pulse', 'respiratory_rate']);

const unknownSubject: Subject = { dateOfBirth: null, gender: null, facts: [] };

/**
 * Says why a reading of a file cannot be; null where it can. The numbers that a type has no place for are a fault too: nothing is dropped unsaid.
 * A critical reading whose time is in the future, or cannot be read, may be of now: the fault says then whom to call.
 */
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
  const { faults } = checkReading(reading, subject, now);
  const [fault] = faults;
  if (fault) {
    const mayBeNow = faults.every(
      ({ pointer, code }) => pointer === '/body/measuredAt' && ['future', 'format'].includes(code),
    );
    const isUrgent = mayBeNow && mayBeUrgent(assess(reading, unknownSubject, now.toISOString()));
    return isUrgent ? `${fault.message} ${ifReal}` : fault.message;
  }
  const numbers = isPressure ? [systolic, diastolic] : [value];
  if (whole.has(reading.type) && numbers.some((one) => !Number.isInteger(one)))
    return 'Must be a whole number.';
  return null;
}

type Possible = ImportedReading & { identity: string };

/** Separates the readings of a file that can be from those that cannot, with the reason of each. */
export function splitReadings(
  readings: readonly ImportedReading[],
  { subject, now }: { subject: Pick<Subject, 'dateOfBirth'>; now: Date },
): { possible: Possible[]; leftOut: LeftOut[] } {
  const possible: Possible[] = [];
  const leftOut: LeftOut[] = [];
  for (const reading of readings) {
    const { row, type } = reading;
    const message = findImpossible(reading, subject, now);
    const moment = parseMoment(reading.measuredAt);
    if (message === null && moment) possible.push({ ...reading, identity: identityOf(reading, moment.at) });
    else leftOut.push({ row, type, message: message ?? 'Its moment cannot be read.' });
  }
  return { possible, leftOut };
}

/**
 * Decides for each possible reading of a file if it is added.
 *
 * @param there `identityOf` the readings that the record has, and of those that earlier imports added, also if they were changed or deleted since
 */
export function findNew(
  possible: readonly Possible[],
  there: ReadonlySet<string>,
): { added: Possible[]; alreadyThere: number } {
  const known = new Set(there);
  const added = possible.filter(({ identity }) => !known.has(identity) && known.add(identity));
  return { added, alreadyThere: possible.length - added.length };
}

/** Decides for each reading of a file if it is added; see `splitReadings` and `findNew`. */
export function sortReadings(
  readings: readonly ImportedReading[],
  { there, ...given }: { there: ReadonlySet<string>; subject: Pick<Subject, 'dateOfBirth'>; now: Date },
): { added: Possible[]; alreadyThere: number; leftOut: LeftOut[] } {
  const { possible, leftOut } = splitReadings(readings, given);
  return { ...findNew(possible, there), leftOut };
}

export function findTooManyImports(count: number) {
  if (count < maxImports) return null;
  const message = `You can keep ${maxImports} imports at most.`;
  return { pointer: '/body', message, code: 'too-many' };
}

/** The columns of an import that no answer shows. */
type Inner = 'patientId' | 'readingIds' | 'identities' | 'partOf' | 'measuredFrom' | 'measuredUntil';
const inner: ReadonlySet<string> = new Set<Inner>([
  ...(['patientId', 'readingIds', 'identities', 'partOf', 'measuredFrom', 'measuredUntil'] as const),
]);

/** An import as the API answers it. */
export const presentImport = <Row extends object>(row: Row): Omit<Row, Inner> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !inner.has(key))) as Omit<Row, Inner>;
