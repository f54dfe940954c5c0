import * as m from '../../../generated/messages/messages';
import { daysBetween, type WhenOptions } from '../When/format-when';

export type TimelineOrder = 'newest-first' | 'oldest-first';

export type Day<Event> = {
  /** The moment of one of its events, by which the day is named. */
  at: string;
  events: Event[];
};

/** Events by the calendar days of the reader's zone, in order of time; what happened at one moment keeps the order in which it came. */
export function groupByDay<Event extends { at: string }>(
  events: readonly Event[],
  order: TimelineOrder,
  timeZone: string,
): Day<Event>[] {
  const way = order === 'newest-first' ? -1 : 1;
  const sorted = [...events].sort((a, b) => way * (Date.parse(a.at) - Date.parse(b.at)));
  const days: Day<Event>[] = [];
  for (const event of sorted) {
    const day = days.at(-1);
    if (day && daysBetween(day.at, event.at, timeZone) === 0) day.events.push(event);
    else days.push({ at: event.at, events: [event] });
  }
  return days;
}

/** "Today", "Yesterday", "Tue 17 Nov", "Mon 17 Nov 2025" where that was another year. */
export function nameDay(at: string, now: string, { locale, timeZone }: WhenOptions): string {
  const days = daysBetween(at, now, timeZone);
  if (days === 0) return m.timeline_today();
  if (days === 1) return m.timeline_yesterday();
  if (days === -1) return m.timeline_tomorrow();
  const yearOf = (moment: string) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date(moment));
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: yearOf(at) === yearOf(now) ? undefined : 'numeric',
  })
    .format(new Date(at))
    .replace(/,/g, '');
}

/** "7:10 am". */
export function nameTime(at: string, { locale, timeZone }: WhenOptions): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
      .format(new Date(at))
      // Newer ICU puts a narrow no-break space before "am": one text for all browsers and for tests.
      .replace(/[\u202f\u00a0]/g, ' ')
  );
}
