import { describe, expect, it } from '@jest/globals';
import type { FactOfHealth } from './criterion';
import { criterionFit, fitOf } from './fit';
import { valuesOfReadings } from './measures';
import { ruleOf } from './parse-criteria';
import { ask, entry, hba1c, nothing, today } from './test/ask';

describe('a criterion of age or sex', () => {
  it('is unknown without a date of birth, and says what settles it', () => {
    expect(ask('Age 40 to 70 years', {})).toMatchObject({ result: 'unknown', settles: 'date-of-birth' });
  });

  it('includes the whole last year, and names the day on which it begins to be met', () => {
    const at = (dateOfBirth: string) => ask('Age 40 to 70 years', { dateOfBirth });
    expect(at('1955-11-21')).toMatchObject({ result: 'met' });
    expect(at('1955-11-20')).toMatchObject({ result: 'not-met', from: null });
    expect(at('1986-11-30')).toMatchObject({ result: 'not-met', from: '2026-11-30' });
  });

  it('counts days and weeks of a baby as days', () => {
    const rule = {
      statement: { kind: 'age', from: 42, below: 92, isInDays: true },
      isNegated: false,
    } as const;
    const at = (dateOfBirth: string) =>
      criterionFit({ id: 'x', side: 'inclusion', text: '', rule }, { ...nothing, dateOfBirth });
    // 41 days old, 42, 91 and 92.
    expect(at('2026-10-10')).toMatchObject({ result: 'not-met', from: '2026-11-21' });
    expect(at('2026-10-09')).toMatchObject({ result: 'met' });
    expect(at('2026-08-21')).toMatchObject({ result: 'met' });
    expect(at('2026-08-20')).toMatchObject({ result: 'not-met', from: null });
  });

  it('is unknown for a gender that is neither', () => {
    expect(ask('Female', { gender: 'OTHER' })).toMatchObject({ result: 'unknown', settles: 'doctor' });
    expect(ask('Female', { gender: 'MALE' })).toMatchObject({ result: 'not-met' });
  });
});

describe('a criterion of pregnancy', () => {
  const fact = (type: FactOfHealth['type'], from: string): FactOfHealth => ({
    id: type,
    type,
    from,
    to: null,
    metres: null,
  });
  const woman = { gender: 'FEMALE', dateOfBirth: '1990-01-01' } as const;

  it('is unknown for a woman who has not answered, and after an answer that is old', () => {
    expect(ask('Pregnant women', woman, 'exclusion')).toMatchObject({
      result: 'unknown',
      settles: 'pregnancy',
    });
    const old = { ...woman, facts: [fact('not-pregnant', '2026-01-01')] };
    expect(ask('Pregnant women', old, 'exclusion')).toMatchObject({ result: 'unknown' });
  });

  it('is met by the answer, and not met by a pregnancy', () => {
    const not = { ...woman, facts: [fact('not-pregnant', '2026-11-01')] };
    expect(ask('Pregnant women', not, 'exclusion')).toMatchObject({
      result: 'met',
      because: [{ source: 'health-fact', id: 'not-pregnant' }],
    });
    const yes = { ...woman, facts: [fact('pregnant', '2026-10-01')] };
    expect(ask('Pregnant women', yes, 'exclusion')).toMatchObject({ result: 'not-met' });
  });

  it('asks of breastfeeding, which no record says', () => {
    const not = { ...woman, facts: [fact('not-pregnant', '2026-11-01')] };
    expect(ask('Pregnancy or lactation', not, 'exclusion')).toMatchObject({ result: 'unknown' });
    expect(ask('Pregnancy or lactation', { gender: 'MALE' }, 'exclusion')).toMatchObject({ result: 'met' });
  });
});

describe('a criterion of the medical history', () => {
  it('takes nothing for granted that is not listed', () => {
    const other = { entries: [entry({ name: 'Asthma' })] };
    for (const side of ['inclusion', 'exclusion'] as const)
      expect(ask('Stroke', other, side)).toMatchObject({ result: 'unknown', settles: 'medical-history' });
  });

  it('knows what the patient says there is none of', () => {
    const none = { entries: [entry({ name: null, status: 'recorded' })] };
    expect(ask('History of stroke', none, 'exclusion')).toMatchObject({
      result: 'met',
      reason: 'recorded-as-none',
      because: [{ source: 'medical-history', id: 'entry' }],
    });
  });

  it('knows a narrower condition by its code or synonym, and does not guess from a wider one', () => {
    expect(
      ask('Diabetes', { entries: [entry({ name: 'Sugar disease', codeSystem: 'ICD-10', code: 'E11.9' })] }),
    ).toMatchObject({ result: 'met' });
    expect(ask('Type 2 diabetes', { entries: [entry({ name: 'T2DM' })] })).toMatchObject({ result: 'met' });
    expect(ask('Type 2 diabetes', { entries: [entry({ name: 'Diabetes' })] })).toMatchObject({
      result: 'unknown',
      reason: 'not-exact',
    });
  });

  it('does not take a kind of a condition that ended for the end of the condition', () => {
    const ended = (name: string, code: string | null = null) => ({
      entries: [entry({ name, code, codeSystem: code ? 'ICD-10' : null, status: 'resolved' })],
    });
    expect(ask('Current cancer', ended('Breast cancer', 'C50.9'), 'exclusion')).toMatchObject({
      result: 'unknown',
    });
    expect(ask('Current cancer', ended('Lung cancer', 'C34.1'), 'exclusion')).toMatchObject({
      result: 'unknown',
    });
    expect(ask('Current cancer', ended('Cancer'), 'exclusion')).toMatchObject({ result: 'met' });
    expect(ask('Hypertension', ended('Essential hypertension', 'I10'), 'exclusion')).toMatchObject({
      result: 'met',
    });
  });

  it('tells an old event from a recent one only where its date does', () => {
    const heart = (onset: string | null) => ({
      entries: [entry({ name: 'Heart attack', onset, status: 'resolved' })],
    });
    const line = 'Heart attack within the last 6 months';
    expect(ask(line, heart('2026-09'), 'exclusion')).toMatchObject({ result: 'not-met' });
    expect(ask(line, heart('2019'), 'exclusion')).toMatchObject({ result: 'unknown' });
    expect(ask(line, heart(null), 'exclusion')).toMatchObject({ result: 'unknown' });
  });

  it('counts for how long a condition is known', () => {
    const since = (onset: string) =>
      ask('Type 2 diabetes for at least 12 months', { entries: [entry({ onset })] });
    expect(since('2022-06-09')).toMatchObject({ result: 'met' });
    expect(since('2026-05')).toMatchObject({ result: 'not-met' });
    expect(since('2025')).toMatchObject({ result: 'unknown' });
  });

  it('says that two entries contradict each other', () => {
    const both = { entries: [entry({ id: 'a' }), entry({ id: 'b', status: 'resolved' })] };
    expect(ask('Type 2 diabetes', both)).toMatchObject({ result: 'unknown', reason: 'contradiction' });
  });
});

