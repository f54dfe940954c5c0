const dayMs = 86_400_000;

/** The calendar date some days later. @param date `YYYY-MM-DD` */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one calendar date to another; negative where the other is earlier. */
export const daysFromTo = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The calendar date of a timestamp in its own offset. @param at RFC 3339 */
export const dateOf = (at: string): string => at.slice(0, 10);

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
