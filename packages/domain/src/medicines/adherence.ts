import { isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import { type DayDose, statesOf } from './day';
import type { KeptDose, KeptMedicine } from './medicine';

/** Days whose doses are counted, today included. */
export const adherenceDays = 28;

export type Adherence = {
  /** Doses whose time is over, and those that were recorded before. */
  planned: number;
  taken: number;
  skipped: number;
  notRecorded: number;
};

export type MedicineAdherence<Dose> = Adherence & {
  medicineId: string;
  /** One for each dose that was counted, the earliest first. */
  doses: readonly DayDose<Dose & KeptDose>[];
};

/** The first day whose doses are counted. */
export const adherenceFrom = (now: Date, timeZone: string): string =>
  addDays(localDay(now, timeZone), 1 - adherenceDays);

/**
 * Counts what was recorded of the doses that a medicine asked for since it was added here. It is a count and no score: a dose without a record may have been
 * taken. Doses as needed are not counted, since none is planned.
 */
export function adherenceOf<Dose extends KeptDose>(
  medicine: KeptMedicine,
  doses: readonly Dose[],
  { timeZone, now }: { timeZone: string; now: Date },
): MedicineAdherence<Dose> {
  const added = Date.parse(isoOf(medicine.createdAt));
  const [from, to] = [adherenceFrom(now, timeZone), localDay(now, timeZone)];
  const counted = statesOf(medicine, doses, { from, to, timeZone, now }).filter(
    ({ state, dose, at }) => dose !== null || (state === 'not-recorded' && at.getTime() >= added),
  );
  const count = (state: string) => counted.filter((one) => one.state === state).length;
  return {
    medicineId: medicine.id,
    planned: counted.length,
    taken: count('taken'),
    skipped: count('skipped'),
    notRecorded: count('not-recorded'),
    doses: counted,
  };
}

/** Adds up the counts of several medicines. */
export const addUp = (all: readonly Adherence[]): Adherence =>
  all.reduce(
    (sum, { planned, taken, skipped, notRecorded }) => ({
      planned: sum.planned + planned,
      taken: sum.taken + taken,
      skipped: sum.skipped + skipped,
      notRecorded: sum.notRecorded + notRecorded,
    }),
    { planned: 0, taken: 0, skipped: 0, notRecorded: 0 },
  );
