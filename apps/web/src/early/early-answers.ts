import type { Fetch } from '@nadi/api-client/timed-fetch';

/** The requests made before the app's code was loaded. */
export type EarlyAnswers = {
  /** The person in whose name they were made; null if no one is signed in. */
  token: string | null;
  /** Milliseconds as `performance.now`. */
  askedAt: number;
  /** By the full address. */
  answers: Map<string, Promise<Response>>;
  /** True if the app is loaded, which makes its own requests. */
  isOver: boolean;
};

declare global {
  interface Window {
    /** Set by the early script, which runs before the app. */
    nadiEarly?: EarlyAnswers;
  }
}

/** The early requests. No more are added from now on: if the app's code is cached, the app may run before the early script. */
export function endEarlyAsking(): EarlyAnswers {
  window.nadiEarly ??= { token: '', askedAt: 0, answers: new Map(), isOver: true };
  window.nadiEarly.isOver = true;
  return window.nadiEarly;
}

/** Milliseconds after which an answer no longer counts as current. */
const maxAge = 30_000;

/**
 * Fetches like `fetch`, but gives the answer of an early request to the first caller who requests the same in the same name. If that
 * failed, it is requested again; so is a refused one, because whatever was missing then may have been provided meanwhile.
 */
export function takingEarly(fetch: Fetch, early: EarlyAnswers): Fetch {
  return async (request) => {
    const name = early.token === null ? null : `Bearer ${early.token}`;
    const isOfSame =
      request.method === 'GET' &&
      request.headers.get('Authorization') === name &&
      // They were asked for oneself.
      !request.headers.has('Nadi-Patient');
    const asked = isOfSame ? early.answers.get(request.url) : undefined;
    if (!asked || performance.now() - early.askedAt > maxAge) return fetch(request);
    early.answers.delete(request.url);
    const answer = asked.then(
      (early) => (early.status === 403 ? fetch(request) : early),
      () => fetch(request),
    );
    return Promise.race([answer, whenCalledOff(request.signal)]);
  };
}

/** Rejects like `fetch`. */
function whenCalledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
