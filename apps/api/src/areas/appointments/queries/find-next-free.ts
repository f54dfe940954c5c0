import type { VisitType } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { firstSlots, nextSlots, type Span } from '@nadi/domain/appointments/slots';
import type { Reader } from '../../../kernel/db/transaction';
import { daysAheadOf, findBusy, findDoctors } from './find-doctors';

/** The next free times of a doctor, and the time zone in which they are told. */
export type NextFree = { timeZone: string; starts: Date[] };

/**
 * Returns what finds the next free times of a doctor for a type of visit; none for a doctor who cannot be booked.
 *
 * @param except a time that is not offered, though it is free
 */
export async function findNextFree(
  doctorId: string,
  { tx, now, except }: { tx: Reader; now: Date; except?: Span },
): Promise<(type: VisitType) => NextFree> {
  const [doctor] = await findDoctors({ ids: [doctorId] }, tx);
  const rules = doctor?.availability ?? presetAvailability;
  const found = doctor && (await findBusy([doctorId], { from: now, days: daysAheadOf(doctor), now }, tx));
  const busy = [...(found?.get(doctorId) ?? []), ...(except ? [except] : [])];
  const known = new Map<VisitType, NextFree>();
  return (type) => {
    const next = known.get(type) ?? {
      timeZone: rules.timeZone,
      starts: doctor ? firstSlots(rules, { busy, now, type }, nextSlots).map(({ start }) => start) : [],
    };
    known.set(type, next);
    return next;
  };
}
