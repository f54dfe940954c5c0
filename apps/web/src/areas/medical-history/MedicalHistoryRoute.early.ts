import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { historyPath } from './path';

export const queries: PrefetchQueries = () => [['get', historyPath]];
