import type { VisitType } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { firstSlots, nextSlots } from '@nadi/domain/appointments/slots';
import type { Reader } from '../../../kernel/db/transaction';
import { findDaysAway } from './find-days-away';
import { daysAheadOf, findBusy, findDoctors } from './find-doctors';

/** The next free times of a doctor, and the time zone in which they are told. */
export type NextFree = { timeZone: string; starts: Date[] };

/** Returns what finds the next free times of a doctor for a type of visit: none of a doctor who cannot be booked, or of a day on which they are away. */
export async function findNextFree(
  doctorId: string,
  { tx, now }: { tx: Reader; now: Date },
): Promise<(type: VisitType) => NextFree> {
  const [doctor] = await findDoctors({ ids: [doctorId] }, tx);
  const rules = doctor?.availability ?? presetAvailability;
  const found = doctor && (await findBusy([doctorId], { from: now, days: daysAheadOf(doctor), now }, tx));
  const busy = [
    ...(found?.get(doctorId) ?? []),
    ...(doctor ? await findDaysAway(doctorId, { tx, now }) : []),
  ];
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
