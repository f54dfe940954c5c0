import type { At } from '../kernel/at';
import { refuseMove } from '../kernel/transitions';
import type { ConsultationStatus, Side } from './visit';

type Move = { to: ConsultationStatus; by: readonly Side[] };
const [doctor, both] = [['DOCTOR'], ['PATIENT', 'DOCTOR']] as const;

/** The one state machine: by state, the states that may follow, and who may choose them. */
const moves: Readonly<Record<ConsultationStatus, readonly Move[]>> = {
  requested: [
    { to: 'confirmed', by: doctor },
    { to: 'cancelled', by: both },
  ],
  confirmed: [
    { to: 'checked_in', by: both },
    { to: 'in_progress', by: doctor },
    { to: 'cancelled', by: both },
    { to: 'no_show', by: doctor },
  ],
  checked_in: [
    { to: 'in_progress', by: doctor },
    { to: 'cancelled', by: both },
    { to: 'no_show', by: doctor },
  ],
  in_progress: [{ to: 'completed', by: doctor }],
  completed: [],
  cancelled: [],
  no_show: [],
};

/** The states in which a time of the doctor is taken. */
export const activeStatuses = [
  'requested',
  'confirmed',
  'checked_in',
  'in_progress',
] as const satisfies readonly ConsultationStatus[];

export const isActive = (status: ConsultationStatus): boolean =>
  (activeStatuses as readonly ConsultationStatus[]).includes(status);

/** The states of a visit that has a time, and to which the patient has not come yet. */
export const awaitedStatuses = ['requested', 'confirmed'] as const satisfies readonly ConsultationStatus[];
/** The states of a visit whose patient is there. */
export const presentStatuses = ['checked_in', 'in_progress'] as const satisfies readonly ConsultationStatus[];

/** Milliseconds after the end of a visit until which a patient who came is still expected to wait or to be seen. */
export const overrunMs = 12 * 3_600_000;

/** Returns true if a visit is to come or under way. One that was never closed counts as over: at its end if no one came, and else half a day later. */
export function isToCome({ status, endsAt }: { status: ConsultationStatus; endsAt: At }, now: Date): boolean {
  const past = now.getTime() - new Date(endsAt).getTime();
  if ((awaitedStatuses as readonly ConsultationStatus[]).includes(status)) return past < 0;
  return (presentStatuses as readonly ConsultationStatus[]).includes(status) && past < overrunMs;
}

/** Minutes before a visit from which a patient can say that they are there. */
export const checkInMinutes = 60;

type Timed = { status: ConsultationStatus; scheduledAt: string };

/**
 * Returns false for a state that has a time which has not come, or is over: no one fails to come before the visit, or is there days before it. Once it has
 * begun no one confirms it, and a patient cannot cancel it any more: the doctor says whether they came.
 */
function isDue(to: ConsultationStatus, { scheduledAt }: Timed, side: Side, now: Date): boolean {
  const minutes = (Date.parse(scheduledAt) - now.getTime()) / 60_000;
  if (to === 'confirmed' || (to === 'cancelled' && side === 'PATIENT')) return minutes > 0;
  if (to === 'no_show') return minutes <= 0;
  return to === 'checked_in' || to === 'in_progress' ? minutes <= checkInMinutes : true;
}

/** Returns the states that a person may choose for a consultation now. */
export const allowedStatuses = (consultation: Timed, side: Side, now: Date): ConsultationStatus[] =>
  moves[consultation.status]
    .filter(({ to, by }) => (by as readonly Side[]).includes(side) && isDue(to, consultation, side, now))
    .map(({ to }) => to);

/** Returns why a person cannot choose a state, with those that they can; null if they can. */
export function refuseStatus(
  consultation: Timed,
  wanted: ConsultationStatus,
  side: Side,
  now: Date,
): string | null {
  const allowed = allowedStatuses(consultation, side, now);
  return refuseMove(
    {
      from: { [consultation.status]: allowed },
      refusal:
        allowed.length > 0
          ? 'This visit is {state}. It may become {allowed}.'
          : 'This visit is {state}. You cannot change that.',
    },
    consultation.status,
    wanted,
  );
}

/** True if a person may still choose another time. */
export const isMovable = ({ status, scheduledAt }: Timed, now: Date): boolean =>
  (status === 'requested' || status === 'confirmed') && Date.parse(scheduledAt) > now.getTime();

export const notMovable = 'Only a visit that is requested or confirmed, and has not begun, can be moved.';
/** The refusal of a time that cannot be booked, or not any more. */
export const timeIsTaken = 'This time is not free. Choose another one.';
