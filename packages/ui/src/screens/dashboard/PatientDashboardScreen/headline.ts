import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { greetingAt } from '../greeting';
import type { Summary } from './types';

/** What the first sentence says of the blood pressure. */
export type Headline =
  | { kind: 'new' }
  | { kind: 'no-blood-pressure' }
  | { kind: 'critical' }
  /** Nothing for a week or longer. */
  | { kind: 'stale'; days: number }
  | { kind: 'in-range-days'; days: number }
  | { kind: 'some-out'; outOfRange: number; count: number }
  | { kind: 'in-range' }
  | { kind: 'high' }
  | { kind: 'low' }
  | { kind: 'not-assessed' };

/** Days after which an old reading says little of today. */
const staleAfter = 7;

/**
 * The one thing to say first. A critical last reading goes before everything, then whether there is anything recent to speak of; "in
 * range" is said only of readings that were assessed as such.
 */
export function headlineOf({ items }: Summary, { now, timeZone }: Clock): Headline {
  if (items.length === 0) return { kind: 'new' };
  const item = items.find(({ type }) => type === 'blood_pressure');
  if (!item) return { kind: 'no-blood-pressure' };
  const { status } = item.latest.interpretation;
  if (status === 'critical') return { kind: 'critical' };
  const days = daysBetween(item.latest.measuredAt, now, timeZone);
  if (days >= staleAfter) return { kind: 'stale', days };
  if (status !== 'in-range') return { kind: status };
  if (item.inRangeDays >= 2) return { kind: 'in-range-days', days: item.inRangeDays };
  if (item.outOfRange > 0) return { kind: 'some-out', outOfRange: item.outOfRange, count: item.count };
  return { kind: 'in-range' };
}

export type NextStep = 'now' | 'today' | 'evening' | 'tomorrow';

/** When to measure next: morning and evening is what guidelines ask of people who measure at home. */
export function nextStepOf({ items }: Summary, clock: Clock): NextStep {
  const latest = items.find(({ type }) => type === 'blood_pressure')?.latest;
  if (latest?.interpretation.status === 'critical') return 'now';
  if (!latest || daysBetween(latest.measuredAt, clock.now, clock.timeZone) > 0) return 'today';
  return greetingAt(clock) === 'evening' ? 'tomorrow' : 'evening';
}
