import * as m from '../../../../generated/messages/messages';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { sayDay, sayWhenWithin } from '../../../words/moment';
import type { Authorization } from '../types';
import { listKinds, purposeWords } from './access-words';

const origins = {
  request: m.patients_why_request,
  share: m.patients_why_share,
  emergency: m.patients_why_emergency,
} as const;

/** Why a doctor sees something: by which access, for what, of which days, until when; a sentence each. */
export function sayAccess(access: Authorization, name: string, clock: Clock): string[] {
  const { origin, purpose, reason, allowed, entryIds, requestedAt, grantedAt } = access;
  const when = sayWhenWithin(grantedAt ?? requestedAt, clock);
  if (!allowed) return [];
  const { kinds, dates, accessUntil } = allowed;
  return [
    origins[origin]({ name, when }),
    m.patients_why_purpose({ purpose: purposeWords[purpose]() }),
    ...(reason ? [m.patients_why_reason({ reason })] : []),
    ...(entryIds
      ? [m.patients_why_entries({ name, count: entryIds.length })]
      : [
          m.patients_why_kinds({ kinds: listKinds(kinds) }),
          dates
            ? m.patients_why_days({ from: sayDay(dates.from), to: sayDay(dates.to) })
            : m.patients_why_all_days(),
        ]),
    m.patients_why_until({ when: sayWhenWithin(accessUntil, clock) }),
  ];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "10 days left": rounded down, so that nobody counts on more. */
export function sayLeft(until: string, now: string): string {
  const left = Math.max(Date.parse(until) - Date.parse(now), 0);
  if (left >= 2 * day) return m.patients_view_days_left({ count: Math.floor(left / day) });
  if (left >= 2 * hour) return m.patients_view_hours_left({ count: Math.floor(left / hour) });
  return m.patients_view_minutes_left({ count: Math.floor(left / minute) });
}

/** Age in whole years, where the reader is. @param dateOfBirth 'YYYY-MM-DD' */
export function ageAt(dateOfBirth: string, { now, timeZone }: Clock): number {
  const today = dayOf(now, timeZone);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** "14:05", for a time that is counted down. */
export const sayTimeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
