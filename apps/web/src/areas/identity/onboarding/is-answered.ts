import { needsPerson, selectAllEntries } from '../../../kernel/outbox/outbox-selectors';
import type { OutboxState } from '../../../kernel/outbox/outbox-slice';
import { onboardingSubject } from './subject';

/** True if the first answers were given here and only wait for the network. */
export const selectIsAnswered = (state: { outbox: OutboxState }): boolean =>
  selectAllEntries(state).some((entry) => entry.type === onboardingSubject && !needsPerson(entry));
