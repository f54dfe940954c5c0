import type { LiveHandlers } from '../../kernel/sockets/live-handlers';

export const live: LiveHandlers = {
  'lab-reading-changed': (_, { queryClient }) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => path === '/lab-readings/{id}',
    }),
};
