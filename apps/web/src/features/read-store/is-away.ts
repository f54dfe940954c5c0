import { NoAnswerError, toProblem } from '@nadi/api-client/problems';

const awayStatuses: readonly number[] = [502, 503, 504];

/** Whether a request failed because the server is away, and not because of what it said. */
export function isAway(error: unknown): boolean {
  const { status } = toProblem(error);
  if (status !== null) return awayStatuses.includes(status);
  if (error instanceof NoAnswerError || error instanceof TypeError) return true;
  // The answer began and never came to its end.
  return (error as { name?: unknown } | null)?.name === 'TimeoutError';
}
