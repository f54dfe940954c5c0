import { dayOf } from '../../kernel/browser/clock';
import { localTimeZone } from '../../kernel/browser/time-zone';
import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { checksPath, dosesQuestion, medicinesQuestion } from './paths';

export const questions: EarlyQuestions = () => [
  medicinesQuestion,
  dosesQuestion(dayOf({ now: new Date().toISOString(), timeZone: localTimeZone() })),
  ['get', checksPath],
];
