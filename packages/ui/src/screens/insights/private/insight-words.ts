import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { formatDay } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import type { InsightEvidence, InsightRow, Insights, InsightVerdict } from '../types';

/** "14 Nov"; a day is a day wherever it is read. */
export const sayDayOf = (at: string, { now, timeZone }: Clock): string =>
  at.length === 10
    ? formatDay(`${at}T12:00:00Z`, now, { locale: formattingLocale(), timeZone: 'UTC' })
    : formatDay(at, now, { locale: formattingLocale(), timeZone });

/** "31 Oct to 20 Nov"; null if no time is known. */
export function saySpan(
  { from, to }: { from: string | null; to: string | null },
  clock: Clock,
): string | null {
  const [first, last] = [from && sayDayOf(from, clock), to && sayDayOf(to, clock)];
  if (first && last && first !== last) return m.insight_span({ from: first, to: last });
  return last || first || null;
}

export const confidenceWords = {
  sure: m.insight_sure,
  fairly_sure: m.insight_fairly_sure,
  not_sure: m.insight_not_sure,
};

export const levelWords = {
  emergency: m.insight_level_emergency,
  urgent: m.insight_level_urgent,
  attention: m.insight_level_attention,
  information: m.insight_level_information,
};

export const verdictWords: Record<InsightVerdict, () => string> = {
  useful: m.insight_said_useful,
  not_useful: m.insight_said_not_useful,
  not_right: m.insight_said_not_right,
};

/** The page on which what a statement rests on can be seen. */
export function hrefOf({ kind, id }: InsightEvidence): string {
  switch (kind) {
    case 'lab':
      return id ? `/dashboard/medical-records/${encodeURIComponent(id)}` : '/dashboard/medical-records';
    case 'medicine':
    case 'dose':
      return '/dashboard/medications';
    case 'goal':
      return id ? `/dashboard/goals/${encodeURIComponent(id)}` : '/dashboard/goals';
    case 'history':
      return '/dashboard/profile/medical-history';
    default:
      return '/dashboard/vital-signs';
  }
}

/** Says in a sentence what was looked at. */
export const sayLooked = ({ looked }: Insights): string => m.insights_looked({ ...looked });

export const isOpen = ({ dismissedAt }: InsightRow): boolean => dismissedAt === null;
