import type { Mock } from '@nadi/mock-server/mock-types';
import type { Connectivity } from '../../apps/web/src/kernel/browser/connectivity';

/** The fate of requests: they are answered, fail at the server, or do not reach it; offline, the browser knows that they will not. */
export type LineState = 'good' | 'failing' | 'cut' | 'offline';

export type Line = {
  state: LineState;
  fetch(request: Request): Promise<Response>;
  /** The network status that the browser would report. */
  connectivity: Connectivity;
};

/** The way from the app to the mock. Nothing of it leaves the page. */
export function createLine(mock: Mock, ownPages: Readonly<Record<string, () => Response>>): Line {
  let state: LineState = 'good';
  const listeners = new Set<() => void>();
  const line: Line = {
    get state() {
      return state;
    },
    set state(now) {
      state = now;
      for (const listener of listeners) listener();
    },
    connectivity: {
      isOnline: () => state !== 'offline',
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    async fetch(request) {
      // The browser's error if nothing was reached.
      if (state === 'cut' || state === 'offline') throw new TypeError('Failed to fetch');
      const own = ownPages[new URL(request.url).pathname];
      if (own) return own();
      if (state === 'failing') request.headers.set('Prefer', 'code=503');
      return mock.fetch(request);
    },
  };
  return line;
}
