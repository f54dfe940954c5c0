import { isTransient, messageFor, toProblem } from '@nadi/api-client/problems';
import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen says itself that it failed; no toast says it again. */
      isShownByScreen?: boolean;
    };
  }
}

const minutes = (count: number) => count * 60_000;

/** One more try, and only where it can help: what the server refused it refuses again. */
const retry = (failures: number, error: unknown) => failures < 1 && isTransient(error);

/**
 * The spec's cache. Requests are tried even where the browser thinks that it is offline: it is often wrong, and a screen that waits
 * for ever tells less than one that failed.
 *
 * @param tell says to the person what went wrong
 * @param persister answers in the server's place where it can
 */
export function createQueryClient(tell: (message: string) => void, persister?: QueryPersister): QueryClient {
  const report = (error: unknown) => {
    // The end of the session is told once, where it leads to.
    if (toProblem(error).status !== 401) tell(messageFor(error));
  };
  return new QueryClient({
    // What cannot be shown at all is told by the screen; what is shown and could not be renewed looks as if nothing happened.
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
        retry,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: minutes(5),
        gcTime: minutes(10),
        networkMode: 'always',
      },
      // Safe, since every write carries the key of its intent.
      mutations: { retry, networkMode: 'always' },
    },
  });
}
