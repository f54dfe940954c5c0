import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { averagesOf, type Trend, valuesOf } from '../../../charts/TrendChart/trend';
import { planAdvice } from '../../../components/private/reading/advice-plan';
import { sayCondition } from '../../../components/private/reading/conditional';
import { formattingLocale } from '../../../components/private/reading/locale';
import { askingOf, isUrgentMessage, type ReadingMessage } from '../../../components/private/reading/told';
import {
  kindWithin,
  lastSentence,
  messageSentence,
  sayUrgent,
} from '../../../components/private/reading/told-words';
import { unitLabel, writeParts, writeReading } from '../../../components/private/reading/words';
import { sayAdvice } from '../../../components/ReadingAdvice/say-advice';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { formatDay, formatWhen } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { greet } from '../greeting';
import {
  type Headline,
  hasRanges,
  headlineOf,
  lastOutOf,
  mainItemOf,
  type NextStep,
  nextStepOf,
  spokenItemOf,
} from './headline';
import type { Period, Summary, TrendState } from './types';

const periods: Record<Period, () => string> = {
  '7d': m.period_7d,
  '30d': m.period_30d,
  '90d': m.period_90d,
  '1y': m.period_1y,
};

const counted = (count: number) => ({ count, word: m.number_word({ count }) });

function sentence(headline: Headline, summary: Summary, clock: Clock): string {
  const { now } = clock;
  if (headline.kind === 'attention') return attentionSentences(summary);
  const latest = spokenItemOf(summary, clock)?.latest;
  if (headline.kind === 'new' || !latest) return m.headline_new();
  const kind = kindWithin(latest.type);
  const condition = sayCondition(latest.interpretation) ?? '';
  switch (headline.kind) {
    case 'critical':
      return `${m.headline_critical({ kind })} ${condition}`.trim();
    case 'stale':
      return m.headline_stale({ ...counted(headline.days), kind });
    case 'in-range-days':
      return m.headline_in_range_days({ ...counted(headline.days), kind });
    case 'in-range-since': {
      // A calendar date, wherever it is read.
      const options = { locale: formattingLocale(), timeZone: 'UTC' };
      const date = formatDay(`${headline.from}T12:00:00Z`, now, options);
      return m.headline_in_range_since({ ...counted(headline.days), kind, date });
    }
    case 'some-out':
      return m.headline_some_out({
        ...counted(headline.outOfRange),
        kind,
        total: m.number_word({ count: headline.count }),
        period: periods[summary.period](),
      });
    case 'in-range':
      return m.headline_in_range({ kind });
    case 'in-range-conditionally':
      return `${m.headline_in_range({ kind })} ${condition}`.trim();
    case 'high':
      return `${m.headline_high({ kind })} ${condition}`.trim();
    case 'low':
      return `${m.headline_low({ kind })} ${condition}`.trim();
    case 'not-assessed':
      return `${m.headline_not_assessed({ kind })} ${condition}`.trim();
  }
}

/** Says each urgent reading; what is milder is in the evidence, unless there is nothing else. */
const attentionSentences = ({ told }: Summary): string =>
  sayUrgent(told) || askingOf(told).slice(0, 1).map(messageSentence).join(' ');

/** "Good morning, Asha. Your blood pressure has been in range for six days." What else was out of range goes before what was in range. */
export function sayHeadline(
  firstName: string,
  summary: Summary,
  clock: Clock,
  opening = greet(firstName, clock),
): string {
  const headline = headlineOf(summary, clock);
  const others = headline.kind === 'attention' ? [] : lastOutOf(summary, clock).map(lastSentence);
  const said = [...others, sentence(headline, summary, clock)];
  // A critical reading stays first.
  const ordered = headline.kind === 'critical' ? said.toReversed() : said;
  return [opening, ...ordered].join(' ');
}

const sayWhen = (reading: ReadingRow, { now, timeZone }: Clock) =>
  formatWhen(reading.measuredAt, now, { locale: formattingLocale(), timeZone });

