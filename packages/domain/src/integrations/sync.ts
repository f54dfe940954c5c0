import { formatMoment } from '../kernel/moment';
import { offsetAt } from '../kernel/time-zone';
import type { Subject, VitalSignType } from '../vital-signs/vital-sign';
import { type ImportedReading, sortReadings } from './health-import';

/** A reading of an account that was not added, with the reason in words. */
export type LeftOutOfSync = { type: VitalSignType; measuredAt: string; message: string };

/** Readings of one fetch that are listed as left out; more are not kept. */
export const maxLeftOut = 1000;

/** Milliseconds for which it is kept what a fetch brought. */
export const syncsKept = 366 * 86_400_000;

/** Writes an instant with the offset of a time zone, as the person saw it on their clock. @param timeZone a known name */
export const momentIn = (at: Date, timeZone: string): string =>
  formatMoment({ at, offset: Math.round(offsetAt(at, timeZone) / 60_000) });

/**
 * Decides for each reading of an account if it is added.
 *
 * @param leftOut what was left out before
 */
export function sortSync(
  { readings, leftOut }: { readings: readonly ImportedReading[]; leftOut: readonly LeftOutOfSync[] },
  given: { there: ReadonlySet<string>; subject: Pick<Subject, 'dateOfBirth'>; now: Date },
): { added: (ImportedReading & { identity: string })[]; alreadyThere: number; leftOut: LeftOutOfSync[] } {
  // The number of its place leads from what is left out to its reading.
  const numbered = readings.map((reading, index) => ({ ...reading, row: index }));
  const sorted = sortReadings(numbered, given);
  const impossible = sorted.leftOut.map(({ row, type, message }): LeftOutOfSync => {
    const measuredAt = readings[row]?.measuredAt ?? given.now.toISOString();
    return { type, measuredAt, message };
  });
  return {
    added: sorted.added,
    alreadyThere: sorted.alreadyThere,
    leftOut: [...leftOut, ...impossible].slice(0, maxLeftOut),
  };
}
