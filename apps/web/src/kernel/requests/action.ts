import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { fieldErrorsOf } from './field-errors';

/** The state of a person's request. */
export type Action =
  | { phase: 'idle' | 'pending' | 'done' }
  | { phase: 'failed'; message: string; fieldErrors?: Record<string, string> };

/** The texts of a screen for a failed request. */
export function failureOf(error: unknown): Extract<Action, { phase: 'failed' }> {
  const { status, errors } = toProblem(error);
  const message =
    status === null || status >= 500 ? messageFor(error) : serverMessageOr(error, messageFor(error));
  return { phase: 'failed', message, ...(errors.length > 0 && { fieldErrors: fieldErrorsOf(errors) }) };
}
