import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assess } from './assessment';
import { bloodPressureBounds, plausibleBounds } from './bounds';
import type { HealthFact, HealthFactType } from './health-facts';
import { explain, interpret } from './interpretation';
import { rangeRules } from './ranges/all';
import { compareSeverity } from './severity';
import { unitsOf } from './units';
import { type Reading, type Subject, type Unit, vitalSignTypes } from './vital-sign';

const at = '2026-11-20T07:10:00+05:30';
const fact = (type: HealthFactType, from: string, to: string | null = null): HealthFact => ({
  type,
  from,
  to,
  metres: null,
});
const woman: Subject = { dateOfBirth: '1994-08-05', gender: 'FEMALE', facts: [] };
const bp = (systolic: number, diastolic: number): Reading => ({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic,
  diastolic,
});

describe('facts hold on their dates', () => {
  const worstOn = (measuredAt: string, facts: HealthFact[]) =>
    assess(bp(165, 112), { ...woman, facts }, measuredAt).worst;

  it('a later fact changes nothing earlier', () => {
    const facts = [fact('pregnant', '2026-11-20')];
    expect(assess(bp(165, 112), { ...woman, facts }, '2026-11-19T23:50:00+05:30').status).toBe('high');
    expect(assess(bp(165, 112), { ...woman, facts }, at).status).toBe('critical');
  });

  it('the date is that of where it was measured', () => {
    const facts = [fact('not-pregnant', '2026-11-20', '2026-11-20')];
    expect(worstOn('2026-11-20T00:10:00+05:30', facts).condition).toBeNull();
    expect(worstOn('2026-11-19T23:50:00-05:00', facts).condition).toBe('pregnant-or-after-birth');
  });

  it('"not pregnant" without an end is asked again after 90 days', () => {
    const facts = [fact('not-pregnant', '2026-08-01')];
    expect(worstOn('2026-10-30T09:00:00+05:30', facts).condition).toBeNull();
    expect(worstOn('2026-10-31T09:00:00+05:30', facts).condition).toBe('pregnant-or-after-birth');
  });

  it('"pregnant" without an end is no longer known after 42 weeks, and counts as possible', () => {
    const facts = [fact('pregnant', '2026-01-01')];
    expect(worstOn('2026-10-22T09:00:00+05:30', facts)).toMatchObject({
      status: 'critical',
      condition: null,
    });
    expect(worstOn('2026-10-23T09:00:00+05:30', facts).condition).toBe('pregnant-or-after-birth');
  });

  it('six weeks after birth count, and no day more', () => {
    const facts = [fact('gave-birth', '2026-10-01'), fact('not-pregnant', '2026-10-02')];
    expect(worstOn('2026-11-12T09:00:00+05:30', facts).status).toBe('critical');
    expect(worstOn('2026-11-13T09:00:00+05:30', facts).status).toBe('high');
  });
});

describe('what is impossible counts as unknown', () => {
  it.each(['2062-03-01', '2026-11-21', '2026-13-45', 'yesterday'])('born %s', (dateOfBirth) => {
    const assessed = assess(
      { type: 'oxygen_saturation', unit: '%', value: 70 },
      { ...woman, dateOfBirth },
      at,
    );
    expect(assessed).toMatchObject({ status: 'critical', advice: 'emergency' });
    expect(assessed.asks).toContain('date-of-birth');
  });
});

describe('a pregnancy that ended lately', () => {
  const ended = [fact('pregnant', '2026-03-01', '2026-11-09'), fact('not-pregnant', '2026-11-10')];

  it('keeps a birth possible for six weeks, whatever is said of being pregnant now', () => {
    const { worst, asks } = assess(bp(165, 112), { ...woman, facts: ended }, at);
    expect(worst).toMatchObject({ status: 'critical', condition: 'pregnant-or-after-birth' });
    expect(asks).toEqual(['pregnancy']);
    const later = assess(bp(165, 112), { ...woman, facts: ended }, '2026-12-22T09:00:00+05:30');
    expect(later.worst.condition).toBeNull();
  });

  it('a birth ends the pregnancy that began before it, for the ranges of glucose', () => {
    const sugar: Reading = { type: 'glucose', unit: 'mg/dL', value: 97, timing: 'fasting' };
    const facts = [fact('pregnant', '2026-03-01'), fact('gave-birth', '2026-11-10')];
    expect(assess(sugar, { ...woman, facts }, at).status).toBe('in-range');
    expect(assess(sugar, { ...woman, facts: facts.slice(0, 1) }, at).status).toBe('high');
  });
});

