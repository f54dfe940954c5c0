import { describe, expect, it } from '@jest/globals';
import { longestQuestion } from './plain';
import { understand } from './understand';

/** A Sunday. */
const today = '2026-11-29';

type Expected = {
  subject?: string;
  parts?: string;
  terms?: string;
  period?: string;
  measure?: string;
  asks?: string;
  count?: number;
  timing?: string;
};

/** Each question with all that is to be understood of it; what is left out must not be understood. `subject` is the first of the first topic. */
const questions: readonly (readonly [string, Expected])[] = [
  ['HbA1c', { subject: 'lab:hba1c' }],
  ['hba1c since January 2026', { subject: 'lab:hba1c', period: '2026-01-01..' }],
  ['What was my last HbA1c?', { subject: 'lab:hba1c', measure: 'last' }],
  ['my sugar', { subject: 'reading:glucose' }],
  ['sugar last month', { subject: 'reading:glucose', period: '2026-10-01..2026-10-31' }],
  ['sugar in the last month', { subject: 'reading:glucose', period: '2026-10-30..2026-11-29' }],
  [
    'fasting sugar this week',
    { subject: 'reading:glucose', timing: 'fasting', period: '2026-11-23..2026-11-29' },
  ],
  ['PPBS in October', { subject: 'reading:glucose', timing: 'after-meal', period: '2026-10-01..2026-10-31' }],
  ['Sugar after food?', { subject: 'reading:glucose', timing: 'after-meal' }],
  ['RBS', { subject: 'reading:glucose', timing: 'random' }],
  ['three month sugar', { subject: 'lab:hba1c' }],
  ['highest BP', { subject: 'reading:blood_pressure', measure: 'highest' }],
  [
    'What was my highest BP in 2025?',
    { subject: 'reading:blood_pressure', measure: 'highest', period: '2025-01-01..2025-12-31' },
  ],
  [
    'average blood pressure in the last 30 days',
    { subject: 'reading:blood_pressure', measure: 'average', period: '2026-10-31..2026-11-29' },
  ],
  ['B.P. yesterday', { subject: 'reading:blood_pressure', period: '2026-11-28..2026-11-28' }],
  [
    'bp readings from 1 Nov to 15 Nov',
    { subject: 'reading:blood_pressure', parts: 'reading', period: '2026-11-01..2026-11-15' },
  ],
  [
    'BP between 01/11/2026 and 05/11/2026',
    { subject: 'reading:blood_pressure', period: '2026-11-01..2026-11-05' },
  ],
  ['BP between 5 Nov and 1 Nov', { subject: 'reading:blood_pressure', period: '2026-11-01..2026-11-05' }],
  ['bp on 12.03.26', { subject: 'reading:blood_pressure', period: '2026-03-12..2026-03-12' }],
  ['lowest pulse since March', { subject: 'reading:pulse', measure: 'lowest', period: '2026-03-01..' }],
  ['heart rate since December', { subject: 'reading:pulse', period: '2025-12-01..' }],
  ['SpO2 today', { subject: 'reading:oxygen_saturation', period: '2026-11-29..2026-11-29' }],
  ['oxygen level', { subject: 'reading:oxygen_saturation' }],
  ['bukhar', { subject: 'reading:temperature' }],
  ['Did I have fever in August?', { subject: 'reading:temperature', period: '2026-08-01..2026-08-31' }],
  ['mera wajan', { subject: 'reading:weight' }],
  ['weight 6 months', { subject: 'reading:weight', period: '2026-05-30..2026-11-29' }],
  ['weight over the past 6 months', { subject: 'reading:weight', period: '2026-05-30..2026-11-29' }],
  ['weight in the last two weeks', { subject: 'reading:weight', period: '2026-11-16..2026-11-29' }],
  ['BP 2 days ago', { subject: 'reading:blood_pressure', period: '2026-11-27..2026-11-27' }],
  ['weight two months ago', { subject: 'reading:weight', period: '2026-09-01..2026-09-30' }],
  ['first weight', { subject: 'reading:weight', measure: 'first' }],
  ['My last 3 sugar readings', { subject: 'reading:glucose', parts: 'reading', measure: 'last', count: 3 }],
  ['last five BP', { subject: 'reading:blood_pressure', measure: 'last', count: 5 }],
  [
    'How many BP readings did I take this year?',
    {
      subject: 'reading:blood_pressure',
      parts: 'reading',
      measure: 'count',
      period: '2026-01-01..2026-12-31',
    },
  ],
  ['thyroid report', { subject: 'lab:tsh', parts: 'lab document/lab_report' }],
  [
    'show me my thyroid report from 2025',
    { subject: 'lab:tsh', parts: 'lab document/lab_report', period: '2025-01-01..' },
  ],
  ['TSH before 2026', { subject: 'lab:tsh', period: '..2025-12-31' }],
  ['lipid profile', { subject: 'lab:cholesterol' }],
  ['LDL after 5 March 2026', { subject: 'lab:ldl', period: '2026-03-06..' }],
  ['bad cholesterol', { subject: 'lab:ldl' }],
  ['KFT', { subject: 'lab:creatinine' }],
  ['s. creatinine', { subject: 'lab:creatinine' }],
  ['sgpt till June', { subject: 'lab:alt', period: '..2026-06-30' }],
  ['LFT report', { subject: 'lab:alt', parts: 'lab document/lab_report' }],
  ['Hb', { subject: 'lab:hemoglobin' }],
  ['platelets in dengue', { subject: 'lab:platelets', terms: 'dengue' }],
  ['vit D', { subject: 'lab:vitamin-d' }],
  ['b12 levels', { subject: 'lab:vitamin-b12' }],
  ['urine report', { subject: 'lab:urine-colour' }],
  [
    'What medicines do I take for BP?',
    { subject: 'reading:blood_pressure', parts: 'medicine history/medicine' },
  ],
  [
    'Which tablets was I on in 2024?',
    { parts: 'medicine history/medicine', period: '2024-01-01..2024-12-31' },
  ],
  ['meri dawai', { parts: 'medicine history/medicine' }],
  ['metformin', { terms: 'metformin' }],
  ['Do I have any allergies?', { parts: 'history/allergy' }],
  ['allergic to penicillin', { parts: 'history/allergy', terms: 'penicillin' }],
  ['family history of diabetes', { subject: 'reading:glucose', parts: 'history/family-history' }],
  ['When was my knee surgery?', { parts: 'history/procedure', terms: 'knee surgery' }],
  ['my goals', { parts: 'goal' }],
  ['What did Dr Meera say about my knee?', { parts: 'visit', terms: 'meera knee' }],
  ['x-ray of the chest', { parts: 'document', terms: 'ray chest' }],
  [
    'discharge summary 2025',
    { parts: 'document', terms: 'discharge summary', period: '2025-01-01..2025-12-31' },
  ],
  ['next month appointments', { parts: 'visit', period: '2026-12-01..2026-12-31' }],
  ['everything last week', { period: '2026-11-16..2026-11-22' }],
  ['Should I stop metformin?', { terms: 'stop metformin', asks: 'advice' }],
  ['can i take paracetamol', { terms: 'paracetamol', asks: 'advice' }],
  ['How do I lower my sugar?', { subject: 'reading:glucose', asks: 'advice' }],
  ['Am I diabetic?', { subject: 'reading:glucose', asks: 'diagnosis' }],
  ['Do I have cancer?', { terms: 'cancer', asks: 'diagnosis' }],
  ['is it safe to eat mango with sugar', { subject: 'reading:glucose', terms: 'eat mango', asks: 'advice' }],
  ['sugar on 31/02/2026', { subject: 'reading:glucose' }],
  [
    'May I see my weight in May?',
    { subject: 'reading:weight', period: '2026-05-01..2026-05-31', asks: 'advice' },
  ],
  ['', {}],
  ['???', {}],
  ['what is the', {}],
];

