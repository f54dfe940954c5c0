import { isTransient, messageFor, toProblem } from '@nadi/api-client/problems';
import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { hashQuery } from '../requests/hash-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen itself reports the failure; no toast repeats it. */
      isShownByScreen?: boolean;
    };
  }
}

const minutes = (count: number) => count * 60_000;

/** Retries once, and only if it can help: a refused request is refused again. */
const retry = (failures: number, error: unknown) => failures < 1 && isTransient(error);

/**
 * The spec's cache. Requests are sent even if the browser thinks that it is offline: it is often wrong, and a screen that waits
 * for ever says less than one that failed.
 *
 * @param tell shows the person what went wrong
 * @param persister answers in place of the server if it can
 */
export function createQueryClient(tell: (message: string) => void, persister?: QueryPersister): QueryClient {
  const report = (error: unknown) => {
    // The end of the session is reported once, on the page that it leads to.
    if (toProblem(error).status !== 401) tell(messageFor(error));
  };
  return new QueryClient({
    // The screen reports data that cannot be shown at all; data that could not be refreshed would look as if nothing happened.
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined) report(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isShownByScreen) report(error);
      },
    }),
    defaultOptions: {
      queries: {
        persister,
        queryKeyHashFn: hashQuery,
        retry,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: minutes(5),
        gcTime: minutes(10),
        networkMode: 'always',
      },
      // Safe, because every write carries the key of its intent.
      mutations: { retry, networkMode: 'always' },
    },
  });
}
