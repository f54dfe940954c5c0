import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';

export const queries: PrefetchQueries = () => [['get', '/account/deletion']];
