import { formatMoment, parseMoment } from '../kernel/moment';
import { offsetAt } from '../kernel/time-zone';
import { assess, mayBeUrgent } from '../vital-signs/assessment';
import { isDangerousIfShown } from '../vital-signs/bounds';
import type { Subject, Unit, VitalSignType } from '../vital-signs/vital-sign';
import { type ImportedReading, sortReadings } from './health-import';

/** A reading of an account that was not added, with the reason in words. Its type is null if it could not be read at all. */
export type LeftOutOfSync = {
  type: VitalSignType | null;
  measuredAt: string | null;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
  unit: Unit | null;
  /** True if it is critical, or could be, should it be real and the person's own. */
  isDangerous: boolean;
  message: string;
};

/** A part of what an account has. */
export type FetchedPage = {
  readings: readonly ImportedReading[];
  /** Readings of which the device does not know if they are of this person. */
  doubtful: readonly ImportedReading[];
  /** When each reading was measured that has another form than was described; null if that is not known either. */
  unreadable: readonly (string | null)[];
};

/** Readings of one fetch that are listed as left out; more are not kept. */
export const maxLeftOut = 1000;

/** Milliseconds for which it is kept what a fetch left out; what it added is kept with the record. */
export const leftOutKept = 366 * 86_400_000;

/** Milliseconds for which a connection tells how many readings need attention. */
export const attentionLasts = 7 * 86_400_000;

/** Writes an instant with the offset of a time zone, as the person saw it on their clock. @param timeZone a known name */
export const momentIn = (at: Date, timeZone: string): string =>
  formatMoment({ at, offset: Math.round(offsetAt(at, timeZone) / 60_000) });

/** Returns the same text for a reading that was left out before. */
export const leftOutKey = ({ type, measuredAt, systolic, diastolic, value }: LeftOutOfSync): string =>
  `${type} ${(measuredAt && parseMoment(measuredAt)?.at.toISOString()) ?? measuredAt} ${systolic}/${diastolic}/${value}`;

/** A number of blood pressure that came without the other one is assessed beside one that is normal. */
const [normalSystolic, normalDiastolic] = [115, 75];

/** Tells if a reading that is not added would be critical, or could be. */
export function mayBeDangerous(reading: ImportedReading, subject: Subject, now: Date): boolean {
  const isPressure = reading.type === 'blood_pressure';
  const whole = isPressure
    ? {
        ...reading,
        systolic: reading.systolic ?? Math.max(normalSystolic, (reading.diastolic ?? 0) + 40),
        diastolic: reading.diastolic ?? Math.min(normalDiastolic, (reading.systolic ?? normalSystolic) - 40),
      }
    : reading;
  if (isDangerousIfShown(whole)) return true;
  const at = parseMoment(reading.measuredAt) ? reading.measuredAt : now.toISOString();
  return mayBeUrgent(assess(whole, subject, at));
}

type Given = {
  /** `identityOf` the readings that the record has, or had. */
  there: ReadonlySet<string>;
  /** `leftOutKey` of what earlier fetches left out. */
  leftOutBefore: ReadonlySet<string>;
  subject: Subject;
  now: Date;
};

/**
 * Decides for each reading of an account if it is added. What an earlier fetch left out is not listed again.
 */
export function sortSync(
  { readings, doubtful, unreadable }: FetchedPage,
  { leftOutBefore, ...given }: Given,
): { added: (ImportedReading & { identity: string })[]; alreadyThere: number; leftOut: LeftOutOfSync[] } {
  const { subject, now } = given;
  const leaveOut = (reading: ImportedReading, message: string): LeftOutOfSync => ({
    ...{ type: reading.type, measuredAt: reading.measuredAt, unit: reading.unit, message },
    ...{
      systolic: reading.systolic ?? null,
      diastolic: reading.diastolic ?? null,
      value: reading.value ?? null,
    },
    isDangerous: mayBeDangerous(reading, subject, now),
  });
  // The number of its place leads from what is left out to its reading.
  const numbered = readings.map((reading, index) => ({ ...reading, row: index }));
  const sorted = sortReadings(numbered, given);
  const known = new Set(leftOutBefore);
  const leftOut: LeftOutOfSync[] = [];
  const list = (one: LeftOutOfSync) => {
    const key = leftOutKey(one);
    if (known.has(key)) return;
    known.add(key);
    leftOut.push(one);
  };
  for (const reading of doubtful) list(leaveOut(reading, notSure));
  for (const { row, message } of sorted.leftOut) {
    const reading = readings[row];
    if (reading) list(leaveOut(reading, message));
  }
  for (const measuredAt of unreadable) list({ ...notRead, measuredAt });
  return { added: sorted.added, alreadyThere: sorted.alreadyThere, leftOut };
}

const notSure = 'The device was not sure that it was you.';
const notRead = {
  ...{ type: null, unit: null, systolic: null, diastolic: null, value: null },
  // Its value is known only to the device.
  ...{ isDangerous: false, message: 'It could not be read. Look at it in the app of the device.' },
} as const;

/** Lists first what may be dangerous, and no more than is kept. */
export const listLeftOut = (all: readonly LeftOutOfSync[]): LeftOutOfSync[] =>
  [...all].sort((one, other) => Number(other.isDangerous) - Number(one.isDangerous)).slice(0, maxLeftOut);

/** Tells if a person hears of a reading at once. One whose moment cannot be is news: it may be of now, by a clock that is wrong. */
export function isNews(measuredAt: string | null, since: Date, now: Date): boolean {
  const at = measuredAt === null ? null : parseMoment(measuredAt)?.at;
  return !at || at >= since || at > now;
}
