import * as m from '@nadi/ui/messages';
import { fieldErrorsOf } from '../../../kernel/requests/field-errors';
import type { Attempt } from '../../../kernel/session/session-slice';

/** What a form's screen shows of an attempt. */
export type FormState =
  | { phase: 'ready' | 'submitting' }
  | { phase: 'failed'; message: string; fieldErrors: Record<string, string> };

export function formStateOf(attempt: Attempt): FormState {
  switch (attempt.phase) {
    case 'failed':
      return { phase: 'failed', message: sayFailure(attempt), fieldErrors: fieldErrorsOf(attempt.errors) };
    // Until the next page is there nothing may be sent again.
    case 'pending':
    case 'done':
      return { phase: 'submitting' };
    case 'idle':
      return { phase: 'ready' };
  }
}

/** What has failed, and why where no server said it: "Login failed. You are offline." */
export const sayFailure = ({ message, reason }: Extract<Attempt, { phase: 'failed' }>): string =>
  reason === null ? message : m.app_failed_because({ failed: message.replace(/\.$/, ''), reason });
