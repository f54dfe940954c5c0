import { firstSlots, nextSlots, type Slot, type Span, slotAt } from './slots';
import type { Availability, VisitType } from './visit';

type Wanted = { scheduledAt: string; type: VisitType };

/** A visit as the doctor's rules make it. */
export type Planned = {
  status: 'requested' | 'confirmed';
  type: VisitType;
  scheduledAt: Date;
  endsAt: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  /** Paise (INR); null if the doctor has not said it. */
  fee: number | null;
  clinicAddress: string | null;
};

/** Returns a visit at a free time; or, if the time cannot be booked, the next free ones. */
export function planVisit(
  availability: Availability,
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
