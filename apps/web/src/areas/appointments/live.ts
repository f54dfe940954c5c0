import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import type { LiveHandlers } from '../../kernel/sockets/live-handlers';

const aboutVisits =
  /^\/(consultations|waitlist|doctors\/(consultations|analytics|schedule|directory|dashboard))/;

/** Reads again what pages show of visits and of free times. */
const renew = ({ queryClient }: SessionDependencies, about = aboutVisits): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === 'string' && about.test(path) && state.dataUpdatedAt > 0,
  });

export const live: LiveHandlers = {
  'consultation-changed': (_, services) => renew(services),
  // An offer is told by a notification.
  notification: (_, services) => renew(services, /^\/waitlist/),
  connected: (_, services) => renew(services),
};