describe('what makes a range more lenient', () => {
  const oxygen = (value: number): Reading => ({ type: 'oxygen_saturation', unit: '%', value });

  it('does not hold for ever where no end was given', () => {
    const high: HealthFact = { ...fact('altitude', '2026-08-22'), metres: 3500 };
    expect(assess(oxygen(91), { ...woman, facts: [high] }, at).status).toBe('in-range');
    expect(assess(oxygen(91), { ...woman, facts: [{ ...high, from: '2026-08-21' }] }, at).status).toBe(
      'critical',
    );
  });

  it('a target takes nothing away from a pregnancy that was told', () => {
    const target = fact('oxygen-target-88-92', '2026-10-01');
    expect(assess(oxygen(90), { ...woman, facts: [target] }, at).status).toBe('in-range');
    const told = { ...woman, facts: [target, fact('pregnant', '2026-10-01')] };
    expect(assess(oxygen(90), told, at).status).toBe('critical');
  });
});

it('a girl of 12 to 17 with an ordinary pressure is assessed', () => {
  for (const dateOfBirth of ['2014-08-05', '2010-08-05'])
    for (const reading of [bp(124, 55), bp(118, 58), bp(125, 58)])
      expect(assess(reading, { ...woman, dateOfBirth }, at).reason).toBeNull();
});

describe('open questions', () => {
  it('are named while their answer may change the assessment', () => {
    const asks = (reading: Reading, subject: Subject) => assess(reading, subject, at).asks;
    expect(asks(bp(142, 91), woman)).toEqual(['pregnancy']);
    expect(asks(bp(142, 91), { ...woman, dateOfBirth: null })).toEqual(['date-of-birth', 'pregnancy']);
    expect(asks(bp(120, 80), woman)).toEqual([]);
    expect(asks({ type: 'glucose', unit: 'mg/dL', value: 110 }, { ...woman, gender: 'MALE' })).toEqual([
      'timing',
    ]);
    expect(asks({ type: 'weight', unit: 'kg', value: 70 }, { ...woman, dateOfBirth: null })).toEqual([]);
  });
});

describe('what leaves is codes and numbers', () => {
  it('says both limits, in the unit of entry', () => {
    const [range] = interpret(
      { type: 'oxygen_saturation', unit: '%', value: 84 },
      { ...woman, gender: 'MALE' },
      at,
    ).ranges;
    expect(range?.limits).toEqual([
      { code: 'value', unit: '%', low: 95, high: null, criticalBelow: 93, criticalFrom: null },
    ]);
    const sugar = interpret(
      { type: 'glucose', unit: 'mmol/L', value: 5, timing: 'fasting' },
      { ...woman, gender: 'MALE' },
      at,
    );
    expect(sugar.ranges[0]?.limits[0]).toMatchObject({ unit: 'mmol/L', low: 3.9, criticalBelow: 3 });
  });

  it('names the strictest limits of the rules that hold together', () => {
    const { ranges } = interpret(bp(120, 80), { ...woman, facts: [fact('pregnant', '2026-10-01')] }, at);
    expect(ranges).toHaveLength(1);
    expect(ranges[0]).toMatchObject({ group: 'pregnant-or-after-birth', condition: null });
    expect(ranges[0]?.limits.map(({ criticalFrom }) => criticalFrom)).toEqual([160, 110]);
  });

  it('drops a rule that is no longer published', () => {
    const kept = { ...assess(bp(120, 80), woman, at), ways: [{ rules: ['gone'], condition: null }] };
    expect(explain(kept, 'mm[Hg]').ranges).toEqual([]);
  });
});

