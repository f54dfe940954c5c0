import {
  generalQuestions,
  type IntakeQuestion,
  type IntakeSource,
  intakeVersion,
  questionsOfField,
} from './intake-questions';
import type { ConsultationStatus } from './visit';

export type { IntakeQuestion, IntakeSource };

/** An answer as it is sent: `yes`, `no`, `unsure`, the id of a choice, a text, or a number in the unit of its question. */
export type SentAnswer = { questionId: string; value: string | number };

/** An answer as it is kept, with the words of the question as it was asked. */
export type IntakeAnswer = {
  questionId: string;
  /** The version of the list of questions. */
  version: number;
  question: string;
  kind: IntakeQuestion['kind'];
  value: string | number;
  /** The words of the answer that was chosen; null for a text and a number. */
  said: string | null;
  unit: string | null;
  /** The advice that the person was shown with this answer; null if there was none. */
  urgent: IntakeSource | null;
};

type Fault = { pointer: string; message: string; code: string };

/** The answers to a question of yes and no. */
const yesNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', unsure: 'I am not sure' };

/** The most characters of an answer in words. */
export const maxAnswer = 300;

/** Returns the questions before a visit with a doctor of a field: those of the field, or the general ones. */
export const intakeQuestions = (specialization: string | undefined): readonly IntakeQuestion[] =>
  (specialization !== undefined && Object.hasOwn(questionsOfField, specialization)
    ? questionsOfField[specialization]
    : undefined) ?? generalQuestions;

/** Returns the words of a chosen answer; null if it is none of the question's. */
function sayChosen({ kind, choices }: IntakeQuestion, value: string): string | null {
  if (kind === 'yes_no') return Object.hasOwn(yesNo, value) ? (yesNo[value] ?? null) : null;
  return choices.find(({ id }) => id === value)?.text ?? null;
}

/** Returns what is wrong with an answer; null if it fits its question. */
function refuseAnswer(question: IntakeQuestion, value: string | number): [string, string] | null {
  if (question.kind === 'number') {
    const { minimum, maximum } = question;
    if (typeof value !== 'number') return ['Must be a number.', 'type'];
    if (minimum !== null && value < minimum) return [`Must be ${minimum} or more.`, 'minimum'];
    return maximum !== null && value > maximum ? [`Must be ${maximum} or less.`, 'maximum'] : null;
  }
  if (typeof value !== 'string') return ['Must be a text.', 'type'];
  if (question.kind === 'text') {
    if (value.trim() === '') return ['Must not be empty.', 'minLength'];
    return value.length > maxAnswer ? [`Must have at most ${maxAnswer} characters.`, 'maxLength'] : null;
  }
  return sayChosen(question, value) === null ? ['Must be one of the answers of the question.', 'enum'] : null;
}

/** Returns true if a person who gives this answer is told to call for help at once. */
export const isUrgentAnswer = ({ urgent }: Pick<IntakeQuestion, 'urgent'>, value: string | number): boolean =>
  urgent?.answers.includes(String(value)) ?? false;

/**
 * Returns answers as they are kept, each with the question as it is asked now; or what is wrong with them.
 *
 * @param pointer to the list in the body that was sent
 */
export function readIntake(
  sent: readonly SentAnswer[],
  specialization: string,
  pointer: string,
): { answers: IntakeAnswer[] } | { faults: Fault[] } {
  const questions = intakeQuestions(specialization);
  const faults: Fault[] = [];
  const answers: IntakeAnswer[] = [];
  for (const [index, { questionId, value }] of sent.entries()) {
    const at = `${pointer}/${index}`;
    const question = questions.find(({ id }) => id === questionId);
    if (!question) {
      const message = 'Must be a question for this field of practice.';
      faults.push({ pointer: `${at}/questionId`, message, code: 'unknown' });
      continue;
    }
    if (answers.some((one) => one.questionId === questionId)) {
      faults.push({ pointer: `${at}/questionId`, message: 'Must be answered once.', code: 'duplicate' });
      continue;
    }
    const refused = refuseAnswer(question, value);
    if (refused) {
      faults.push({ pointer: `${at}/value`, message: refused[0], code: refused[1] });
      continue;
    }
    answers.push({
      questionId,
      version: intakeVersion,
      question: question.text,
      kind: question.kind,
      value: typeof value === 'string' && question.kind === 'text' ? value.trim() : value,
      said: typeof value === 'string' ? sayChosen(question, value) : null,
      unit: question.unit,
      urgent: isUrgentAnswer(question, value) ? (question.urgent?.source ?? null) : null,
    });
  }
  return faults.length > 0 ? { faults } : { answers };
}

/** Returns true if the patient may still change the answers: until the doctor begins the visit. */
export const canChangeIntake = ({ status }: { status: ConsultationStatus }): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'checked_in';

export const intakeIsClosed =
  'The answers can be changed until the visit begins. This one has begun or is over.';
