import { describe, expect, it } from '@jest/globals';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import type { Measured } from '../vital-signs/health-metrics';
import { presentMetrics } from '../vital-signs/health-metrics';
import { findInsights } from './find-insights';
import type { InsightGoal } from './input';
import { inputOf, now } from './test/input-of';

const subject = { dateOfBirth: '1975-03-01', gender: 'MALE' as const, facts: [] };
const spread = (average: number | null) => ({ average, minimum: average, maximum: average });
const measured = (upper: number, count: number, days = 5): Measured['before'] => ({
  counts: { count, inRange: count, inRangeConditionally: 0, outOfRange: 0, notAssessed: 0 },
  days,
  statistics: { count, systolic: spread(upper), diastolic: spread(80), value: spread(null) },
});
const monthOf = (last: Measured['before'], before: Measured['before']) =>
  presentMetrics([{ type: 'blood_pressure', ...last, before, latestId: 'r', latestAt: now.toISOString() }], {
    period: '30d',
    subject,
    now,
  });
const changesOf = (last: Measured['before'], before: Measured['before']) =>
  findInsights(inputOf({ month: monthOf(last, before) })).statements.filter(
    ({ rule }) => rule === 'pressure-change',
  );

describe('a change of the average blood pressure', () => {
  it('is told where it is more than a device may be off', () => {
    const [said] = changesOf(measured(142, 20), measured(130, 20));
    expect(said).toMatchObject({ level: 'attention', title: 'Your average blood pressure is higher' });
    expect(said?.text).toContain('upper number 142 mmHg, 12 more than before (130)');
    expect(said?.sources.map(({ clause }) => clause).join()).toContain('5 mmHg');
  });

  it('is not told where it is less, or where readings are too few', () => {
    expect(changesOf(measured(134, 20), measured(130, 20))).toEqual([]);
    expect(changesOf(measured(142, 5), measured(130, 20))).toEqual([]);
    const { unknowns } = findInsights(inputOf({ month: monthOf(measured(142, 5), measured(130, 20)) }));
    expect(unknowns.map(({ id }) => id)).toContain('pressure-change');
  });
});

describe('the pace of a goal', () => {
  const today = localDay(now, 'Asia/Kolkata');
  const goal = (values: readonly number[], more: Partial<InsightGoal> = {}): InsightGoal => ({
    ...{
      id: 'g',
      title: 'Lose weight',
      unit: 'kg',
      status: 'in_progress',
      direction: 'at_most',
      targetValue: 70,
    },
    series: values.map((value, index) => ({ day: addDays(today, (index - values.length + 1) * 3), value })),
    ...more,
  });
  const saidOf = (one: InsightGoal) => findInsights(inputOf({ goals: [one] })).statements;
  const towards = [80, 79.4, 78.9, 78.3, 77.8, 77.1, 76.6, 76];

  it('is told with the interval of the day', () => {
    const [said] = saidOf(goal(towards));
    expect(said).toMatchObject({ rule: 'goal-pace', level: 'information' });
    expect(said?.text).toMatch(/reaches 70 kg about .*, most likely between .* and /);
  });

  it('is told without blame if it leads away from the target, and not at all if the goal is paused', () => {
    expect(saidOf(goal([76, 76.5, 77.2, 77.8, 78.1, 78.9, 79.3, 80]))[0]?.title).toContain('do not lead to');
    expect(saidOf(goal(towards, { status: 'paused' }))).toEqual([]);
  });

  it('is unknown with too few values', () => {
    const { statements, unknowns } = findInsights(inputOf({ goals: [goal([80, 79])] }));
    expect(statements).toEqual([]);
    expect(unknowns.map(({ id }) => id)).toContain('goal-g');
  });
});
