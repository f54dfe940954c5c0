import * as m from '../../../../generated/messages/messages';
import { averagesOf } from '../../../charts/TrendChart/trend';
import { formattingLocale } from '../../../components/private/reading/locale';
import { unitLabel, writeParts, writeReading } from '../../../components/private/reading/words';
import { formatWhen } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { greet } from '../greeting';
import { type Headline, headlineOf, type NextStep, nextStepOf } from './headline';
import type { Period, Summary, TrendState } from './types';

const periods: Record<Period, () => string> = {
  '7d': m.period_7d,
  '30d': m.period_30d,
  '90d': m.period_90d,
  '1y': m.period_1y,
};

function sentence(headline: Headline, period: Period): string {
  switch (headline.kind) {
    case 'new':
      return m.headline_new();
    case 'no-blood-pressure':
      return m.headline_no_blood_pressure();
    case 'critical':
      return m.headline_critical();
    case 'stale':
      return m.headline_stale({ count: headline.days, word: m.number_word({ count: headline.days }) });
    case 'in-range-days':
      return m.headline_in_range_days({
        count: headline.days,
        word: m.number_word({ count: headline.days }),
      });
    case 'some-out':
      return m.headline_some_out({
        count: headline.outOfRange,
        word: m.number_word({ count: headline.outOfRange }),
        total: m.number_word({ count: headline.count }),
        period: periods[period](),
      });
    case 'in-range':
      return m.headline_in_range();
    case 'high':
      return m.headline_high();
    case 'low':
      return m.headline_low();
    case 'not-assessed':
      return m.headline_not_assessed();
  }
}

/** "Good morning, Asha. Your blood pressure has been in range for six days." */
export function sayHeadline(firstName: string, summary: Summary, clock: Clock): string {
  return `${greet(firstName, clock)} ${sentence(headlineOf(summary, clock), summary.period)}`;
}

/** What the headline rests on: how many readings, and their average where the trend is there. */
export function sayEvidence(summary: Summary, state: TrendState, clock: Clock): string {
  const headline = headlineOf(summary, clock);
  const item = summary.items.find(({ type }) => type === 'blood_pressure');
  if (headline.kind === 'new') return m.evidence_new();
  if (!item) return m.evidence_other_kinds();
  if (headline.kind === 'critical' || headline.kind === 'stale')
    return m.evidence_last({
      reading: writeReading(item.latest),
      when: formatWhen(item.latest.measuredAt, clock.now, {
        locale: formattingLocale(),
        timeZone: clock.timeZone,
      }),
    });
  const [first] = state.phase === 'ready' ? state.trend.series : [];
  if (state.phase === 'ready' && first && first.average !== null)
    return m.evidence_average({
      count: state.trend.count,
      period: periods[state.trend.period](),
      average: writeParts(averagesOf(state.trend.series).map(Math.round)),
      unit: unitLabel(first.unit),
    });
  return m.evidence_counted({ count: item.count, period: periods[summary.period](), inRange: item.inRange });
}

const nextSteps: Record<NextStep, () => string> = {
  now: m.next_now,
  today: m.next_today,
  evening: m.next_evening,
  tomorrow: m.next_tomorrow,
};

/** "Measure again this evening", and why or how. */
export function sayNextStep(summary: Summary, clock: Clock): { title: string; help: string } {
  const step = nextStepOf(summary, clock);
  return { title: nextSteps[step](), help: step === 'now' ? m.next_now_help() : m.dashboard_next_help() };
}
