import { type At, isoOf } from './at';

/** Returns the day of a moment by the calendar of a time zone, as people say it. @example '25 December 2026' */
export const sayDay = (at: At, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(isoOf(at)));

/** Returns the day of a moment in India, as people say it. */
export const sayDayInIndia = (at: At): string => sayDay(at, 'Asia/Kolkata');

/** Returns a date as people say it. @param date `YYYY-MM-DD` */
export const sayDate = (date: string): string => sayDay(`${date}T00:00:00Z`, 'UTC');
