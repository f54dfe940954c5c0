import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { fieldErrorsOf } from './field-errors';

/** How something that a person asked for goes. */
export type Action =
  | { phase: 'idle' | 'pending' | 'done' }
  | { phase: 'failed'; message: string; fieldErrors?: Record<string, string> };

/** What a screen says of a request that failed. */
export function failureOf(error: unknown): Extract<Action, { phase: 'failed' }> {
  const { status, errors } = toProblem(error);
  const message =
    status === null || status >= 500 ? messageFor(error) : serverMessageOr(error, messageFor(error));
  return { phase: 'failed', message, ...(errors.length > 0 && { fieldErrors: fieldErrorsOf(errors) }) };
}
