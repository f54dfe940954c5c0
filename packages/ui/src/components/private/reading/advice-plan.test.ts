import { describe, expect, it } from '@jest/globals';
import { assess } from '@nadi/domain/vital-signs/assessment';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { unitsOf } from '@nadi/domain/vital-signs/units';
import { type Reading, type Subject, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { assessed, pressure, subjects } from '../../../catalogue/test/clinical-states';
import { mildWords } from '../../ReadingAdvice/mild';
import { planAdvice } from './advice-plan';
import type { AdviceLevel } from './reading';

const urgency: AdviceLevel[] = ['repeat', 'soon', 'same-day', 'emergency-if-symptoms', 'emergency'];
const measuredAt = '2026-11-20T07:10:00+05:30';
const born = (dateOfBirth: string | null): Subject => ({ dateOfBirth, gender: 'FEMALE', facts: [] });
const people = [
  '2026-11-10',
  '2026-10-16',
  '2026-08-01',
  '2025-05-01',
  '2022-01-01',
  '2020-01-01',
  '2014-01-01',
]
  .concat(['2012-01-01', '1996-01-01', '1950-01-01'])
  .map(born)
  .concat(born(null), subjects.withTarget);

/** Every kind of reading in steps that meet each limit. */
function* readings(): Generator<Reading> {
  for (const type of vitalSignTypes)
    for (const unit of unitsOf[type])
      if (type === 'blood_pressure')
        for (let systolic = 50; systolic <= 200; systolic += 5)
          for (let diastolic = 40; diastolic < Math.min(systolic, 130); diastolic += 5)
            yield { type, unit, systolic, diastolic };
      else if (type !== 'weight' && type !== 'height')
        for (const timing of type === 'glucose' ? (['fasting', 'unknown'] as const) : [null])
          for (let value = 1; value <= 650; value += value < 45 ? 0.5 : value < 120 ? 1 : 10)
            yield { type, unit, value, timing };
}

const isChild = ({ dateOfBirth }: Subject) => dateOfBirth !== null && dateOfBirth > '2009';

const assessedForAll = people.flatMap((subject) =>
  [...readings()].map((reading) => {
    const interpretation = interpret(reading, subject, measuredAt);
    const { urgent, mild } = planAdvice({ type: reading.type, interpretation });
    return { subject, reading, interpretation, urgent, mild, all: [...urgent, ...mild] };
  }),
);

describe('planAdvice, over all readings', () => {
  it('never says less than the worst', () => {
    const wrong = assessedForAll.filter(({ interpretation: { worst }, all }) => {
      const isSaid = all.some(
        ({ advice, ...one }) =>
          advice === worst.advice || ('emergencyIf' in one && one.emergencyIf === worst.condition),
      );
      return worst.advice !== null && !isSaid;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('says no less without the condition than the rules do where it is excluded', () => {
    const notPregnant = { type: 'not-pregnant', from: '2026-11-01', to: null, metres: null } as const;
    const wrong = assessedForAll.filter(({ subject, reading, interpretation: { status, worst }, all }) => {
      if (worst.condition !== 'pregnant-or-after-birth' || status === 'not-assessed') return false;
      const settled = assess(reading, { ...subject, facts: [notPregnant] }, measuredAt).worst;
      if (settled.condition !== null || settled.advice === null) return false;
      const said = all.filter((one) => one.condition === null).map((one) => urgency.indexOf(one.advice));
      return Math.max(-1, ...said) < urgency.indexOf(settled.advice);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('has words for each', () => {
    const without = assessedForAll
      .flatMap(({ mild }) => mild)
      .filter(({ type, side, advice }) => !mildWords[type][side].next[advice])
      .map(({ type, side, advice }) => `${type} ${side} ${advice}`);
    expect([...new Set(without)]).toEqual([]);
  });

  it('speaks of a child to those who care for one', () => {
    const wrong = assessedForAll.filter(
      ({ subject, urgent }) =>
        isChild(subject) &&
        urgent.some(({ condition, audience }) => condition === null && audience === 'adult'),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('planAdvice', () => {
  it('says both where it is worse under a condition', () => {
    expect(planAdvice(pressure(190, 125, subjects.mayBePregnant)).urgent).toEqual([
      expect.objectContaining({
        advice: 'emergency-if-symptoms',
        condition: null,
        emergencyIf: 'pregnant-or-after-birth',
      }),
    ]);
    const { urgent, mild } = planAdvice(pressure(165, 112, subjects.mayBePregnant));
    expect(urgent).toEqual([
      expect.objectContaining({ advice: 'emergency', condition: 'pregnant-or-after-birth' }),
    ]);
    expect(mild).toEqual([expect.objectContaining({ advice: 'soon', condition: null })]);
  });

  it.each([
    [pressure(70, 40, subjects.man), { side: 'low', advice: 'emergency', isCritical: true }],
    [pressure(85, 55, subjects.man), { side: 'low', advice: 'emergency-if-symptoms' }],
    [assessed('temperature', subjects.fiveWeeks, { value: 38 }), { audience: 'baby', advice: 'emergency' }],
    [
      assessed('pulse', subjects.sixYears, { value: 35 }),
      { side: 'low', audience: 'child', advice: 'emergency' },
    ],
    [assessed('glucose', subjects.man, { value: 48, timing: 'fasting' }), { side: 'low' }],
    [pressure(100, 84, subjects.man), { side: 'low', isNarrow: true, advice: 'emergency-if-symptoms' }],
    [pressure(110, 92, subjects.man), { side: 'high', isNarrow: true, isCritical: false }],
    // Pre-eclampsia, where it would be dengue without a pregnancy.
    [
      pressure(118, 104, subjects.pregnant),
      { side: 'high', audience: 'pregnant', isNarrow: false, advice: 'emergency-if-symptoms' },
    ],
    [pressure(85, 70, subjects.man), { side: 'low', isNarrow: false, isCritical: true }],
    [
      assessed('oxygen_saturation', subjects.withTarget, { value: 98 }),
      { side: 'high', condition: 'extra-oxygen', advice: 'emergency-if-symptoms', isCritical: false },
    ],
    [pressure(88, 111, subjects.mayBePregnant), { side: 'high', advice: 'emergency', condition: null }],
  ])('%# is urgent', (reading, expected) => {
    expect(planAdvice(reading).urgent).toEqual([expect.objectContaining(expected)]);
  });
});
