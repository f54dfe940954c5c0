import { type At, isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import type { KeptDose, KeptMedicine } from './medicine';
import { type Slot, slotsOf } from './slots';

const minute = 60_000;
const day = 24 * 60 * minute;

const timeOf = (at: At): number => Date.parse(isoOf(at));

/** How long before its time a dose can be taken as planned. */
export const dueBefore = 30 * minute;
/** How long after its time a dose is still due, if the next one is not near. No clinical limit: afterwards it is said that nothing was recorded. */
export const dueAfter = 120 * minute;

export type DoseState = 'taken' | 'skipped' | 'due' | 'not-recorded' | 'later';

type Recorded = Pick<KeptDose, 'medicineId' | 'status' | 'day' | 'time' | 'at'>;

export type DayDose<Dose extends Recorded> = Slot & {
  medicineId: string;
  state: DoseState;
  /** Holds what was recorded of it; null if nothing was. */
  dose: Dose | null;
  /**
   * When another dose of the medicine was taken, if this one is open and less than half of the usual time has passed since: after a late dose, or a journey to
   * another time zone. No clinical limit: it is a reason to ask. Null if none was.
   */
  takenAt: At | null;
};

export const slotName = ({ medicineId, day, time }: Pick<Recorded, 'medicineId' | 'day' | 'time'>) =>
  `${medicineId} ${day} ${time}`;

/** Returns the moment from which a dose without a record is no longer due: half of the way to the next dose at the latest. */
export function dueUntil(slot: Slot, next: Slot | undefined): number {
  const at = slot.at.getTime();
  return at + Math.min(dueAfter, next ? (next.at.getTime() - at) / 2 : dueAfter);
}

/** Returns the state of each dose of a medicine from one day to another. */
export function statesOf<Dose extends Recorded>(
  medicine: KeptMedicine,
  doses: readonly Dose[],
  { from, to, timeZone, now }: { from: string; to: string; timeZone: string; now: Date },
): DayDose<Dose>[] {
  const recorded = new Map(doses.map((dose) => [slotName(dose), dose]));
  // The next dose may be on the day after.
  const slots = slotsOf(medicine, { from, to: addDays(to, medicine.everyDays ?? 7), timeZone });
  return slots
    .map((slot, index) => {
      const dose = recorded.get(slotName({ medicineId: medicine.id, ...slot })) ?? null;
      const state = dose?.status ?? stateAt(slot, slots[index + 1], now);
      const isOpen = state === 'due' || state === 'not-recorded';
      return {
        ...slot,
        medicineId: medicine.id,
        dose,
        state,
        takenAt: isOpen ? takenLately(medicine, doses, now) : null,
      };
    })
    .filter(({ day }) => day <= to);
}

function stateAt(slot: Slot, next: Slot | undefined, now: Date): DoseState {
  const is = now.getTime();
  if (is < slot.at.getTime() - dueBefore) return 'later';
  return is < dueUntil(slot, next) ? 'due' : 'not-recorded';
}

/** The shortest time between two doses of a schedule, at most a day. */
function usualGap({ times }: Pick<KeptMedicine, 'times'>): number {
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const gaps = minutes.map(
    (one, index) => ((minutes[index + 1] ?? (minutes[0] ?? 0) + 24 * 60) - one) * minute,
  );
  return Math.min(day, ...gaps);
}

function takenLately(medicine: KeptMedicine, doses: readonly Recorded[], now: Date): At | null {
  const since = now.getTime() - usualGap(medicine) / 2;
  const lately = doses
    .filter(
      ({ medicineId, status, at }) => medicineId === medicine.id && status === 'taken' && timeOf(at) > since,
    )
    .sort((a, b) => timeOf(b.at) - timeOf(a.at));
  return lately[0]?.at ?? null;
}

/**
 * The doses of today in the time zone where the person is, the earliest first. A dose of yesterday that is still due after midnight, and one of tomorrow that is due
 * before it, are among them.
 */
export function dosesToday<Dose extends Recorded>(
  medicines: readonly KeptMedicine[],
  doses: readonly Dose[],
  { timeZone, now }: { timeZone: string; now: Date },
): DayDose<Dose>[] {
  const today = localDay(now, timeZone);
  return medicines
    .flatMap((medicine) =>
      statesOf(medicine, doses, { from: addDays(today, -1), to: addDays(today, 1), timeZone, now })
        .filter(({ day, state }) => day === today || state === 'due')
        .filter(
          ({ at, dose }) => dose !== null || at.getTime() >= Date.parse(isoOf(medicine.createdAt)) - dueAfter,
        ),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Doses as needed that were taken in the 24 hours before a moment. */
export const takenInDay = <Dose extends Recorded>(
  medicineId: string,
  doses: readonly Dose[],
  now: Date,
): Dose[] =>
  doses.filter(
    (dose) =>
      dose.medicineId === medicineId &&
      dose.status === 'taken' &&
      timeOf(dose.at) > now.getTime() - day &&
      timeOf(dose.at) <= now.getTime(),
  );

export type AsNeeded = {
  taken: number;
  most: number | null;
  /** When the next dose is within the most of 24 hours; null if it is so now, or if nobody said what the most is. */
  nextAt: Date | null;
};

/** Returns how many doses as needed were recorded in 24 hours, and when the next is within the most. */
export function asNeeded(
  medicine: Pick<KeptMedicine, 'id' | 'maxInDay'>,
  doses: readonly Recorded[],
  now: Date,
): AsNeeded {
  const taken = takenInDay(medicine.id, doses, now).map((dose) => timeOf(dose.at));
  const most = medicine.maxInDay;
  if (most === null || taken.length < most) return { taken: taken.length, most, nextAt: null };
  // Once this one is a day ago, there is one less than the most.
  const leaving = taken.sort((a, b) => b - a)[most - 1] ?? now.getTime();
  return { taken: taken.length, most, nextAt: new Date(leaving + day) };
}

/** Returns true if a dose at a moment makes any 24 hours have more than the most. @param others the other doses of the medicine */
export function isBeyondMost(most: number | null, at: Date, others: readonly Date[]): boolean {
  if (most === null) return false;
  const near = [at, ...others]
    .map((one) => one.getTime())
    .filter((one) => Math.abs(one - at.getTime()) < day);
  return near.some((end) => {
    const within = near.filter((one) => one > end - day && one <= end);
    return within.length > most && within.includes(at.getTime());
  });
}
