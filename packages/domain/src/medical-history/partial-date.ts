import { addDays } from '../kernel/calendar';

/** A year, a year and month, or a day: as exactly as it is known. */
export type PartialDate = string;

/** The first and the last day that it may mean; null if it is no date of the calendar, such as 2023-02-30. */
export function daysOf(date: PartialDate): { first: string; last: string } | null {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const first = `${year}-${month}-01`;
  if (day === undefined) return { first, last: lastOfMonth(first) };
  return date <= lastOfMonth(first) ? { first: date, last: date } : null;
}

/** No month is longer than 31 days: so many later it is the next one. */
const lastOfMonth = (first: string): string => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
