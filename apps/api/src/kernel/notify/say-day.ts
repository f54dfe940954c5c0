/** Says the day of a moment by the calendar of a time zone, such as '25 December 2026'. */
export const sayDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment);

/** Says a date, such as '10 January 2027'. @param date `YYYY-MM-DD` */
export const sayDate = (date: string): string => sayDay(new Date(date), 'UTC');
