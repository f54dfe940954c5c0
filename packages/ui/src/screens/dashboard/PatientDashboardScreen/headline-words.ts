import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { averagesOf } from '../../../charts/TrendChart/trend';
import { planAdvice } from '../../../components/private/reading/advice-plan';
import { sayIf } from '../../../components/private/reading/condition-words';
import { isSurelyInRange, sayCondition } from '../../../components/private/reading/conditional';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { ReadingType } from '../../../components/private/reading/reading';
import { kindLabel, unitLabel, writeParts, writeReading } from '../../../components/private/reading/words';
import { sayAdvice } from '../../../components/ReadingAdvice/say-advice';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { formatDay, formatWhen } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { greet } from '../greeting';
import {
  type Headline,
  headlineOf,
  mainItemOf,
  type NextStep,
  newerOf,
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

/** Within a sentence: "your blood pressure". */
const kindWithin = (type: ReadingType) => kindLabel(type).toLocaleLowerCase();

function sentence(headline: Headline, summary: Summary, clock: Clock): string {
  const { now } = clock;
  const latest = summary.attention ?? spokenItemOf(summary, clock)?.latest;
  if (headline.kind === 'new' || !latest) return m.headline_new();
  const kind = kindWithin(latest.type);
  switch (headline.kind) {
    case 'attention':
      return [attentionSentence(latest), newerSentence(newerOf(summary))].filter(Boolean).join(' ');
    case 'critical':
      return m.headline_critical({ kind });
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
      return `${m.headline_in_range({ kind })} ${sayCondition(latest.interpretation) ?? ''}`.trim();
    case 'high':
      return m.headline_high({ kind });
    case 'low':
      return m.headline_low({ kind });
    case 'not-assessed':
      return m.headline_not_assessed({ kind });
  }
}

/** "Your oxygen saturation, 84 %, is critical.", with what is worse under a condition. */
function attentionSentence(reading: ReadingRow): string {
  const { interpretation } = reading;
  const about = { kind: kindWithin(reading.type), reading: writeReading(reading) };
  const said = {
    critical: m.attention_critical,
    high: m.attention_high,
    low: m.attention_low,
    'in-range': m.attention_in_range,
    'not-assessed': m.attention_not_assessed,
  }[interpretation.status](about);
  const { worst } = interpretation;
  const callIf = worst.advice === 'emergency' && worst.status === 'critical' ? worst.condition : null;
  const condition = callIf
    ? m.condition_call({ condition: sayIf(callIf), number: brand.emergencyNumber })
    : sayCondition(interpretation);
  return [said, condition].filter(Boolean).join(' ');
}

/** "A newer reading, 98 %, is in range."; empty where nothing is said of it that holds in any case. */
function newerSentence(newer: ReadingRow | null): string {
  if (!newer) return '';
  const about = { reading: writeReading(newer) };
  const { interpretation } = newer;
  if (isSurelyInRange(interpretation)) return m.newer_in_range(about);
  if (interpretation.status === 'high') return m.newer_high(about);
  return interpretation.status === 'low' ? m.newer_low(about) : '';
}

/** "Good morning, Asha. Your blood pressure has been in range for six days." */
export function sayHeadline(firstName: string, summary: Summary, clock: Clock): string {
  return `${greet(firstName, clock)} ${sentence(headlineOf(summary, clock), summary, clock)}`;
}

const sayWhen = (reading: ReadingRow, { now, timeZone }: Clock) =>
  formatWhen(reading.measuredAt, now, { locale: formattingLocale(), timeZone });

/** The basis of the headline: the number of readings, and their average if the trend is loaded. */
export function sayEvidence(summary: Summary, state: TrendState, clock: Clock): string {
  const headline = headlineOf(summary, clock);
  const { attention } = summary;
  if (attention) {
    const steps = planAdvice(attention).mild.map(sayAdvice);
    const newer = newerOf(summary);
    const stays = newer
      ? [m.evidence_newer({ when: sayWhen(newer, clock) }), m.evidence_attention_stays()]
      : [];
    return [m.evidence_measured({ when: sayWhen(attention, clock) }), ...stays, ...steps].join(' ');
  }
  const item = spokenItemOf(summary, clock);
  if (headline.kind === 'new' || !item) return m.evidence_new();
  if (headline.kind === 'critical' || headline.kind === 'stale')
    return m.evidence_last({ reading: writeReading(item.latest), when: sayWhen(item.latest, clock) });
  const [first] = state.phase === 'ready' && item.type === state.trend.metric ? state.trend.series : [];
  const conditionally = item.inRangeConditionally;
  const apart = conditionally > 0 ? [m.evidence_conditionally(counted(conditionally))] : [];
  if (state.phase === 'ready' && first && first.average !== null) {
    const average = m.evidence_average({
      count: state.trend.count,
      period: periods[state.trend.period](),
      average: writeParts(averagesOf(state.trend.series).map(Math.round)),
      unit: unitLabel(first.unit),
    });
    return [average, ...apart].join(' ');
  }
  const { count, inRange } = item;
  return [m.evidence_counted({ count, period: periods[summary.period](), inRange }), ...apart].join(' ');
}

const nextSteps: Record<NextStep, (inputs: { kind: string }) => string> = {
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
  const title = nextSteps[step]({ kind: kindWithin(type) });
  if (step === 'again') return { title, help: m.next_again_help() };
  if (step === 'now') return { title, help: m.next_now_help() };
  return { title, help: type === 'blood_pressure' ? m.dashboard_next_help() : m.next_other_help() };
}