/** When what asks for attention was measured, and the mild advice; milder readings that the headline does not name are named here. */
function attentionEvidence(summary: Summary, clock: Clock): string {
  const asking = askingOf(summary.told);
  const urgent = asking.filter(isUrgentMessage);
  const [first] = urgent.length > 0 ? urgent : asking;
  const isAlone = urgent.length === 0 && !summary.told.together;
  const isNamed = (message: ReadingMessage) => message === first || urgent.includes(message);
  const lines = asking.flatMap((message) => {
    const { reading, newer } = message;
    const steps = message.because === 'recent' ? planAdvice(reading).mild.map(sayAdvice) : [];
    // Beside an emergency its own advice counts, and milder readings are only named.
    if (!isNamed(message)) return isAlone ? [messageSentence(message), ...steps] : [messageSentence(message)];
    if (summary.told.together && !urgent.includes(message)) return [messageSentence(message)];
    const measured = message === first ? [m.evidence_measured({ when: sayWhen(reading, clock) })] : [];
    const stays = newer
      ? [m.evidence_newer({ when: sayWhen(newer, clock) }), m.evidence_attention_stays()]
      : [];
    return [...measured, ...stays, ...steps];
  });
  return [...lines, ...lastOutOf(summary, clock).map(lastSentence)].join(' ');
}

/** The basis of the headline: the number of readings, and their average if the trend is loaded. */
export function sayEvidence(summary: Summary, state: TrendState, clock: Clock): string {
  const headline = headlineOf(summary, clock);
  if (headline.kind === 'attention') return attentionEvidence(summary, clock);
  const item = spokenItemOf(summary, clock);
  if (headline.kind === 'new' || !item) return m.evidence_new();
  if (headline.kind === 'critical' || headline.kind === 'stale')
    return m.evidence_last({ reading: writeReading(item.latest), when: sayWhen(item.latest, clock) });
  const isTrendOf = state.phase === 'ready' && item.type === state.trend.metric;
  const [first] = isTrendOf ? state.trend.series : [];
  const conditionally = item.inRangeConditionally;
  const apart = conditionally > 0 ? [m.evidence_conditionally(counted(conditionally))] : [];
  if (isTrendOf && first && first.average !== null) {
    const average = m.evidence_average({
      count: state.trend.count,
      period: periods[state.trend.period](),
      average: writeParts(averagesOf(state.trend.series).map(Math.round)),
      unit: unitLabel(first.unit),
    });
    return [average, ...sayCritical(state.trend, clock), ...apart].join(' ');
  }
  const { count, inRange } = item;
  const period = periods[summary.period]();
  // A type without a range has no reading in range.
  const said = hasRanges(item)
    ? m.evidence_counted({ count, period, inRange })
    : m.evidence_count_only({ count, period });
  return [said, ...apart].join(' ');
}

/** Names the newest critical reading of the period, which an average hides; if none is critical in any case, the newest that may be. */
function sayCritical({ points, series }: Trend, { now, timeZone }: Clock): string[] {
  const certain = points.findLast(({ status }) => status === 'critical');
  const critical = certain ?? points.findLast(({ worst }) => worst === 'critical');
  const unit = series[0]?.unit;
  if (!critical || !unit) return [];
  const reading = `${writeParts(valuesOf(critical, series))} ${unitLabel(unit)}`;
  const when = formatWhen(critical.at, now, { locale: formattingLocale(), timeZone });
  return [(certain ? m.evidence_critical : m.evidence_maybe_critical)({ reading, when })];
}

const nextSteps: Record<NextStep, (inputs: { kind: string; number: string }) => string> = {
  call: m.next_call,
  check: m.next_check,
  pregnancy: m.next_pregnancy,
  now: m.next_now,
  again: m.next_again,
  today: m.next_today,
  evening: m.next_evening,
  tomorrow: m.next_tomorrow,
};

/** "Measure again this evening", and why or how. */
export function sayNextStep(summary: Summary, clock: Clock): { title: string; help: string } {
  const step = nextStepOf(summary, clock);
  const type = mainItemOf(summary)?.type ?? 'blood_pressure';
  const number = brand.emergencyNumber;
  const title = nextSteps[step]({ kind: kindWithin(type), number });
  const usual = type === 'blood_pressure' ? m.dashboard_next_help() : m.next_other_help();
  const help: Record<NextStep, string> = {
    call: m.next_call_help(),
    check: m.next_check_help({ number }),
    pregnancy: m.next_pregnancy_help(),
    now: m.next_now_help(),
    again: m.next_again_help(),
    today: usual,
    evening: usual,
    tomorrow: usual,
  };
  return { title, help: help[step] };
}
