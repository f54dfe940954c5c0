import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { countsQuestion, devicesQuestion, inboxQuestion, preferencesQuestion, readTab } from './questions';

export const questions: EarlyQuestions = (search) => [
  inboxQuestion(readTab(new URLSearchParams(search))),
  countsQuestion,
  preferencesQuestion,
  devicesQuestion,
];
