import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { formattingLocale } from '../../../components/private/reading/locale';
import { formatDay } from '../../../components/When/format-when';
import type { AnalyticsCount } from './types';

/** A count in words: what is hidden is said to be below ten, and never told as nought. @param few for a sum, of which each day is below ten */
export function sayCount({ state, atLeast }: AnalyticsCount, few = m.analytics_few()): string {
  if (atLeast !== null) return m.analytics_at_least({ count: formatNumber(atLeast) });
  return state === 'UNKNOWN' ? m.analytics_unknown() : few;
}

/** "13 Nov", of a day without a time. */
export function sayDay(day: string): string {
  const at = `${day}T00:00:00Z`;
  // As of its own year: a label has no room for one.
  return formatDay(at, at, { locale: formattingLocale(), timeZone: 'UTC' });
}
