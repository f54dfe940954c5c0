import type { Mock } from '@nadi/mock-server/mock-types';

/** How requests fare: they are answered, fail at the server, or do not reach it. */
export type LineState = 'good' | 'failing' | 'cut';

export type Line = {
  state: LineState;
  fetch(request: Request): Promise<Response>;
};

/** The way from the app to the mock. Nothing of it leaves the page. */
export function createLine(mock: Mock, ownPages: Readonly<Record<string, () => Response>>): Line {
  const line: Line = {
    state: 'good',
    async fetch(request) {
      // As a browser says that nothing was reached.
      if (line.state === 'cut') throw new TypeError('Failed to fetch');
      const own = ownPages[new URL(request.url).pathname];
      if (own) return own();
      if (line.state === 'failing') request.headers.set('Prefer', 'code=503');
      return mock.fetch(request);
    },
  };
  return line;
}
