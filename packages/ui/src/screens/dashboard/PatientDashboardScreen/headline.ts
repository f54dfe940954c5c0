import { isUrgent } from '../../../components/private/reading/advice-plan';
import { isSurelyInRange } from '../../../components/private/reading/conditional';
import { askingOf, callsAtOnce, type ReadingMessage } from '../../../components/private/reading/told';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { greetingAt } from '../greeting';
import type { InRangeRun, Summary, SummaryItem } from './types';

/** The content of the first sentence. */
export type Headline =
  | { kind: 'new' }
  /** A recent reading asks for something, or a raised pressure in pregnancy was not measured again. */
  | { kind: 'attention' }
  | { kind: 'critical' }
  /** Nothing for a week or longer. */
  | { kind: 'stale'; days: number }
  /** Each day until today or yesterday. */
  | { kind: 'in-range-days'; days: number }
  /** Days with readings; between them are days without. */
  | { kind: 'in-range-since'; days: number; from: string }
  | { kind: 'some-out'; outOfRange: number; count: number }
  | { kind: 'in-range' }
  /** In range by one range that may apply, not by another. */
  | { kind: 'in-range-conditionally' }
  | { kind: 'high' }
  | { kind: 'low' }
  | { kind: 'not-assessed' };

/** Days after which an old reading says little of today. */
const staleAfter = 7;

export const hasRanges = ({ type }: Pick<SummaryItem, 'type'>) => type !== 'weight' && type !== 'height';

/**
 * Returns the type of which the first sentence tells if nothing recent asks for attention: blood pressure if it was measured in the
 * period, otherwise the type with ranges that was measured most often.
 */
export function mainItemOf({ items }: Summary): SummaryItem | null {
  const bloodPressure = items.find(({ type }) => type === 'blood_pressure');
  if (bloodPressure && bloodPressure.count > 0) return bloodPressure;
  const assessed = items.filter(hasRanges);
  return assessed.find(({ count }) => count > 0) ?? bloodPressure ?? assessed[0] ?? items[0] ?? null;
}

/**
 * The item of which the first sentence tells where nothing recent asks for attention: one whose last reading was critical and was
 * not measured again since, else the main one.
 */
export function spokenItemOf(summary: Summary, clock: Clock): SummaryItem | null {
  const main = mainItemOf(summary);
  if (main?.latest.interpretation.status === 'critical') return main;
  const critical = summary.items.find(
    ({ latest }) =>
      latest.interpretation.status === 'critical' &&
      daysBetween(latest.measuredAt, clock.now, clock.timeZone) < staleAfter,
  );
  return critical ?? main;
}

/** Messages about types of which the first sentence does not speak: out of range when last measured, a day to a week ago. */
export const lastOutOf = (summary: Summary, clock: Clock): ReadingMessage[] => {
  const spoken = spokenItemOf(summary, clock)?.type;
  return summary.told.messages.filter(
    ({ because, reading }) => because === 'last' && reading.type !== spoken,
  );
};

/**
 * The one thing to say first. Recent readings that ask for something go before everything, then a critical last one, then
 * whether there is anything recent to speak of; "in range" is said only of readings that were assessed as such.
 */
export function headlineOf(summary: Summary, clock: Clock): Headline {
  if (askingOf(summary.told).length > 0 || summary.told.together) return { kind: 'attention' };
  const item = spokenItemOf(summary, clock);
  if (!item) return { kind: 'new' };
  const { interpretation, measuredAt } = item.latest;
  const { status } = interpretation;
  if (status === 'critical') return { kind: 'critical' };
  const days = daysBetween(measuredAt, clock.now, clock.timeZone);
  if (days >= staleAfter) return { kind: 'stale', days };
  if (status !== 'in-range') return { kind: status };
  if (!isSurelyInRange(interpretation)) return { kind: 'in-range-conditionally' };
  const run = runOf(item.inRangeRun, days);
  if (run) return run;
  if (item.outOfRange > 0) return { kind: 'some-out', outOfRange: item.outOfRange, count: item.count };
  return { kind: 'in-range' };
}

/** @param daysAgo how long ago the last reading was */
function runOf({ days, span, from }: InRangeRun, daysAgo: number): Headline | null {
  if (days < 2 || from === null) return null;
  const isEachDay = days === span && daysAgo <= 1;
  return isEachDay ? { kind: 'in-range-days', days } : { kind: 'in-range-since', days, from };
}

export type NextStep = 'call' | 'check' | 'pregnancy' | 'now' | 'again' | 'today' | 'evening' | 'tomorrow';

/** When to measure next: guidelines ask people who measure their blood pressure at home to do so in the morning and evening. */
export function nextStepOf(summary: Summary, clock: Clock): NextStep {
  const asking = askingOf(summary.told);
  const latest = spokenItemOf(summary, clock)?.latest;
  if (callsAtOnce(summary.told)) return 'call';
  const urgent = asking.filter(
    ({ because, reading }) => because === 'recent' && isUrgent(reading.interpretation.worst.advice),
  );
  if (urgent.some(({ newer }) => newer && isSurelyInRange(newer.interpretation))) return 'again';
  if (urgent.length > 0 || summary.told.together) return 'check';
  if (asking.some(({ because }) => because === 'raised-in-pregnancy')) return 'pregnancy';
  if (asking.length === 0 && latest?.interpretation.status === 'critical') return 'now';
  if (!latest || daysBetween(latest.measuredAt, clock.now, clock.timeZone) > 0) return 'today';
  return greetingAt(clock) === 'evening' ? 'tomorrow' : 'evening';
}
