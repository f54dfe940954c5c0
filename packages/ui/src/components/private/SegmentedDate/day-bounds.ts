import * as m from '../../../../generated/messages/messages';
import { dateLocale } from './date-locale';

export type DayBounds = {
  /** 'YYYY-MM-DD', the first day that can be. */
  minValue?: string;
  /** 'YYYY-MM-DD', the last day that can be. */
  maxValue?: string;
};

/** A day as people say it: '20 Nov 2026'. */
export const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

/** Why a day cannot be taken, where it cannot. */
export function outOfBounds(day: string | null, { minValue, maxValue }: DayBounds): string | undefined {
  if (day === null) return undefined;
  // Days as text stand in the order of time.
  if (minValue && day < minValue) return m.date_field_too_early({ earliest: spokenDay(minValue) });
  if (maxValue && day > maxValue) return m.date_field_too_late({ latest: spokenDay(maxValue) });
  return undefined;
}
