import { describe, expect, it } from '@jest/globals';
import { operations } from '@nadi/contract/operations';
import type { Subject } from '../vital-signs/vital-sign';
import type { GoalDraft, KeptGoal } from './goal';
import { checkGoal, findTooManyGoals, recordProgress, writeGoal } from './goal-changes';
import { findConcern } from './goal-concern';
import { nearestGoals, presentAnalytics, seriesOf, shareOf } from './goal-progress';
import { completion, goalMoves, goalStatuses, movesOf, takesProgress } from './goal-states';

const now = new Date('2026-11-20T09:00:00+05:30');
const draft: GoalDraft = {
  ...{ title: 'Walk', category: 'activity', priority: 'high', direction: 'at_least', targetValue: 150 },
  ...{ unit: 'min', start: '2026-11-01' },
};
const goal = (more: Partial<KeptGoal> = {}): KeptGoal => ({ ...writeGoal(draft, null, now), ...more });
const weight = (more: Partial<KeptGoal> = {}) =>
  goal({ fedBy: 'weight', category: 'weight', unit: 'kg', direction: 'at_most', targetValue: 60, ...more });

describe('the states of a goal', () => {
  it('are those of the contract', () => {
    expect(operations.updateHealthGoalStatus.transitions).toMatchObject(goalMoves);
    // The contract names the one state that completing leads to.
    const { from, refusal } = operations.completeHealthGoal.transitions;
    expect(Object.fromEntries(Object.entries(from).map(([at, to]) => [at, [to].flat()]))).toEqual(
      completion.from,
    );
    expect(refusal).toBe(completion.refusal);
    expect([...goalStatuses].sort()).toEqual(Object.keys(goalMoves.from).sort());
  });

  it('can all be completed and left again, but an abandoned goal is taken up first', () => {
    for (const status of goalStatuses) {
      expect(movesOf(status)).not.toContain(status);
      expect(completion.from[status]).toEqual(status === 'abandoned' ? [] : ['completed']);
    }
    // Completing is undone by going back to what it was before.
    for (const status of goalStatuses.filter((one) => movesOf(one).includes('completed')))
      expect(movesOf('completed')).toContain(status);
  });

  it('take progress only before a goal is paused or over', () => {
    for (const status of goalStatuses) {
      const recorded = recordProgress(goal({ status }), { currentValue: 5 }, now);
      expect('changes' in recorded).toBe(takesProgress(status));
      if ('refusal' in recorded) for (const next of movesOf(status)) expect(recorded.refusal).toContain(next);
    }
  });
});

describe('a goal that is set', () => {
  it('is in progress from its first day, wherever that day has begun on earth', () => {
    const at = new Date('2026-11-19T19:30:00Z');
    expect(writeGoal({ ...draft, start: '2026-11-20', currentValue: 3 }, null, at)).toMatchObject({
      status: 'in_progress',
      points: [{ day: '2026-11-20', value: 3 }],
    });
    expect(writeGoal({ ...draft, start: '2026-11-22' }, null, at)).toMatchObject({
      status: 'not_started',
      points: [],
    });
  });

  it('keeps its state and progress when it is changed, but not in another unit', () => {
    const before = goal({ status: 'paused', points: [{ day: '2026-11-03', value: 30 }] });
    expect(writeGoal({ ...draft, title: 'Run' }, before, now)).toMatchObject({ ...before, title: 'Run' });
    expect(checkGoal({ ...draft, unit: 'h' }, before)).toMatchObject([
      { pointer: '/body/unit', code: 'has-progress' },
    ]);
    expect(checkGoal(draft, before)).toEqual([]);
  });

  it('is refused beyond the five thousandth', () => {
    expect(findTooManyGoals(4999)).toBeNull();
    expect(findTooManyGoals(5000)).toMatchObject({ code: 'too-many' });
  });
});

