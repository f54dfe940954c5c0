import { parseDate } from '@internationalized/date';

/** Both ends belong to it. */
export type DayRange = {
  /** 'YYYY-MM-DD' */
  start: string;
  /** 'YYYY-MM-DD' */
  end: string;
};

/** The last so many days, including `today`. */
export const lastDays = (days: number, today: string): DayRange => ({
  start: parseDate(today)
    .subtract({ days: days - 1 })
    .toString(),
  end: today,
});

/** Spans up to `today`, without those that begin before `earliest`. */
export const rangesOf = (days: readonly number[], today: string, earliest = '') =>
  days
    .map((count) => ({ count, range: lastDays(count, today) }))
    .filter(({ range }) => range.start >= earliest);

export const isSameRange = (one: DayRange | null, other: DayRange | null): boolean =>
  one?.start === other?.start && one?.end === other?.end;