describe('a criterion of COVID-19', () => {
  const coded = (code: string) =>
    ask('History of COVID-19', {
      entries: [entry({ name: 'An illness of the lungs', codeSystem: 'ICD-10', code })],
    }).result;

  it('is met by its codes, and not by that of an illness from vaping', () => {
    expect([coded('U07.1'), coded('U07.2'), coded('U07.0')]).toEqual(['met', 'met', 'unknown']);
  });
});

describe('a criterion of a value', () => {
  const line = 'HbA1c between 7.0 and 10.0 %';

  it('takes the latest value, and names it with its report', () => {
    const values = [hba1c(6.5, { id: 'old', day: '2026-10-01' }), hba1c(7.4)];
    expect(ask(line, { values })).toMatchObject({
      result: 'met',
      because: [{ source: 'lab-value', id: 'value', recordId: 'report' }],
    });
    expect(ask(line, { values: [hba1c(6.5)] })).toMatchObject({ result: 'not-met', reason: 'out-of-range' });
  });

  it('asks for a new test once a value is too old, or none is there', () => {
    expect(ask(line, { values: [hba1c(7.4, { day: '2026-01-01' })] })).toMatchObject({
      result: 'unknown',
      reason: 'too-old',
      settles: 'test',
    });
    expect(ask(line, {})).toMatchObject({ result: 'unknown', settles: 'test' });
    expect(ask('Systolic blood pressure 140 to 179 mmHg', {})).toMatchObject({ settles: 'reading' });
  });

  it('does not decide what "below" or "above" leaves open, nor two values of one day', () => {
    const below = (number: number) => hba1c(number, { least: Number.NEGATIVE_INFINITY, comparator: '<' });
    expect(ask(line, { values: [below(8)] })).toMatchObject({ result: 'unknown', reason: 'not-exact' });
    expect(ask(line, { values: [below(7)] })).toMatchObject({ result: 'not-met' });
    expect(ask(line, { values: [hba1c(7.4), hba1c(6.8, { id: 'other' })] })).toMatchObject({
      result: 'unknown',
      reason: 'contradiction',
    });
  });

  it('compares the body mass index before it is rounded', () => {
    const reading = { systolic: null, diastolic: null, day: today };
    // 63.9 kg and 160 cm make 24.961.
    const values = valuesOfReadings(
      [
        { ...reading, id: 'weight', type: 'weight', unit: 'kg', value: 63.9 },
        { ...reading, id: 'height', type: 'height', unit: 'cm', value: 160 },
      ],
      true,
    );
    expect(ask('Body mass index < 25 kg/m2', { values })).toMatchObject({ result: 'met' });
    expect(ask('Body mass index of at least 25 kg/m2', { values })).toMatchObject({ result: 'not-met' });
    expect(values.find(({ measure }) => measure === 'bmi')).toMatchObject({ number: 25 });
  });

  it('keeps open bounds outside', () => {
    const egfr = { measure: 'egfr', unit: 'mL/min/{1.73_m2}' } as const;
    const at = (number: number) =>
      ask('eGFR < 45 mL/min/1.73m2', { values: [hba1c(number, egfr)] }, 'exclusion');
    expect(at(45)).toMatchObject({ result: 'met' });
    expect(at(44)).toMatchObject({ result: 'not-met' });
  });
});

describe('fitOf', () => {
  const criterion = (id: string, text: string) => ({
    id,
    side: 'inclusion' as const,
    text,
    rule: ruleOf(text),
  });

  it('counts, and names a day only if time alone stands in the way', () => {
    const criteria = [criterion('i1', 'Age 40 to 70 years'), criterion('i2', 'Able to walk')];
    const young = { ...nothing, dateOfBirth: '1986-11-30' };
    expect(fitOf(criteria, young)).toMatchObject({ met: 0, notMet: 1, unknown: 1, from: '2026-11-30' });
    const more = [...criteria, criterion('i3', 'HbA1c between 7.0 and 10.0 %')];
    expect(fitOf(more, { ...young, values: [hba1c(6)] })).toMatchObject({ notMet: 2, from: null });
  });
});
