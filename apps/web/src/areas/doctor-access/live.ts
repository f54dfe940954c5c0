import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import type { LiveHandlers } from '../../kernel/sockets/live-handlers';
import { forgetConsent } from './forget-shared';

/** Reads the doctor's list again; meanwhile it stays, since it tells no more than names and what became of requests. */
const renewList = ({ queryClient }: SessionDependencies) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === '/doctors/patients/me' });

export const live: LiveHandlers = {
  'consent-changed': ({ consentId }, services) => {
    forgetConsent(services.queryClient, consentId);
    renewList(services);
  },
  connected: (_, services) => renewList(services),
};
