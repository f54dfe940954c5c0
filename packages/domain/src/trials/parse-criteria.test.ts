import { describe, expect, it } from '@jest/globals';
import { parseCriteria, ruleOf } from './parse-criteria';

const anyone = { from: null, last: null, sex: 'ALL' } as const;
const years = (count: number) => ({ count, unit: 'year' }) as const;
const months = (count: number) => ({ count, unit: 'month' }) as const;
const days = (count: number, unit: 'day' | 'week') => ({ count, unit });

describe('ruleOf', () => {
  const condition = (id: string, span: object) => ({ kind: 'condition', condition: id, span });
  const value = (measure: string, more: object) => ({
    ...{ kind: 'value', measure, low: null, high: null, isLowOpen: false, isHighOpen: false },
    ...{ withinDays: 180, ...more },
  });

  it.each([
    ['Age 40 to 70 years', { kind: 'age', from: 480, below: 852 }],
    ['Aged 18 years or older', { kind: 'age', from: 216, below: null }],
    ['18 years of age and older', { kind: 'age', from: 216, below: null }],
    ['Age >= 18 years', { kind: 'age', from: 216, below: null }],
    ['Female', { kind: 'sex', sex: 'FEMALE' }],
    ['Men only', { kind: 'sex', sex: 'MALE' }],
    ['Pregnant women', { kind: 'pregnancy', orBreastfeeding: false }],
    ['Pregnancy or lactation', { kind: 'pregnancy', orBreastfeeding: true }],
    ['Pregnant or breastfeeding.', { kind: 'pregnancy', orBreastfeeding: true }],
    ['Type 2 diabetes mellitus', condition('diabetes-2', { is: 'now' })],
    [
      'Diagnosed with type 2 diabetes for at least 12 months',
      condition('diabetes-2', { is: 'for', months: 12 }),
    ],
    ['Hypertension for a year or more', condition('hypertension', { is: 'for', months: 12 })],
    ['History of stroke', condition('stroke', { is: 'ever' })],
    ['Heart attack within the last 6 months', condition('heart-attack', { is: 'within', months: 6 })],
    ['Heart attack', condition('heart-attack', { is: 'ever' })],
    ['Current cancer', condition('cancer', { is: 'now' })],
    ['Active tuberculosis', condition('tuberculosis', { is: 'now' })],
    [
      'Stroke, diabetes, or HIV',
      {
        kind: 'any',
        of: [
          condition('stroke', { is: 'ever' }),
          condition('diabetes', { is: 'now' }),
          condition('hiv', { is: 'now' }),
        ],
      },
    ],
    ['Taking SSRIs', { kind: 'medicine', medicine: 'ssri', span: { is: 'now' } }],
    ['Taking sodium valproate', { kind: 'medicine', medicine: 'valproate', span: { is: 'now' } }],
    ['Taking oral anticoagulants', { kind: 'medicine', medicine: 'oral-anticoagulant', span: { is: 'now' } }],
    ['Taking iron tablets', { kind: 'medicine', medicine: 'oral-iron', span: { is: 'now' } }],
    [
      'Heart attack or stroke in the last 6 months',
      {
        kind: 'any',
        of: [
          condition('heart-attack', { is: 'within', months: 6 }),
          condition('stroke', { is: 'within', months: 6 }),
        ],
      },
    ],
    ['Current use of insulin', { kind: 'medicine', medicine: 'insulin', span: { is: 'now' } }],
    [
      'Taking oral corticosteroids in the last 3 months',
      { kind: 'medicine', medicine: 'steroid', span: { is: 'within', months: 3 } },
    ],
    ['Known allergy to penicillin', { kind: 'allergy', medicine: 'penicillin' }],
    ['HbA1c between 7.0 and 10.0 %', value('hba1c', { low: 7, high: 10 })],
    ['HbA1c 7.0% to 10.0%', value('hba1c', { low: 7, high: 10 })],
    ['HbA1c of at least 7% within the last 3 months', value('hba1c', { low: 7, withinDays: 90 })],
    ['eGFR < 45 mL/min/1.73 m2', value('egfr', { high: 45, isHighOpen: true })],
    ['eGFR 45 mL/min/1.73 m2 or higher', value('egfr', { low: 45 })],
    ['Systolic blood pressure 140 to 179 mmHg', value('systolic', { low: 140, high: 179 })],
    ['Body mass index > 35 kg/m2', value('bmi', { low: 35, isLowOpen: true })],
  ])('reads %s', (line, statement) => {
    expect(ruleOf(line)).toEqual({ statement, isNegated: false });
  });

  it.each([
    ['No history of stroke', condition('stroke', { is: 'ever' })],
    ['No current cancer', condition('cancer', { is: 'now' })],
    ['No current use of insulin', { kind: 'medicine', medicine: 'insulin', span: { is: 'now' } }],
    ['No current pregnancy', { kind: 'pregnancy', orBreastfeeding: false }],
  ])('reads a line that denies: %s', (line, statement) => {
    expect(ruleOf(line)).toEqual({ statement, isNegated: true });
  });

  it.each([
    'Type 2 diabetes treated with metformin alone',
    'Uncontrolled hypertension',
    'Painful diabetic neuropathy',
    'HbA1c 7 to 10',
    'HbA1c between 53 and 86 mmol/mol',
    'HbA1c between 10 and 7 %',
    'eGFR below 45 by two tests three months apart',
    'Heart attack or another serious illness in the last 6 months',
    'Taking amlodipine',
    'Women who are pregnant, breastfeeding or planning a pregnancy',
    'Able to give informed consent',
    'Age-related macular degeneration',
    '12 to 24 weeks of pregnancy',
    'No insulin',
    'constructor',
    // A list without "or" may mean each of them.
    'Stroke, diabetes',
    'Heart failure or stroke, diabetes',
    'Heart failure or stroke, diabetes, or HIV',
    // An event is over: nobody has it now.
    'Active COVID-19',
    'Current stroke',
    'No current COVID-19',
    'Current COVID-19 or stroke',
    // A value that is taken in another way, or in the unit of another quantity.
    'Fasting triglycerides less than 150 mg/dL',
    'Seated systolic blood pressure 140 to 179 mmHg',
    'Resting SpO2 90% or higher',
    'eGFR < 45 mL/min',
    // Names of one medicine of a group, or of one form or dose of it.
    'Taking low-dose aspirin',
    'Taking steroids',
    'Taking iron supplements',
  ])('leaves as text what it does not understand whole: %s', (line) => {
    expect(ruleOf(line)).toBeNull();
  });
});

