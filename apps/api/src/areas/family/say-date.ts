/** Says a date, such as 10 January 2027. @param date `YYYY-MM-DD` */
export const sayDate = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