const sayPeriod = (period: { from: string | null; to: string | null } | null) =>
  period === null ? undefined : `${period.from ?? ''}..${period.to ?? ''}`;

describe('a question about a record', () => {
  it.each(questions)('is understood: "%s"', (question, expected) => {
    const { topics, parts, terms, period, measure, asks, count, emergency } = understand(question, today);
    const found: Expected = {
      ...(topics[0] && { subject: topics[0].subjects[0] as string }),
      ...(topics[0]?.timing && { timing: topics[0].timing }),
      ...(parts.length > 0 && {
        parts: parts.map(({ kind, tag }) => (tag === null ? kind : `${kind}/${tag}`)).join(' '),
      }),
      ...(terms.length > 0 && { terms: terms.join(' ') }),
      ...(period && { period: sayPeriod(period) as string }),
      ...(measure && { measure }),
      ...(asks && { asks }),
      ...(count !== null && { count }),
    };
    expect(found).toEqual(expected);
    expect(emergency).toBeNull();
  });

  it('is read up to its limit, within a blink, however long it is', () => {
    const begun = performance.now();
    const { terms, topics } = understand(`${'a '.repeat(5000)}sugar${'x'.repeat(5000)}`, today);
    expect(performance.now() - begun).toBeLessThan(500);
    expect({ terms, topics }).toEqual({ terms: [], topics: [] });
    expect(understand('9'.repeat(10_000), today).terms.join('').length).toBeLessThanOrEqual(longestQuestion);
  });

  it('gives nothing but words to look for where it holds markup, an address or the id of another', () => {
    const asked = understand(
      '<script>alert(1)</script> patientId=0b6c1f7e-0000-4000-8000-000000000000',
      today,
    );
    expect(asked.terms).toContain('script');
    expect(asked).toMatchObject({ topics: [], parts: [], measure: null, emergency: null });
  });
});

describe('an emergency in a question', () => {
  it.each([
    ['I have chest pain', 'body'],
    ['my chest is paining since morning', 'body'],
    ['pain in my chest and left arm', 'body'],
    ['I can’t breathe', 'body'],
    ['unable to breathe properly', 'body'],
    ['saans lene me dikkat', 'body'],
    ['my father fainted', 'body'],
    ['his face is drooping', 'body'],
    ['one side of my body weak', 'body'],
    ['slurred speech', 'body'],
    ['bleeding a lot', 'body'],
    ['snake bite what to do', 'body'],
    ['I took too many tablets', 'body'],
    ['vomiting blood', 'body'],
    ['seene me dard', 'body'],
    ['average BP, also I am having a heart attack', 'body'],
    ['I want to die', 'mind'],
    ['i dont want to live anymore', 'mind'],
    ['how to kill myself', 'mind'],
    ['thinking of suicide', 'mind'],
    ['I want to end my life and my chest hurts', 'mind'],
    ['mar jana chahta hoon', 'mind'],
  ])('is recognised: "%s"', (question, expected) => {
    expect(understand(question, today).emergency).toBe(expected);
  });

  it('is recognised at the end of a question that is longer than its limit', () => {
    expect(understand(`${'sugar '.repeat(2000)} I have chest pain`, today).emergency).toBe('body');
  });

  it.each(['highest BP', 'chest x-ray report', 'diet', 'when does my medicine end', 'how is my heart rate'])(
    'is not seen in "%s"',
    (question) => {
      expect(understand(question, today).emergency).toBeNull();
    },
  );
});
