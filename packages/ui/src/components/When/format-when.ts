import * as m from '../../../generated/messages/messages';

export type WhenOptions = {
  /** BCP 47. */
  locale: string;
  /** IANA name of the zone in which the reader lives. */
  timeZone: string;
  /** Within a sentence: "just now", "today, 7:10 am". @default false */
  isInSentence?: boolean;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it, and a page of readings asks for hundreds of times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
}

/** Returns the day of a moment in the zone, 'YYYY-MM-DD', as en-CA writes it. */
export const dayOf = (at: string | Date, timeZone: string): string =>
  formatOf('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at));

const dayNumber = (at: Date, timeZone: string): number =>
  Date.parse(`${dayOf(at, timeZone)}T00:00:00Z`) / 86_400_000;

/** Calendar days from `iso` to `now` in the zone; negative where it lies ahead. */
export const daysBetween = (iso: string, now: string, timeZone: string): number =>
  dayNumber(new Date(now), timeZone) - dayNumber(new Date(iso), timeZone);

// Newer ICU puts a narrow no-break space before "am": one text for all browsers and for tests.
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

/**
 * A moment as people say it: "Just now", "Today, 7:10 am", "Yesterday, 9:40 pm", "2 Nov, 9:38 pm", "2 Nov 2025, 9:38 pm".
 *
 * @param iso RFC 3339
 * @param now RFC 3339
 */
export function formatWhen(
  iso: string,
  now: string,
  { locale, timeZone, isInSentence }: WhenOptions,
): string {
  const at = new Date(iso);
  const elapsed = Date.parse(now) - at.getTime();
  if (elapsed >= 0 && elapsed < 60_000) return isInSentence ? m.when_now_within() : m.when_now();
  const time = plain(formatOf(locale, { timeZone, timeStyle: 'short' }).format(at));
  const days = daysBetween(iso, now, timeZone);
  if (days === 0) return (isInSentence ? m.when_today_within : m.when_today)({ time });
  if (days === 1) return (isInSentence ? m.when_yesterday_within : m.when_yesterday)({ time });
  return m.when_date({ date: formatDay(iso, now, { locale, timeZone }), time });
}

/** "2 Nov", and "2 Nov 2025" where that was another year. */
export function formatDay(iso: string, now: string, { locale, timeZone }: WhenOptions): string {
  const yearOf = (moment: string) => formatOf('en', { timeZone, year: 'numeric' }).format(new Date(moment));
  const year = yearOf(iso) === yearOf(now) ? undefined : 'numeric';
  return plain(formatOf(locale, { timeZone, day: 'numeric', month: 'short', year }).format(new Date(iso)));
}

/** To the minute, with weekday, year and zone: "Friday 20 November 2026 at 7:10 am GMT+5:30". */
export function formatExactly(
  iso: string,
  { locale, timeZone, withSeconds }: WhenOptions & { withSeconds?: boolean },
): string {
  const format = formatOf(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    timeZoneName: 'short',
  });
  return plain(format.format(new Date(iso)));
}

/** "20 Nov 2026, 7:10 am": on paper nothing is "today" for long. */
export function formatOnPaper(iso: string, { locale, timeZone }: WhenOptions): string {
  const time = plain(formatOf(locale, { timeZone, timeStyle: 'short' }).format(new Date(iso)));
  const day = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const;
  return m.when_date({ date: plain(formatOf(locale, day).format(new Date(iso))), time });
}

/** "20 November 2026" */
export function formatDate(iso: string, { locale, timeZone }: WhenOptions): string {
  const day = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  return plain(formatOf(locale, day).format(new Date(iso)));
}
