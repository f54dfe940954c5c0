import type { QueryKey } from '../offline/queries';
import { selectServedAt } from '../read-store/read-store-slice';
import { hashQuery } from '../requests/hash-query';
import { useAppSelector } from './use-services';

/** Returns when the oldest data of these queries was stored on this device, RFC 3339; undefined if all of it is fresh. */
export function useReadAt(...queries: readonly QueryKey[]): string | undefined {
  const servedAt = useAppSelector(selectServedAt);
  return queries
    .map((key) => servedAt[hashQuery(key)])
    .filter((readAt) => readAt !== undefined)
    .sort()[0];
}
