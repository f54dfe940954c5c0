import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * The name of a query in the cache. A request without parameters is the same one however that is written, `['get', path]` or
 * `['get', path, {}]`: under two names it was read twice, and what one page had saved did not reach the other.
 */
export const hashQuery = (key: QueryKey): string => {
  const [method, path, init, ...rest] = key;
  const isWithout = rest.length === 0 && (init === undefined || hashKey([init]) === '[{}]');
  return hashKey(isWithout ? [method, path] : key);
};
