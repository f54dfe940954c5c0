import type { Fetch } from '@nadi/api-client/timed-fetch';

/** What was asked of the server before the app's code was there. */
export type EarlyAnswers = {
  /** In whose name. */
  token: string;
  /** Milliseconds as `performance.now`. */
  askedAt: number;
  /** By the whole address. */
  answers: Map<string, Promise<Response>>;
};

declare global {
  interface Window {
    /** Left by the early script, which runs before the app does. */
    nadiEarly?: EarlyAnswers;
  }
}

/** Milliseconds from which an answer is not told as what the server says now. */
const mostAge = 30_000;

/**
 * Fetches as `fetch` does, but gives what was asked for early to the first who asks the same in the same name. Where that failed, it
 * is asked once more.
 */
export function takingEarly(fetch: Fetch, early: EarlyAnswers | undefined): Fetch {
  if (!early) return fetch;
  return async (request) => {
    const isOfSame =
      request.method === 'GET' && request.headers.get('Authorization') === `Bearer ${early.token}`;
    const asked = isOfSame ? early.answers.get(request.url) : undefined;
    if (!asked || performance.now() - early.askedAt > mostAge) return fetch(request);
    early.answers.delete(request.url);
    return Promise.race([asked.catch(() => fetch(request)), whenCalledOff(request.signal)]);
  };
}

/** Rejects as `fetch` would. */
function whenCalledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
