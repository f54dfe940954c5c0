import { localTimeZone } from '../../kernel/browser/time-zone';
import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { factsQuestion, profileQuestion, summaryOf } from './queries/dashboard-questions';
import { readHistoryAddress } from './queries/history-address';
import { listOf } from './queries/history-question';

export const questions: EarlyQuestions = (search) => [
  summaryOf(localTimeZone()),
  listOf(readHistoryAddress(new URLSearchParams(search)), today()),
  profileQuestion,
  factsQuestion,
];

/** 'YYYY-MM-DD' in the person's time zone, like `dayOf`, but without `Intl`, which is slow to start. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
