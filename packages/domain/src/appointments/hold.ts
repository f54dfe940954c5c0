import { type At, isoOf } from '../kernel/at';
import type { Span } from './slots';
import type { Availability } from './visit';

/** Minutes for which a time is held for a patient who is booking it. */
export const bookingHoldMinutes = 10;

type Time = { doctorId: string; scheduledAt: At };

/** A time of a doctor that is held for a patient who is booking it. After `expiresAt` it counts as nothing. */
export type SlotHold = Time & { endsAt: At; expiresAt: At };

const minuteMs = 60_000;
const msOf = (at: At) => new Date(at).getTime();

/** Returns true if a time is still held. */
export const isHeld = ({ expiresAt }: Pick<SlotHold, 'expiresAt'>, now: Date): boolean =>
  msOf(expiresAt) > now.getTime();

const isSameTime = (one: Time, other: Time): boolean =>
  one.doctorId === other.doctorId && msOf(one.scheduledAt) === msOf(other.scheduledAt);

/**
 * Returns until when a time is held: ten minutes, and not longer than it can be booked. Asking for the same time again does not prolong it.
 *
 * @param before what is held for the patient already; null if that is nothing
 */
export function heldUntil(
  wanted: Time,
  {
    before,
    noticeMinutes,
    now,
  }: { before: SlotHold | null; now: Date } & Pick<Availability, 'noticeMinutes'>,
): Date {
  if (before && isHeld(before, now) && isSameTime(before, wanted)) return new Date(before.expiresAt);
  const lastMs = msOf(wanted.scheduledAt) - noticeMinutes * minuteMs;
  return new Date(Math.min(now.getTime() + bookingHoldMinutes * minuteMs, lastMs));
}

/** Returns the spans that are held now. */
export const spansHeld = (holds: readonly SlotHold[], now: Date): Span[] =>
  holds
    .filter((hold) => isHeld(hold, now))
    .map(({ scheduledAt, endsAt }) => ({ start: new Date(scheduledAt), end: new Date(endsAt) }));

/** A hold as its patient is shown it. */
export type ShownHold = {
  id: string;
  doctorId: string;
  scheduledAt: string;
  endsAt: string;
  expiresAt: string;
};

export const presentHold = ({
  id,
  doctorId,
  scheduledAt,
  endsAt,
  expiresAt,
}: SlotHold & { id: string }): ShownHold => ({
  id,
  doctorId,
  scheduledAt: isoOf(scheduledAt),
  endsAt: isoOf(endsAt),
  expiresAt: isoOf(expiresAt),
});
