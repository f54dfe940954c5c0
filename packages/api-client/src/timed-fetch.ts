import { NoAnswerError } from './problems';

export type Fetch = (request: Request) => Promise<Response>;

/** The spec's limit for one request, in milliseconds. */
export const requestTimeout = 30_000;

/**
 * `fetch` that gives up after `milliseconds`, each try for itself, and still obeys the caller's own signal.
 *
 * @throws {NoAnswerError} where no answer came; what the caller called off is thrown as it is.
 */
export function timedFetch(fetch: Fetch, milliseconds: number): Fetch {
  return async (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
    try {
      return await fetch(new Request(request, { signal }));
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new NoAnswerError(signal.aborted ? 'timeout' : 'unreachable', { cause: error });
    }
  };
}
