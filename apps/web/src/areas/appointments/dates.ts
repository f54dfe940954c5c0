import { addDays } from '@nadi/domain/kernel/calendar';

export { addDays };

/** Dates from one on. @param from 'YYYY-MM-DD' */
export const datesFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));
