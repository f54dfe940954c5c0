import { type At, isoOf } from '../kernel/at';
import { boundsOfDay, localDay } from '../kernel/time-zone';
import { hoursOf, visitTypes } from './availability';
import type { Span } from './slots';
import { allowedStatuses, isToCome } from './states';
import type { Availability, AvailabilityException, ConsultationEvent, ConsultationStatus } from './visit';

type Dated = { status: ConsultationStatus; scheduledAt: At; endsAt: At };

/** Returns true if a visit is cancelled with its day: its doctor may cancel it, and it is not over. */
const goesWithDay = ({ status, scheduledAt, endsAt }: Dated, now: Date): boolean =>
  isToCome({ status, endsAt }, now) &&
  allowedStatuses({ status, scheduledAt: isoOf(scheduledAt) }, 'DOCTOR', now).includes('cancelled');

/** Divides the visits of a day into those that are cancelled with it, and those that stay. Ones that were cancelled before are neither. */
export function splitDay<Visit extends Dated>(
  visits: readonly Visit[],
  now: Date,
): { cancelled: Visit[]; left: Visit[] } {
  const kept = visits.filter(({ status }) => status !== 'cancelled');
  return {
    cancelled: kept.filter((visit) => goesWithDay(visit, now)),
    left: kept.filter((visit) => !goesWithDay(visit, now)),
  };
}

/** Returns true if a day of the doctor's calendar is over. */
export const isPastDay = (date: string, timeZone: string, now: Date): boolean =>
  date < localDay(now, timeZone);

/** The refusal of a day that is over. */
export const pastDay = {
  pointer: '/body/date',
  message: 'Must be today or later, by your calendar.',
  code: 'past',
} as const;

/** As many single days as the hours of a doctor have. */
export const maxExceptions = 200;
export const tooManyExceptions = `Your hours have ${maxExceptions} single days. Remove one first; nothing was cancelled.`;

/** Returns the single days of a doctor with a closed one; null if that day is closed already. */
export function closeDay(
  { exceptions }: Pick<Availability, 'exceptions'>,
  date: string,
): AvailabilityException[] | null {
  const isClosed = exceptions.some((exception) => {
    const { from, to } = hoursOf(exception);
    return exception.date === date && exception.kind === 'closed' && from === '00:00' && to === '24:00';
  });
  if (isClosed) return null;
  return [...exceptions, { date, kind: 'closed', from: null, to: null, types: [...visitTypes], note: null }];
}

type Ended = {
  status: ConsultationStatus;
  scheduledAt: At;
  timeZone: string;
  changes: readonly Pick<ConsultationEvent, 'by' | 'status'>[];
};

/**
 * Returns the days of which a doctor cancelled a visit, until they are over: who cancels is ill or away, so no other time of that day is offered. A request
 * that was refused says nothing of the day.
 */
export const daysAway = (visits: readonly Ended[], now: Date): Span[] =>
  visits
    .filter(
      ({ status, changes }) =>
        status === 'cancelled' &&
        changes.at(-1)?.by === 'DOCTOR' &&
        changes.some((change) => change.status === 'confirmed' || change.status === 'checked_in'),
    )
    .map(({ scheduledAt, timeZone }) => {
      const [start, end] = boundsOfDay(localDay(new Date(scheduledAt), timeZone), timeZone);
      return { start, end };
    })
    .filter(({ end }) => end > now);