describe('the progress of a goal', () => {
  it('has one value for each day, the last that was recorded for it', () => {
    let current = goal();
    for (const [at, currentValue] of [
      ['2026-11-10T23:00:00+05:30', 60],
      ['2026-11-05T09:00:00+05:30', 50],
      ['2026-11-10T08:00:00+05:30', 70],
    ] as const) {
      const recorded = recordProgress(current, { currentValue, at }, now);
      if (!('changes' in recorded)) throw new Error('It was refused.');
      current = { ...current, ...recorded.changes };
    }
    expect(current.points).toEqual([
      { day: '2026-11-05', value: 50 },
      { day: '2026-11-10', value: 70 },
    ]);
  });

  it.each([
    ['2026-10-31T23:59:00+05:30', false],
    ['2026-11-01T00:00:00+05:30', true],
    // A clock that is a little ahead.
    ['2026-11-20T09:04:00+05:30', true],
    ['2026-11-20T09:06:00+05:30', false],
  ])('at %s can be recorded: %s', (at, isPossible) => {
    expect('changes' in recordProgress(goal(), { currentValue: 1, at }, now)).toBe(isPossible);
  });

  it('is the mean of each day of its readings, in its unit, from its first day until it ended', () => {
    const readings = {
      weight: [
        { day: '2026-10-31', count: 1, sum: 80 },
        { day: '2026-11-02', count: 2, sum: 140 },
        { day: '2026-11-12', count: 1, sum: 69 },
      ],
    };
    expect(seriesOf(weight(), readings).map(({ value }) => value)).toEqual([70, 69]);
    expect(seriesOf(weight({ unit: 'lb' }), readings).map(({ value }) => value)).toEqual([154.3, 152.1]);
    const over = weight({ status: 'completed', statusSince: '2026-11-05T09:00:00Z' });
    expect(seriesOf(over, readings)).toEqual([{ day: '2026-11-02', value: 70 }]);
    expect(presentAnalytics(over, readings, { timeframe: 'month', now })).toMatchObject({
      change: null,
      forecast: null,
    });
    expect(presentAnalytics(weight(), readings, { timeframe: 'week', now })).toMatchObject({
      ...{ from: '2026-11-14', to: '2026-11-20', points: [], change: null },
      forecast: { outcome: 'not_enough_data', days: 2 },
    });
  });

  it.each([
    [[], null],
    [[70, 70], 0],
    [[70, 65], 0.5],
    [[70, 60.01], 0.99],
    [[70, 60], 1],
    [[70, 75], 0],
    [[55, 62], 0],
    [[55, 58], 1],
  ])('from values %j is the part %j of the way to 60 or less', (values, share) => {
    const series = values.map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));
    expect(shareOf({ direction: 'at_most', targetValue: 60 }, series)).toBe(share);
  });
});

describe('the question about a target', () => {
  const adult: Subject = { dateOfBirth: '1980-02-29', gender: 'FEMALE', facts: [] };
  const ask = (of: KeptGoal, height: number | null = 160, subject = adult) =>
    findConcern(of, { subject, height, now });

  it('is asked below a body mass index of 18.5, with the weight at which it begins', () => {
    expect(ask(weight({ targetValue: 47.3 }))).toMatchObject({
      ...{ reason: 'below_healthy_weight', limit: 47.4 },
      sources: [{ title: expect.stringContaining('WHO') }],
    });
    expect(ask(weight({ targetValue: 47.4 }))).toBeNull();
    expect(ask(weight({ targetValue: 104, unit: 'lb' }))).toMatchObject({ limit: 104.5 });
    expect(ask(weight({ targetValue: 40, fedBy: null }))).toMatchObject({ reason: 'below_healthy_weight' });
    expect(ask(weight({ targetValue: 40, direction: 'at_least' }))).toBeNull();
  });

  it('is left open without a height, and where the limit is not known to apply', () => {
    expect(ask(weight(), null)).toMatchObject({ reason: 'height_unknown', limit: null });
    const without = [
      { ...adult, dateOfBirth: null },
      { ...adult, dateOfBirth: '2008-01-01' },
      { ...adult, facts: [{ type: 'pregnant', from: '2026-10-01', to: null, metres: null } as const] },
    ];
    for (const subject of without)
      expect(ask(weight({ targetValue: 40 }), 160, subject)).toMatchObject({
        reason: 'no_range',
        limit: null,
      });
  });

  it('is asked below the range of blood pressure, with its clause', () => {
    const pressure = (targetValue: number) =>
      weight({ fedBy: 'blood_pressure', category: 'blood_pressure', unit: 'mmHg', targetValue });
    expect(ask(pressure(90))).toMatchObject({
      ...{ reason: 'below_range', limit: 91 },
      sources: [{ clause: 'Below 90/60' }, { title: expect.stringContaining('NEWS') }],
    });
    expect(ask(pressure(91))).toBeNull();
    expect(ask({ ...pressure(90), fedBy: null })).toMatchObject({ reason: 'below_range' });
    expect(ask({ ...pressure(90), fedBy: null, unit: 'points' })).toBeNull();
    expect(ask(pressure(90), null, { ...adult, dateOfBirth: null })).toMatchObject({ reason: 'no_range' });
  });
});

it('shows first the goal in progress whose last day to come is the nearest, then those whose last day is over, and last those without one', () => {
  const kept = [
    goal({ title: 'open' }),
    goal({ title: 'later', due: '2027-01-31' }),
    goal({ title: 'over', due: '2026-11-21', status: 'completed' }),
    goal({ title: 'soon', due: '2026-11-30' }),
    goal({ title: 'today', due: '2026-11-20' }),
    goal({ title: 'long past', due: '2026-10-01' }),
    goal({ title: 'past', due: '2026-11-19' }),
    goal({ title: 'older and open' }),
  ];
  expect(nearestGoals(kept, '2026-11-20').map(({ title }) => title)).toEqual([
    ...['today', 'soon', 'later', 'past', 'long past', 'open', 'older and open'],
  ]);
});
