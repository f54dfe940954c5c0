import type { ConsentKind } from './kinds';

export type ConsentStatus = 'REQUESTED' | 'GRANTED' | 'DENIED' | 'EXPIRED' | 'REVOKED';

/** Names who began it: a doctor who asked, the patient, or a doctor in an emergency. */
export type ConsentOrigin = 'request' | 'share' | 'emergency';

/** Days a request waits for its answer. */
export const requestDays = 7;
/** Days that something shared by the patient is shared, unless they say. */
export const shareDays = 30;
/** The longest access that can be asked for or given. */
export const maxDays = 365;
/** Minutes of an emergency access. */
export const emergencyMinutes = 15;

const minute = 60_000;
export const day = 1440 * minute;

export const answerBy = (now: Date): Date => new Date(now.getTime() + requestDays * day);
export const emergencyUntil = (now: Date): Date => new Date(now.getTime() + emergencyMinutes * minute);

type Moment = Date | string;
const timeOf = (moment: Moment): number => new Date(moment).getTime();

type Lifetime = { status: ConsentStatus; answerBy: Moment; accessUntil: Moment | null };

/** The status at a time: what has run out is EXPIRED, whether or not that was written down yet. */
export function statusAt({ status, answerBy: answer, accessUntil }: Lifetime, now: Date): ConsentStatus {
  const ends = status === 'REQUESTED' ? answer : status === 'GRANTED' ? accessUntil : null;
  return ends !== null && timeOf(ends) <= now.getTime() ? 'EXPIRED' : status;
}

/** Returns when it ended: what ran out ended then, whenever that was written down. Null while it is open. */
export function endAt(one: Lifetime & { endedAt: Moment | null }, now: Date): string | null {
  const end = one.endedAt ?? (statusAt(one, now) === 'EXPIRED' ? runsOutAt(one) : null);
  return end === null ? null : new Date(end).toISOString();
}

const runsOutAt = ({ status, answerBy: answer, accessUntil }: Lifetime) =>
  status === 'GRANTED' ? accessUntil : answer;

/** Whole local days, both included; null means all, and what has no date. */
export type Dates = { from: string; to: string } | null;

/** The kinds, the dates and the end of access that are asked for, or given. */
export type Scope = { kinds: readonly ConsentKind[]; dates: Dates; accessUntil: Moment };

type Fault = { pointer: string; message: string; code: string };

/** The faults of what someone asks for or gives, by itself. */
export function checkScope({ dates, accessUntil }: Scope, now: Date): Fault[] {
  const ahead = timeOf(accessUntil) - now.getTime();
  return [
    ...(dates && dates.from > dates.to
      ? [{ pointer: '/body/dates/to', message: 'Must not be before the first day.', code: 'order' }]
      : []),
    ...(ahead <= 0
      ? [{ pointer: '/body/accessUntil', message: 'Must be in the future.', code: 'past' }]
      : []),
    ...(ahead > maxDays * day
      ? [
          {
            pointer: '/body/accessUntil',
            message: `Must be at most ${maxDays} days ahead.`,
            code: 'too-long',
          },
        ]
      : []),
  ];
}

/**
 * How what a patient allows goes beyond what the doctor asked for: it never may. Whoever starts the sharing themselves is bound by nothing.
 */
export function findWider(asked: Scope, allowed: Scope): Fault[] {
  const wider = (pointer: string, message: string): Fault => ({ pointer, message, code: 'wider' });
  const added = allowed.kinds.filter((kind) => !asked.kinds.includes(kind));
  const { dates } = asked;
  const isLonger = timeOf(allowed.accessUntil) > timeOf(asked.accessUntil);
  return [
    ...(added.length > 0 ? [wider('/body/kinds', 'Must be among the kinds that were asked for.')] : []),
    ...(dates && (!allowed.dates || allowed.dates.from < dates.from || allowed.dates.to > dates.to)
      ? [wider('/body/dates', 'Must be within the dates that were asked for.')]
      : []),
    ...(isLonger ? [wider('/body/accessUntil', 'Must not be later than what was asked for.')] : []),
  ];
}

type Dated = { kind: ConsentKind; day: string | null; lastDay: string | null };

/** Tells whether an entry is within a scope: its kind, and all days that its date may mean; null if it has none. */
export const covers = (
  { kinds, dates }: Pick<Scope, 'kinds' | 'dates'>,
  { kind, day: first, lastDay: last }: Dated,
): boolean =>
  kinds.includes(kind) &&
  (dates === null || (first !== null && last !== null && first >= dates.from && last <= dates.to));
