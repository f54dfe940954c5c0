import { localDay } from '../kernel/time-zone';
import { type HealthEvent, sortEvents } from '../medical-history/events';

/** A medicine in short, as the medical history tells of it. */
type Medicine = {
  id: string;
  generic: string;
  strength: string | null;
  startDay: string;
  /** The last day as planned, included; null if it goes on. */
  endDay: string | null;
  stoppedAt: string | null;
};

/**
 * Returns the first and the last days of medicines that are within days, the oldest first. A medicine that was stopped before its planned end has its
 * last day when it was stopped, where the person is; one that was stopped before its first day was never begun.
 *
 * @param days both inclusive, `YYYY-MM-DD`; none of them is to come
 */
export function medicineEventsWithin(
  medicines: readonly Medicine[],
  days: { from: string; to: string },
  timeZone: string,
): HealthEvent[] {
  const isIn = (day: string) => day >= days.from && day <= days.to;
  return sortEvents(
    medicines.flatMap(({ id, generic, strength, startDay, endDay, stoppedAt }) => {
      const stopDay = stoppedAt === null ? null : localDay(new Date(stoppedAt), timeZone);
      const [last = null] = [stopDay, endDay].filter((day) => day !== null).sort();
      if (last !== null && last < startDay) return [];
      const name = strength === null ? generic : `${generic} ${strength}`;
      const on = (kind: HealthEvent['kind'], day: string) => ({
        ...{ id: `${kind} ${id}`, kind, name },
        ...{ onset: day, from: day, to: day },
      });
      return [
        ...(isIn(startDay) ? [on('medicine-start', startDay)] : []),
        ...(last !== null && isIn(last) ? [on('medicine-end', last)] : []),
      ];
    }),
  );
}
