import { describe, expect, it } from '@jest/globals';
import { parseCriteria, ruleOf } from './parse-criteria';

const anyone = { from: null, below: null, sex: 'ALL' } as const;

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

  it('reads a line that denies', () => {
    expect(ruleOf('No history of stroke')).toEqual({
      statement: condition('stroke', { is: 'ever' }),
      isNegated: true,
    });
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
      '1. Aged 40 to 70 years',
      '- Able to walk',
      '',
      'Exclusion Criteria:',
      '* Pregnant women',
      '* Pregnant women',
    ].join('\n');
    expect(parseCriteria(text, { from: 480, below: 852, sex: 'FEMALE' })).toMatchObject([
      { id: 'i1', side: 'inclusion', text: 'Age 40 to 70 years' },
      { id: 'i2', side: 'inclusion', text: 'Female' },
      { id: 'i3', side: 'inclusion', text: 'Type 2 diabetes' },
      { id: 'i4', side: 'inclusion', text: 'Able to walk', rule: null },
      { id: 'e1', side: 'exclusion', text: 'Pregnant women' },
    ]);
  });

  it('says limits of age in months where they are no whole years', () => {
    expect(parseCriteria('', { from: 6, below: 24, sex: 'ALL' }).map(({ text }) => text)).toEqual([
      'Age 6 months to 1 year',
    ]);
    expect(parseCriteria('', { ...anyone, from: 216 }).map(({ text }) => text)).toEqual([
      'Age 18 years or older',
    ]);
  });

  it('compares limits in months as well as in years', () => {
    expect(parseCriteria('', { from: 6, below: 24, sex: 'ALL' })).toMatchObject([
      { rule: { statement: { kind: 'age', from: 6, below: 24 } } },
    ]);
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
    expect(rulesOf(`* ${'x'.repeat(19_979)}\n\n* Type 2 diabetes`).at(-1)).toEqual([
      'Type 2 diabetes',
      false,
    ]);
  });

  it('keeps no more than sixty of a side', () => {
    const text = Array.from({ length: 200 }, (_, index) => `* Line ${index}`).join('\n');
    expect(parseCriteria(text, anyone)).toHaveLength(60);
  });
});
