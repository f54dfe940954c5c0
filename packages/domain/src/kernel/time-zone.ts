import { type At, isoOf } from './at';

/** Names of IANA without an area. Of other names without one, JavaScript and databases think differently: IST is India or Israel. */
const alone = new Set(
  `CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan
  Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET
  Zulu`
    .toLowerCase()
    .split(/\s+/),
);

const areas =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//i;

/** IANA took these away; ICU, and with it JavaScript, keeps them. */
const removed = new Set(['us/pacific-new', 'canada/east-saskatchewan']);

/** Tells whether a name is one of IANA's that this runtime can count days in. Case does not matter. */
export function isTimeZone(name: string): boolean {
  const lower = name.toLowerCase();
  const isNamed = alone.has(lower) || (areas.test(name) && !removed.has(lower));
  return isNamed && canonicalZone(name) !== null;
}

/** One name for all names of a zone, such as for `Asia/Kolkata` and `Asia/Calcutta`; null for a zone that is not known. */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns true if two names are of one zone, such as `Asia/Kolkata` and `Asia/Calcutta`. */
export const isSameZone = (a: string, b: string): boolean => canonicalZone(a) === canonicalZone(b);

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = '2-digit' as const;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Returns the date and the time of day (`HH:MM:SS`) on the wall of a time zone. */
export function localTime(at: Date, timeZone: string): { date: string; time: string } {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: [part('year'), part('month'), part('day')].join('-'),
    time: [part('hour'), part('minute'), part('second')].join(':'),
  };
}

/** The calendar date on the wall of a time zone. */
export const localDay = (at: Date, timeZone: string): string => localTime(at, timeZone).date;

/** Returns the calendar date in India, by which its laws reckon: ages, financial years and rates of tax. */
export const dayInIndia = (at: At): string => localDay(new Date(isoOf(at)), 'Asia/Kolkata');

/** Returns how far a time zone is from UTC at an instant, in milliseconds; positive to the east. */
export function offsetAt(at: Date, timeZone: string): number {
  const { date, time } = localTime(at, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

const dayMs = 86_400_000;

/**
 * Returns the instant of a time on the wall of a time zone. A time that a clock change repeats is the first of the two; a time that it skips is as much
 * later as the clock was put forward.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`; `24:00` is the end of the date
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const local =
    time === '24:00' ? Date.parse(`${date}T00:00:00Z`) + dayMs : Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(new Date(local - dayMs), timeZone);
  const after = offsetAt(new Date(local + dayMs), timeZone);
  const found = [before, after]
    .map((offset) => ({ offset, at: new Date(local - offset) }))
    .filter(({ offset, at }) => offsetAt(at, timeZone) === offset)
    .map(({ at }) => at.getTime());
  return new Date(found.length > 0 ? Math.min(...found) : local - before);
}

/** Returns the instants at which a date begins and ends in a time zone. @param date `YYYY-MM-DD` */
export const boundsOfDay = (date: string, timeZone: string): [Date, Date] => [
  instantAt(date, '00:00', timeZone),
  instantAt(date, '24:00', timeZone),
];
