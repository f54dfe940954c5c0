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

/** 'YYYY-MM-DD' where the person is, as `dayOf` says it; `Intl`, which that asks, is slow to begin. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