describe('for whatever is measured of whomever', () => {
  const readings = fc.constantFrom(...vitalSignTypes).chain((type) =>
    fc.constantFrom(...unitsOf[type]).chain((unit): fc.Arbitrary<Reading> => {
      const within = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
        fc
          .integer({ min: Math.ceil(minimum * 10), max: Math.floor(maximum * 10) })
          .map((tenths) => tenths / 10);
      if (type === 'blood_pressure')
        return fc
          .tuple(
            fc.integer({ min: bloodPressureBounds.systolic.minimum, max: 300 }),
            fc.integer({ min: 20, max: 200 }),
          )
          .map(([systolic, diastolic]) => bp(systolic, diastolic));
      const bounds = plausibleBounds[type][unit] ?? { minimum: 1, maximum: 2 };
      const timing = fc.constantFrom('fasting', 'after-meal', 'random', 'unknown', null);
      return fc.tuple(within(bounds), timing).map(([value, when]) => ({ type, unit, value, timing: when }));
    }),
  );
  const births = fc.constantFrom(
    null,
    '2026-11-18',
    '2026-10-14',
    '2026-05-01',
    '2022-02-02',
    '2012-12-12',
    '1994-08-05',
    '1950-01-01',
  );
  const genders = fc.constantFrom('MALE', 'FEMALE', 'OTHER', null);

  it('knowing less is never milder than knowing: an answer only narrows what was possible', () => {
    fc.assert(
      fc.property(readings, births, genders, (reading, dateOfBirth, gender) => {
        const open = assess(reading, { dateOfBirth, gender, facts: [] }, at);
        for (const type of ['pregnant', 'not-pregnant'] as const) {
          if (!open.asks.includes('pregnancy')) return;
          const answered = assess(reading, { dateOfBirth, gender, facts: [fact(type, '2026-11-01')] }, at);
          expect(compareSeverity(open.worst, answered.worst)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('the worst is at least as severe as the status, and a side stands beside each that has one', () => {
    fc.assert(
      fc.property(readings, births, genders, (reading, dateOfBirth, gender) => {
        const { status, side, worst } = assess(reading, { dateOfBirth, gender, facts: [] }, at);
        if (status !== 'not-assessed')
          expect(
            compareSeverity({ ...worst, advice: null }, { status, side, advice: null }),
          ).toBeGreaterThanOrEqual(0);
        expect(side !== null).toBe(status === 'low' || status === 'high' || status === 'critical');
        // Danger is never left without a word of what to do.
        if (worst.status === 'critical') expect(worst.advice).not.toBeNull();
      }),
    );
  });

  it('each group has a range for each type that is assessed, at every age', () => {
    for (const type of [
      'blood_pressure',
      'pulse',
      'oxygen_saturation',
      'temperature',
      'respiratory_rate',
      'glucose',
    ] as const)
      for (let months = 0; months <= 30 * 12; months += 1) {
        const born = new Date(Date.UTC(2026, 10 - months, 5)).toISOString().slice(0, 10);
        const unit: Unit = unitsOf[type][0];
        const reading: Reading =
          type === 'blood_pressure' ? bp(100, 65) : { type, unit, value: 60, timing: 'fasting' };
        expect([
          months,
          assess(reading, { dateOfBirth: born, gender: 'MALE', facts: [] }, at).reason,
        ]).toEqual([months, null]);
      }
  });
});

describe('the table of ranges', () => {
  it('has a name for each rule, and limits that grow outwards', () => {
    expect(new Set(rangeRules.map(({ id }) => id)).size).toBe(rangeRules.length);
    for (const { id, below, above, low, high } of rangeRules)
      for (const unit of ['mm[Hg]', '/min', '%', 'Cel', '[degF]', 'mg/dL', 'mmol/L'] as const) {
        const downwards = [low?.at[unit], ...below.map(({ at: limit }) => limit[unit])].filter(
          (n) => n !== undefined,
        );
        const upwards = [high?.at[unit], ...above.map(({ at: limit }) => limit[unit])].filter(
          (n) => n !== undefined,
        );
        expect([id, downwards]).toEqual([id, [...downwards].sort((a, b) => b - a)]);
        expect([id, upwards]).toEqual([id, [...upwards].sort((a, b) => a - b)]);
      }
  });

  it('names a clause for every number', () => {
    for (const { id, low, high, below, above } of rangeRules)
      for (const limit of [low, high, ...below, ...above])
        if (limit) expect([id, limit.clauses.length > 0]).toEqual([id, true]);
  });
});
