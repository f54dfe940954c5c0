import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import type { LiveHandlers } from '../../kernel/sockets/live-handlers';
import { forgetAttention } from './forget-attention';

/** Reads again what pages show of the paths that a pattern names. */
const reading =
  (about: RegExp) =>
  (_: unknown, { queryClient }: SessionDependencies): void =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path], state }) =>
        typeof path === 'string' && about.test(path) && state.dataUpdatedAt > 0,
    });

/** Visits and free times. */
const renew = reading(
  /^\/(consultations|waitlist|doctors\/(consultations|analytics|schedule|directory|dashboard))/,
);

export const live: LiveHandlers = {
  'consultation-changed': renew,
  'consultation-messages-changed': reading(/^\/consultations\/\{id\}\/messages/),
  'consent-changed': ({ consentId }, { queryClient }) => forgetAttention(queryClient, consentId),
  // Offers are told by notifications.
  notification: reading(/^\/waitlist/),
  connected: renew,
};
