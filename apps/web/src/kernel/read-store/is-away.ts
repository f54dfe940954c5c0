import { isOfServer, NoAnswerError, toProblem } from '@nadi/api-client/problems';

const awayStatuses: readonly number[] = [502, 503, 504];
/** What these ask for helps, whoever says them. */
const clearStatuses: readonly number[] = [401, 429, 500];

/** Whether a request failed because the server is away, and not because of what it said. */
export function isAway(error: unknown): boolean {
  if (error instanceof NoAnswerError || error instanceof TypeError) return true;
  // The answer began and never came to its end.
  if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return true;
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  const { status } = toProblem(error);
  if (status !== null && awayStatuses.includes(status)) return true;
  // A ban that is not in the server's words is of something on the way to it.
  return !isOfServer(error) && !(status !== null && clearStatuses.includes(status));
}
