import { describe, expect, it } from '@jest/globals';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import type { Measured } from '../vital-signs/health-metrics';
import { presentMetrics } from '../vital-signs/health-metrics';
import { findInsights } from './find-insights';
import type { InsightGoal } from './input';
import { inputOf, now, readingBefore } from './test/input-of';

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
const pressure = (hours: number, systolic: number, diastolic: number) =>
  readingBefore(hours, { type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic }, subject);
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

describe('a change of the average beside an urgent reading', () => {
  const month = monthOf(measured(126, 20), measured(142, 20));
  const told = (latest: ReturnType<typeof pressure>[]) => {
    const { statements, unknowns } = findInsights(inputOf({ month, latest }));
    return { rules: statements.map(({ rule }) => rule), unknown: unknowns.map(({ id }) => id) };
  };

  // NG136 1.5: 180/120 or more. Section 4 of the design: an insight never softens what a reading's own advice says.
  it('is not told: neither a high nor a low reading is answered by an average that is lower', () => {
    for (const reading of [pressure(2, 204, 126), pressure(2, 84, 52)]) {
      expect(told([reading])).toEqual({
        rules: ['reading-asks'],
        unknown: expect.arrayContaining(['pressure-change']),
      });
    }
  });

  it('is told beside a reading that asks for less', () => {
    expect(told([pressure(2, 138, 86)]).rules).toEqual(['reading-asks', 'pressure-change']);
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
      concern: null,
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

  it('is not told beside an urgent reading', () => {
    const goals = [goal(towards)];
    const { statements, unknowns } = findInsights(inputOf({ goals, latest: [pressure(2, 204, 126)] }));
    expect(statements.map(({ rule }) => rule)).toEqual(['reading-asks']);
    expect(unknowns).toContainEqual(
      expect.objectContaining({ id: 'goal-g', text: expect.stringContaining('urgent') }),
    );
  });

  it('is not told towards a target that may harm: the limit and its clause are told', () => {
    const sources = [{ title: 'WHO', clause: 'Section 7', url: 'https://iris.who.int/handle/10665/37003' }];
    const concern = { reason: 'below_healthy_weight' as const, limit: 46.2, sources };
    const [said] = saidOf(goal(towards, { targetValue: 42, concern }));
    expect(said).toMatchObject({ title: 'Lose weight: talk to a doctor about the target', sources });
    expect(said?.text).toContain('42 kg is below what is published for you, which begins at 46.2 kg');
    const [other] = saidOf(goal(towards, { concern: { reason: 'no_range', limit: null, sources } }));
    expect(other?.text).toContain('No published limit is known to apply to you');
    const [unknown] = saidOf(goal(towards, { concern: { reason: 'height_unknown', limit: null, sources } }));
    expect(unknown?.text).toMatch(/most likely between .* because no height is recorded/);
  });

  it('is unknown with too few values', () => {
    const { statements, unknowns } = findInsights(inputOf({ goals: [goal([80, 79])] }));
    expect(statements).toEqual([]);
    expect(unknowns.map(({ id }) => id)).toContain('goal-g');
  });
});
