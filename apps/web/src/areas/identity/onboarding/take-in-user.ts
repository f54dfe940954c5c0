import type { User } from '@nadi/contract/schema';
import type { Dispatch } from 'redux';
import type { Settled } from '../../../kernel/offline/entries';
import { found } from '../../../kernel/session/session-slice';
import { onboardingSubject } from './subject';

/** Whose first answers the server has just taken goes on where they are: what is written there is not closed until they are asked for again. */
export function takeInUser(settled: readonly Settled[], dispatch: Dispatch): void {
  for (const { type, verdict } of settled)
    if (type === onboardingSubject && verdict.kind === 'taken')
      dispatch(found(verdict.data as { user: User }));
}
