import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { ReadingType } from '../../../components/private/reading/reading';
import { kindLabel, unitLabel, writeParts } from '../../../components/private/reading/words';
import { formatDay, formatWhen } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import type {
  Comparison,
  CriticalReading,
  HealthEvent,
  Period,
  ReadingMeasure,
  TrendsContent,
} from './types';

export const periods: readonly Period[] = ['7d', '30d', '90d', '1y'];

/** "the 30 days before" */
const before: Record<Period, () => string> = {
  '7d': m.trends_before_7d,
  '30d': m.trends_before_30d,
  '90d': m.trends_before_90d,
  '1y': m.trends_before_1y,
};
export const sayBefore = (period: Period): string => before[period]();

/** From this period on, a table of single readings would be too long to be read. */
export const isByWeek = (period: Period): boolean => period === '90d' || period === '1y';

export const formatOptions = ({ timeZone }: Clock) => ({ locale: formattingLocale(), timeZone });

/** "22 August to 20 November" */
export function saySpan({ from, to }: { from: string; to: string }, clock: Clock): string {
  const options = formatOptions(clock);
  return m.trends_span({ from: formatDay(from, clock.now, options), to: formatDay(to, clock.now, options) });
}

/** A day of the calendar, which has no time zone: "20 Nov". */
export const sayDay = (day: string, { now }: Clock): string =>
  formatDay(`${day}T12:00:00Z`, now, { locale: formattingLocale(), timeZone: 'UTC' });

/** The type as it stands within a sentence: "blood pressure". */
const within = (type: ReadingType): string => {
  const label = kindLabel(type);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

export function sayCritical(
  { type, at, unit, parts, isDay, isCertain }: CriticalReading,
  clock: Clock,
): string {
  const when = isDay
    ? formatDay(at, clock.now, formatOptions(clock))
    : formatWhen(at, clock.now, { ...formatOptions(clock), isInSentence: true });
  const kind = kindLabel(type);
  if (isDay)
    return isCertain ? m.trends_critical_day({ kind, when }) : m.trends_critical_day_maybe({ kind, when });
  const value = `${writeParts(parts)} ${unitLabel(unit)}`;
  return (isCertain ? m.trends_critical_one : m.trends_critical_one_maybe)({ kind, value, when });
}

/** Says how severe the worst reading was; null if none was critical in any case. */
function headCritical({ critical }: TrendsContent, clock: Clock): string | null {
  const certain = critical.filter(({ isCertain }) => isCertain);
  const [last] = certain;
  if (!last) return null;
  const day = formatDay(last.at, clock.now, formatOptions(clock));
  return certain.length === 1
    ? m.trends_head_critical_one({ kind: within(last.type), day })
    : m.trends_head_critical({ count: certain.length, kind: within(last.type), day });
}

type Told = Extract<Comparison['verdict'], 'lower' | 'higher' | 'mixed' | 'same'>;
const verdicts: Record<Told, (inputs: { kind: string; before: string }) => string> = {
  lower: m.trends_head_lower,
  higher: m.trends_head_higher,
  mixed: m.trends_head_mixed,
  same: m.trends_head_same,
};
const isTold = (verdict: Comparison['verdict']): verdict is Told => verdict in verdicts;

/**
 * The sentence on top. It claims a change only where the clinical rules do, and never leaves out a critical reading.
 */
export function sayHeadline(content: TrendsContent, period: Period, clock: Clock): string {
  const told = content.readings.flatMap(({ metric, comparison: { verdict } }) =>
    isTold(verdict) ? [verdicts[verdict]({ kind: kindLabel(metric.type), before: sayBefore(period) })] : [],
  );
  const critical = headCritical(content, clock);
  if (critical || told.length > 0) return [critical, ...told].filter(Boolean).join(' ');
  const isShort = content.readings.some(({ comparison: { verdict } }) => verdict === 'not-enough');
  if (isShort) return m.trends_head_not_enough({ before: sayBefore(period) });
  return m.trends_head_plain();
}

/** Says how many readings the page rests on, and of which days: "43 readings, 21 Oct to 20 Nov." */
export const sayCount = ({ readings }: TrendsContent): number =>
  readings.reduce((sum, { metric }) => sum + metric.counts.count, 0);

/** "Average of 12 readings on 7 days" */
export function sayBasis({ counts, days, enough }: ReadingMeasure['metric']): string {
  if (enough.isEnough) return m.trends_average_of({ count: counts.count, days: sayDays(days) });
  return m.trends_latest_of({
    count: counts.count,
    readings: enough.needsReadings,
    days: sayDays(enough.needsDays),
  });
}

export const sayDays = (count: number): string => m.trends_days({ count });

/** "Lower by 12 / 8", number by number; "-" has no place in a sentence. */
export function sayChange({ changes }: Comparison): string {
  const differences = changes.map(({ difference }) => difference);
  const sizes = writeParts(differences.map(Math.abs));
  if (differences.every((one) => one === 0)) return m.trends_change_none();
  if (differences.every((one) => one <= 0)) return m.trends_change_lower({ size: sizes });
  if (differences.every((one) => one >= 0)) return m.trends_change_higher({ size: sizes });
  const [upper = 0, lower = 0] = differences;
  const say = (value: number) =>
    (value < 0 ? m.trends_change_lower : m.trends_change_higher)({ size: formatNumber(Math.abs(value)) });
  return m.trends_change_mixed({ upper: say(upper), lower: say(lower) });
}

const kinds: Record<HealthEvent['kind'], () => string> = {
  condition: m.trends_event_condition,
  procedure: m.trends_event_procedure,
  allergy: m.trends_event_allergy,
  immunisation: m.trends_event_immunisation,
  'medicine-start': m.trends_event_medicine_start,
  'medicine-end': m.trends_event_medicine_end,
  lab: m.trends_event_lab,
};
export const sayEventKind = (kind: HealthEvent['kind']): string => kinds[kind]();
