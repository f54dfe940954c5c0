import { isOfServer, NoAnswerError, toProblem } from '@nadi/api-client/problems';

const awayStatuses: readonly number[] = [502, 503, 504];
/** Statuses for which a retry helps, whoever sends them. */
const clearStatuses: readonly number[] = [401, 429, 500];

/** True if a request failed because the server cannot be reached, and not because of its answer. */
export function isAway(error: unknown): boolean {
  if (error instanceof NoAnswerError || error instanceof TypeError) return true;
  // The answer began but was cut off.
  if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return true;
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  const { status } = toProblem(error);
  if (status !== null && awayStatuses.includes(status)) return true;
  // A ban that is not in the server's words comes from a proxy.
  return !isOfServer(error) && !(status !== null && clearStatuses.includes(status));
}
