import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import type { NotificationEntry } from './types';

export type DayGroup = {
  /** "Today", "Yesterday", "Earlier this week", "October", "October 2025" */
  title: string;
  /** The date of a single day: "Friday 20 November". */
  date?: string;
  entries: NotificationEntry[];
};

const format = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formattingLocale(), { timeZone, ...options })
    .format(new Date(iso))
    .replace(/[\u202f\u00a0]/g, ' ');

const yearOf = (iso: string, timeZone: string) => format(iso, timeZone, { year: 'numeric' });

/** Days since Monday in the reader's zone: 0 to 6. */
function weekdayOf(iso: string, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(new Date(iso));
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name);
}

/** How far back something lies, as its group and as its own time say it. */
function ageOf(iso: string, { now, timeZone }: Clock): 'today' | 'yesterday' | 'week' | 'month' {
  const days = daysBetween(iso, now, timeZone);
  // A clock that is wrong by some minutes must not make a group of its own.
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days <= weekdayOf(now, timeZone) ? 'week' : 'month';
}

function groupOf(iso: string, clock: Clock): Omit<DayGroup, 'entries'> {
  const { now, timeZone } = clock;
  // One text in all versions of ICU, as for exact times.
  const date = format(iso, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  switch (ageOf(iso, clock)) {
    case 'today':
      return { title: m.notifications_today(), date };
    case 'yesterday':
      return { title: m.notifications_yesterday(), date };
    case 'week':
      return { title: m.notifications_this_week() };
    case 'month': {
      const year = yearOf(iso, timeZone) === yearOf(now, timeZone) ? undefined : 'numeric';
      return { title: format(iso, timeZone, { month: 'long', year }) };
    }
  }
}

/** @param entries the newest first; their order is kept */
export function groupDays(entries: readonly NotificationEntry[], clock: Clock): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const entry of entries) {
    const group = groupOf(entry.createdAt, clock);
    const last = groups.at(-1);
    if (last?.title === group.title) last.entries.push(entry);
    else groups.push({ ...group, entries: [entry] });
  }
  return groups;
}

/** Returns what its group does not say yet: "9:00 am", "Wed 18", "12 Nov". */
export function shortTime(iso: string, clock: Clock): string {
  const { timeZone } = clock;
  switch (ageOf(iso, clock)) {
    case 'today':
    case 'yesterday':
      return format(iso, timeZone, { timeStyle: 'short' });
    case 'week':
      return format(iso, timeZone, { weekday: 'short', day: 'numeric' });
    case 'month':
      return format(iso, timeZone, { day: 'numeric', month: 'short' });
  }
}
