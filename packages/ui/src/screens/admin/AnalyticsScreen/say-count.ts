import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { AnalyticsCount } from './types';

export const write = (count: number): string => new Intl.NumberFormat(formattingLocale()).format(count);

/** A count in words: what is hidden is said to be below ten, and never told as nought. @param few for a sum, of which each day is below ten */
export function sayCount({ state, atLeast }: AnalyticsCount, few = m.analytics_few()): string {
  if (atLeast !== null) return m.analytics_at_least({ count: write(atLeast) });
  return state === 'UNKNOWN' ? m.analytics_unknown() : few;
}

/** "13 Nov", of a day without a time. */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
