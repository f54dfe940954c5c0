import type { IntakeAnswer, IntakeQuestion } from '../types';

const plain = { choices: [], unit: null, minimum: null, maximum: null, urgent: null };
const source = {
  title: 'Health Service Executive, Ireland: Chest pain',
  clause: 'Emergency action required',
  url: 'https://www2.hse.ie/conditions/chest-pain',
};

/** Questions of each kind, for stories. */
export const questions: IntakeQuestion[] = [
  {
    ...{ ...plain, id: 'chest-pain-now', kind: 'yes_no' },
    text: 'Do you have pain or pressure in the chest right now?',
    urgent: { answers: ['yes', 'unsure'], source },
  },
  {
    ...{ ...plain, id: 'since', kind: 'choice', text: 'Since when do you have this problem?' },
    choices: [
      { id: 'under-2-days', text: 'Less than 2 days' },
      { id: '2-to-7-days', text: '2 to 7 days' },
      { id: 'no-problem', text: 'I have no problem; it is a check-up' },
    ],
  },
  {
    ...{ ...plain, id: 'temperature', kind: 'number', unit: 'Cel', minimum: 30, maximum: 45 },
    text: 'If you measured your temperature: how high was it at most?',
  },
  {
    ...{ ...plain, id: 'medicines', kind: 'text' },
    text: 'Which medicines do you take now, with those without a prescription?',
  },
];

const answer = (question: IntakeQuestion | undefined, value: string | number, said: string | null) => ({
  questionId: question?.id ?? '',
  question: question?.text ?? '',
  kind: question?.kind ?? 'text',
  ...{ value, said, unit: question?.unit ?? null, urgent: null },
});

const [chest, since, temperature, medicines] = questions;

export const answers: IntakeAnswer[] = [
  answer(chest, 'no', 'No'),
  answer(since, '2-to-7-days', '2 to 7 days'),
  answer(temperature, 38.4, null),
  answer(medicines, 'Amlodipine 5 mg in the morning', null),
];

export const urgentAnswers: IntakeAnswer[] = [{ ...answer(chest, 'yes', 'Yes'), urgent: source }];
