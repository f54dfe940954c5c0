import { type At, isoOf } from '../kernel/at';
import { checkInMinutes, overrunMs } from './states';
import type { ConsultationStatus, Side, VisitType } from './visit';

type Called = { status: ConsultationStatus; type: VisitType; scheduledAt: At; endsAt: At };

/** The states of a visit in which its two sides may be in its call. */
const callStatuses = [
  'confirmed',
  'checked_in',
  'in_progress',
] as const satisfies readonly ConsultationStatus[];

/** Returns from when to when a visit has a call: as early as a patient can check in, and as late as a visit that ran late may be closed. */
export const callWindow = ({ scheduledAt, endsAt }: Pick<Called, 'scheduledAt' | 'endsAt'>) => ({
  opensAt: new Date(new Date(scheduledAt).getTime() - checkInMinutes * 60_000),
  closesAt: new Date(new Date(endsAt).getTime() + overrunMs),
});

export type NoCall = 'in-clinic' | 'not-confirmed' | 'early' | 'over';

/** Returns why a visit has no call now; null if it has one. */
export function noCallBecause(visit: Called, now: Date): NoCall | null {
  if (visit.status === 'requested') return 'not-confirmed';
  if (!(callStatuses as readonly ConsultationStatus[]).includes(visit.status)) return 'over';
  if (visit.type === 'in_clinic') return 'in-clinic';
  const { opensAt, closesAt } = callWindow(visit);
  if (now < opensAt) return 'early';
  return now < closesAt ? null : 'over';
}

const refusals: Readonly<Record<NoCall, string>> = {
  'in-clinic': 'This visit is in the clinic. It has no call.',
  'not-confirmed': 'This visit is not confirmed yet. It has no call before.',
  early: `The call of a visit can be joined from ${checkInMinutes} minutes before it.`,
  over: 'This visit is over. Its call cannot be joined any more.',
};

/** Returns why a call cannot be joined, as a sentence; null if it can. */
export function refuseCall(visit: Called, now: Date): string | null {
  const why = noCallBecause(visit, now);
  return why && refusals[why];
}

/** The side whose offer is withdrawn if both offer at once. The other one alone begins, so that the doctor decides when. */
const politeSide: Side = 'PATIENT';

type Waiting = { isDoctorElsewhere: boolean; ahead: number };
type IceServer = { urls: string[]; username?: string; credential?: string };

/** Presents how a side joins the call of a visit. Only a patient is told of the line. */
export const presentCall = (
  visit: Called,
  { side, iceServers, waiting }: { side: Side; iceServers: IceServer[]; waiting: Waiting },
) => ({
  side,
  isPolite: side === politeSide,
  type: visit.type,
  opensAt: isoOf(callWindow(visit).opensAt),
  closesAt: isoOf(callWindow(visit).closesAt),
  iceServers,
  ...(side === 'PATIENT' ? waiting : { isDoctorElsewhere: false, ahead: 0 }),
});

/** Another visit of the same doctor. */
type InLine = { status: ConsultationStatus; waitingSince: string | null };

const cameAt = (since: string | null) => (since === null ? Number.POSITIVE_INFINITY : Date.parse(since));

/**
 * Returns what a patient who waits is told of the other visits of their doctor.
 *
 * @param mine since when the patient waits; null puts them after all who are there
 */
export const waitingOf = (mine: string | null, others: readonly InLine[]): Waiting => ({
  isDoctorElsewhere: others.some(({ status }) => status === 'in_progress'),
  ahead: others.filter(
    ({ status, waitingSince }) => status === 'checked_in' && cameAt(waitingSince) < cameAt(mine),
  ).length,
});
