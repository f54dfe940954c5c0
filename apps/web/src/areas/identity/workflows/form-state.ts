import * as m from '@nadi/ui/messages';
import { fieldErrorsOf } from '../../../kernel/requests/field-errors';
import type { Attempt } from '../../../kernel/session/session-slice';

/** The state of an attempt, for a form's screen. */
export type FormState =
  | { phase: 'ready' | 'submitting' }
  | { phase: 'failed'; message: string; fieldErrors: Record<string, string> };

export function formStateOf(attempt: Attempt): FormState {
  switch (attempt.phase) {
    case 'failed':
      return { phase: 'failed', message: sayFailure(attempt), fieldErrors: fieldErrorsOf(attempt.errors) };
    // Nothing may be sent again until the next page is loaded.
    case 'pending':
    case 'done':
      return { phase: 'submitting' };
    case 'idle':
      return { phase: 'ready' };
  }
}

/** The failure, with the reason if no server gave one: "Login failed. You are offline." */
export const sayFailure = ({ message, reason }: Extract<Attempt, { phase: 'failed' }>): string =>
  reason === null ? message : m.app_failed_because({ failed: message.replace(/\.$/, ''), reason });
