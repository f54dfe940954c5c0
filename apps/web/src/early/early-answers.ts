import type { Fetch } from '@nadi/api-client/timed-fetch';

/** What was asked of the server before the app's code was there. */
export type EarlyAnswers = {
  /** In whose name; null where nobody is signed in. */
  token: string | null;
  /** Milliseconds as `performance.now`. */
  askedAt: number;
  /** By the whole address. */
  answers: Map<string, Promise<Response>>;
  /** Whether the app is there, which asks by itself. */
  isOver: boolean;
};

declare global {
  interface Window {
    /** Left by the early script, which runs before the app does. */
    nadiEarly?: EarlyAnswers;
  }
}

/** What was asked early. No more is from now on: where the app's code was here already, it may be there before the early script. */
export function endEarlyAsking(): EarlyAnswers {
  window.nadiEarly ??= { token: '', askedAt: 0, answers: new Map(), isOver: true };
  window.nadiEarly.isOver = true;
  return window.nadiEarly;
}

/** Milliseconds from which an answer is not told as what the server says now. */
const mostAge = 30_000;

/**
 * Fetches as `fetch` does, but gives what was asked for early to the first who asks the same in the same name. Where that failed, it
 * is asked once more; so is what was refused, since what was missing then may have been given meanwhile.
 */
export function takingEarly(fetch: Fetch, early: EarlyAnswers): Fetch {
  return async (request) => {
    const name = early.token === null ? null : `Bearer ${early.token}`;
    const isOfSame = request.method === 'GET' && request.headers.get('Authorization') === name;
    const asked = isOfSame ? early.answers.get(request.url) : undefined;
    if (!asked || performance.now() - early.askedAt > mostAge) return fetch(request);
    early.answers.delete(request.url);
    const answer = asked.then(
      (early) => (early.status === 403 ? fetch(request) : early),
      () => fetch(request),
    );
    return Promise.race([answer, whenCalledOff(request.signal)]);
  };
}

/** Rejects as `fetch` would. */
function whenCalledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
