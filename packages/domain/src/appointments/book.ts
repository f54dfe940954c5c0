import type { Consultation, NewAvailability, VisitType } from '@nadi/contract/schema';
import { firstSlots, nextSlots, type Slot, type Span, slotAt } from './slots';

type Wanted = { scheduledAt: string; type: VisitType };

/** What a booking takes from the doctor's rules. */
export type Planned = Pick<
  Consultation,
  'status' | 'type' | 'duration' | 'timeZone' | 'fee' | 'clinicAddress'
> & {
  scheduledAt: Date;
  endsAt: Date;
};

/** Returns a visit at a free time; or, if the time cannot be booked, the next free ones. */
export function planVisit(
  availability: NewAvailability,
  { scheduledAt, type }: Wanted,
  { busy, now }: { busy: readonly Span[]; now: Date },
): Planned | { nextFree: Slot[] } {
  const slot = slotAt(availability, new Date(scheduledAt), { busy, now, type });
  if (!slot) return { nextFree: firstSlots(availability, { busy, now, type }, nextSlots) };
  return {
    status: availability.confirmation === 'at_once' ? 'confirmed' : 'requested',
    type,
    scheduledAt: slot.start,
    endsAt: slot.end,
    duration: availability.visitMinutes,
    timeZone: availability.timeZone,
    fee: availability.fees[type],
    clinicAddress: type === 'in_clinic' ? availability.clinicAddress : null,
  };
}

/** Returns the beginnings of slots, as an answer names them. */
export const startsOf = (slots: readonly Slot[]): string[] => slots.map(({ start }) => start.toISOString());
