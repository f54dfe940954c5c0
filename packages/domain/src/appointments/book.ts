import type { At } from '../kernel/at';
import { firstSlots, nextSlots, type Slot, type Span, slotAt } from './slots';
import type { Availability, ConsultationStatus, VisitType } from './visit';

type Wanted = { scheduledAt: Date; type: VisitType };

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

/** A time that has the form of one and does not exist, such as a leap second. */
export const noSuchTime = {
  pointer: '/body/scheduledAt',
  message: 'Must be a moment that exists.',
  code: 'format',
} as const;

/** Returns a visit at a free time; or, if the time cannot be booked, the next free ones. */
export function planVisit(
  availability: Availability,
  { scheduledAt, type }: Wanted,
  { busy, now }: { busy: readonly Span[]; now: Date },
): Planned | { nextFree: Slot[] } {
  const slot = slotAt(availability, scheduledAt, { busy, now, type });
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

type Placed = { scheduledAt: At; type: VisitType };

const isSameTime = (one: { scheduledAt: At }, other: { scheduledAt: At }): boolean =>
  new Date(one.scheduledAt).getTime() === new Date(other.scheduledAt).getTime();

/** Returns true if a visit has the wanted time and type already. */
export const isPlacedSo = (before: Placed, wanted: Placed): boolean =>
  isSameTime(before, wanted) && before.type === wanted.type;

export const isThere = 'The visit has this time and type already.';

/** Returns the state of a visit that is moved. At the same time, as another type, it stays what the doctor made of it. */
export const statusOfMoved = <Before extends ConsultationStatus>(
  before: { status: Before; scheduledAt: At },
  planned: { status: Planned['status']; scheduledAt: At },
): Before | Planned['status'] => (isSameTime(before, planned) ? before.status : planned.status);

/** Returns the beginnings of slots, as an answer names them. */
export const startsOf = (slots: readonly Slot[]): string[] => slots.map(({ start }) => start.toISOString());
