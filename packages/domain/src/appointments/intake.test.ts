import { describe, expect, it } from '@jest/globals';
import { canChangeIntake, intakeQuestions, isUrgentAnswer, readIntake } from './intake';
import { generalQuestions, questionsOfField } from './intake-questions';

const sets = [['no field', generalQuestions] as const, ...Object.entries(questionsOfField)];

describe('the questions before a visit', () => {
  it.each(sets)(
    'are at most six for %s, with ids of their own and texts that fit the contract',
    (_, questions) => {
      expect(questions.length).toBeLessThanOrEqual(6);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      for (const { id, text, choices, kind, unit, minimum, maximum } of questions) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(id.length).toBeLessThanOrEqual(40);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(choices.length > 0).toBe(kind === 'choice');
        expect(choices.length).toBeLessThanOrEqual(8);
        expect([unit, minimum, maximum].every((one) => one !== null)).toBe(kind === 'number');
      }
    },
  );

  it('name the published advice of each answer that is urgent', () => {
    const urgent = sets.flatMap(([, questions]) => questions.flatMap((one) => one.urgent ?? []));
    expect(urgent.length).toBeGreaterThan(5);
    for (const { source } of urgent) expect(source.url).toMatch(/^https:\/\//);
  });

  it('are the general ones for a field that has none of its own, and for no field', () => {
    expect(intakeQuestions('radiology')).toBe(generalQuestions);
    expect(intakeQuestions(undefined)).toBe(generalQuestions);
    expect(intakeQuestions('constructor')).toBe(generalQuestions);
    expect(intakeQuestions('cardiology')).not.toBe(generalQuestions);
  });
});

describe('answers', () => {
  it('tell a sign of danger also to someone who is not sure of it', () => {
    const [chest] = intakeQuestions('cardiology');
    const isUrgent = (value: string) => chest && isUrgentAnswer(chest, value);
    expect(['yes', 'unsure', 'no'].map(isUrgent)).toEqual([true, true, false]);
  });

  it('are kept with the words of the question and of the answer, and with the advice of an urgent one', () => {
    const read = readIntake(
      [
        { questionId: 'chest-pain-now', value: 'yes' },
        { questionId: 'since', value: '2-to-7-days' },
        { questionId: 'medicines', value: ' Amlodipine 5 mg ' },
      ],
      'cardiology',
      '/body/intake',
    );
    expect(read).toMatchObject({
      answers: [
        {
          question: 'Do you have pain or pressure in the chest right now?',
          said: 'Yes',
          urgent: { url: 'https://www2.hse.ie/conditions/chest-pain' },
        },
        { said: '2 to 7 days', urgent: null },
        { value: 'Amlodipine 5 mg', said: null },
      ],
    });
  });

  it.each([
    [{ questionId: 'itch', value: 'yes' }, '/body/intake/0/questionId', 'unknown'],
    [{ questionId: 'chest-pain-now', value: 'maybe' }, '/body/intake/0/value', 'enum'],
    [{ questionId: 'chest-pain-now', value: 1 }, '/body/intake/0/value', 'type'],
    [{ questionId: 'since', value: 'yes' }, '/body/intake/0/value', 'enum'],
    [{ questionId: 'medicines', value: '  ' }, '/body/intake/0/value', 'minLength'],
    [{ questionId: 'medicines', value: 'a'.repeat(301) }, '/body/intake/0/value', 'maxLength'],
  ])('%j are refused at the field', (sent, pointer, code) => {
    expect(readIntake([sent], 'cardiology', '/body/intake')).toMatchObject({ faults: [{ pointer, code }] });
  });

  it('in numbers stay within the limits of their question', () => {
    const read = (value: string | number) =>
      readIntake([{ questionId: 'temperature', value }], 'general-medicine', '/body/answers');
    expect(read(38.5)).toMatchObject({ answers: [{ value: 38.5, unit: 'Cel' }] });
    expect(read(101)).toMatchObject({ faults: [{ code: 'maximum' }] });
    expect(read(3)).toMatchObject({ faults: [{ code: 'minimum' }] });
    expect(read('38')).toMatchObject({ faults: [{ code: 'type' }] });
  });

  it('to one question are given once', () => {
    const answer = { questionId: 'swelling', value: 'no' };
    expect(readIntake([answer, answer], 'cardiology', '/body/intake')).toMatchObject({
      faults: [{ pointer: '/body/intake/1/questionId', code: 'duplicate' }],
    });
  });

  it.each([
    ['requested', true],
    ['checked_in', true],
    ['in_progress', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)('of a visit that is %s can be changed: %s', (status, expected) => {
    expect(canChangeIntake({ status })).toBe(expected);
  });
});
