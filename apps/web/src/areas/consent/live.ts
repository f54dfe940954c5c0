import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import type { LiveHandlers } from '../../kernel/sockets/live-handlers';

const aboutConsents = /^\/patients\/(consents|shared-doctors|sharing-settings|access-log|entries)/;

const renew = ({ queryClient }: SessionDependencies): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === 'string' && aboutConsents.test(path) && state.dataUpdatedAt > 0,
  });

export const live: LiveHandlers = {
  'consent-requested': (_, services) => renew(services),
  'consent-changed': (_, services) => renew(services),
  connected: (_, services) => renew(services),
};
