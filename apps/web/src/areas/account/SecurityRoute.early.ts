import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';

export const queries: PrefetchQueries = () => [
  ['get', '/auth/two-step'],
  ['get', '/auth/sessions'],
];
