/** Returns the day of a moment by the calendar of a time zone, such as '25 December 2026'. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment);