describe('parseCriteria', () => {
  it('reads sides, marks of lists, and the limits of fields of their own once', () => {
    const text = [
      'Inclusion Criteria:',
      '',
      '* Type 2 diabetes',
      '* Aged 40 to 70 years',
      '* Able to walk',
      '',
      'Exclusion Criteria:',
      '1. Pregnant women',
      '2. Pregnant women',
    ].join('\n');
    expect(parseCriteria(text, { from: years(40), last: years(70), sex: 'FEMALE' })).toMatchObject([
      { id: 'i1', side: 'inclusion', text: 'Age 40 to 70 years' },
      { id: 'i2', side: 'inclusion', text: 'Female' },
      { id: 'i3', side: 'inclusion', text: 'Type 2 diabetes' },
      { id: 'i4', side: 'inclusion', text: 'Able to walk', rule: null },
      { id: 'e1', side: 'exclusion', text: 'Pregnant women' },
    ]);
  });

  const age = (from: number | null, below: number | null) => ({ kind: 'age', from, below });
  const inDays = (from: number | null, below: number | null) => ({ ...age(from, below), isInDays: true });

  it.each([
    [months(6), years(1), ['Age 6 months to 1 year', age(6, 24)]],
    [years(18), null, ['Age 18 years or older', age(216, null)]],
    [days(6, 'week'), null, ['Age 6 weeks or older', inDays(42, null)]],
    [null, days(28, 'day'), ['Age 28 days or younger', inDays(null, 29)]],
    [days(1, 'day'), days(4, 'week'), ['Age 1 day to 4 weeks', inDays(1, 35)]],
    [
      days(6, 'week'),
      years(17),
      ['Age 6 weeks or older', inDays(42, null), 'Age 17 years or younger', age(null, 216)],
    ],
    ['12 Hours', years(1), ['Age 1 year or younger', age(null, 24), 'Minimum age: 12 Hours', null]],
    [null, 'Adult', ['Maximum age: Adult', null]],
  ])('says and compares limits of age in their own units: %j, %j', (from, last, expected) => {
    const read = parseCriteria('', { from, last, sex: 'ALL' });
    expect(read.flatMap(({ text, rule }) => [text, rule?.statement ?? null])).toEqual(expected);
  });

  it('takes no item of a list for a rule if it belongs to another, goes on in the next line, or is cut off', () => {
    const rulesOf = (text: string) =>
      parseCriteria(text, anyone).map(({ text: line, rule }) => [line, rule !== null]);
    expect(rulesOf('* Type 2 diabetes\n* Hypertension')).toEqual([
      ['Type 2 diabetes', true],
      ['Hypertension', true],
    ]);
    expect(rulesOf('* Type 2 diabetes\n    * Hypertension\n* Asthma')).toEqual([
      ['Type 2 diabetes', false],
      ['Hypertension', false],
      ['Asthma', true],
    ]);
    expect(
      rulesOf('* At least one of:\n* Type 2 diabetes\n* Hypertension\nExclusion Criteria:\n* Asthma'),
    ).toEqual([
      ['At least one of:', false],
      ['Type 2 diabetes', false],
      ['Hypertension', false],
      ['Asthma', true],
    ]);
    expect(rulesOf('* Type 2 diabetes\n  treated with metformin alone')).toEqual([
      ['Type 2 diabetes treated with metformin alone', false],
    ]);
    expect(rulesOf(`* ${'x'.repeat(19_979)}\n\n* Type 2 diabetes`)).toContainEqual([
      'Type 2 diabetes',
      false,
    ]);
  });

  const more = 'There are more criteria; read them in the registry.';

  it('keeps no more than sixty of a side, and says that there are more', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `* Line ${index}`).join('\n');
    expect(parseCriteria(lines(60), anyone)).toHaveLength(60);
    expect(parseCriteria(lines(60), anyone).map(({ text }) => text)).not.toContain(more);
    const read = parseCriteria(`${lines(200)}\nExclusion Criteria:\n* Stroke`, anyone);
    expect(read.filter(({ side }) => side === 'inclusion')).toHaveLength(60);
    expect(read.filter(({ text }) => text === more)).toEqual([
      { id: 'i60', side: 'inclusion', text: more, rule: null },
    ]);
  });

  it('says of each side that there may be more if the text is longer than what is read, or was cut before', () => {
    const long = `* Stroke\n* ${'x'.repeat(20_000)}`;
    for (const read of [parseCriteria(long, anyone), parseCriteria('* Stroke', { ...anyone, isCut: true })])
      expect(read.filter(({ text }) => text === more)).toMatchObject([
        { side: 'inclusion', rule: null },
        { side: 'exclusion', rule: null },
      ]);
  });

  it('tells nobody with an excluded condition that it is wanted, whatever the heading is', () => {
    for (const heading of [
      '**Exclusion Criteria:**',
      'Exclusion Criteria (part A)',
      'Reasons to exclude',
      'Not eligible',
    ])
      for (const text of [`${heading}\n* Heart failure`, `${heading}\n\nHeart failure`]) {
        const read = parseCriteria(`Inclusion Criteria:\n* Type 2 diabetes\n\n${text}`, anyone);
        const found = read.find((one) => one.text === 'Heart failure');
        expect([found?.side, found?.rule ?? null]).not.toEqual(['inclusion', expect.anything()]);
      }
  });
});
