import type { At } from '../kernel/at';
import type { ConsultationEvent } from './visit';

/** As many visits to come as a patient may have, so that no one takes the times of others. */
export const maxToCome = 10;
/** As many of them as may be with one doctor. */
export const maxWithDoctor = 4;

/** As often as one visit may be moved. */
export const maxMoves = 10;

/** Returns why a visit cannot be moved once more; null if it can. @param changes of its state and time, oldest first */
export function refuseAnotherMove(
  changes: readonly Pick<ConsultationEvent, 'by' | 'status'>[],
): string | null {
  // After the booking, a patient brings a visit into these states by moving it alone.
  const moves = changes
    .slice(1)
    .filter(({ by, status }) => by === 'PATIENT' && (status === 'requested' || status === 'confirmed'));
  return moves.length >= maxMoves
    ? `This visit was moved ${moves.length} times. Cancel it, and book another.`
    : null;
}

type Own = { doctorId: string | null; scheduledAt: At; endsAt: At };

/** Returns why a patient can book no more visits with a doctor; null if they can. @param own their visits to come */
export function refuseMore(own: readonly Pick<Own, 'doctorId'>[], doctorId: string): string | null {
  if (own.length >= maxToCome)
    return `You have ${own.length} visits to come. Cancel one before you book another.`;
  const withDoctor = own.filter((visit) => visit.doctorId === doctorId).length;
  return withDoctor >= maxWithDoctor
    ? `You have ${withDoctor} visits to come with this doctor. Cancel or move one instead.`
    : null;
}

const msOf = (at: At) => new Date(at).getTime();

/** Returns why a patient cannot have a visit at a time; null if they can. @param own their other visits to come */
export const refuseOverlap = (
  own: readonly Pick<Own, 'scheduledAt' | 'endsAt'>[],
  wanted: Pick<Own, 'scheduledAt' | 'endsAt'>,
): string | null =>
  own.some(
    ({ scheduledAt, endsAt }) =>
      msOf(scheduledAt) < msOf(wanted.endsAt) && msOf(wanted.scheduledAt) < msOf(endsAt),
  )
    ? 'You have another visit at this time. Choose another one.'
    : null;
