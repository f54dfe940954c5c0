import type { User } from '@nadi/contract/schema';
import type { Dispatch } from 'redux';
import type { Settled } from '../../../kernel/offline/entries';
import { found } from '../../../kernel/session/session-slice';
import { onboardingSubject } from './subject';

/** Updates the user when the server has accepted the first answers: the person stays where they are, and nothing being written there is lost. */
export function applySettledUser(settled: readonly Settled[], dispatch: Dispatch): void {
  for (const { type, verdict } of settled)
    if (type === onboardingSubject && verdict.kind === 'taken')
      dispatch(found(verdict.data as { user: User }));
}
