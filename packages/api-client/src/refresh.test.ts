import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Handle,
  isRefresh,
  json,
  type Loopback,
  memoryStore,
  pair,
  problem,
  reading,
  startLoopback,
  withKey,
} from '../test/loopback';
import { isTransient, NoAnswerError } from './problems';
import type { Locks } from './refresh';
import type { StoredTokens, TokenStore } from './token-store';

let loopback: Loopback;
beforeEach(async () => {
  loopback = await startLoopback();
});
afterEach(() => loopback.close());

/** A server that takes one token only, and gives it for any refresh token not used before. */
function takesOnly(good: string, delay = 20): Handle {
  const used = new Set<string>();
  return async (request, response, body) => {
    if (isRefresh(request)) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const { refreshToken } = JSON.parse(body);
      if (used.has(refreshToken)) return problem(response, 401, 'Your session has ended. Sign in again.');
      used.add(refreshToken);
      return json(response, 200, { success: true, data: pair(good), ...pair(good) });
    }
    if (request.headers.authorization !== `Bearer ${good}`)
      return problem(response, 401, 'Sign in to go on.');
    return json(response, 200, { success: true, data: { echo: body } });
  };
}

/** A lock that is given to one after the other. */
function turns(): Locks {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, run) => {
      const mine = turn.then(run);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

describe('an access token that has run out', () => {
  it('is refreshed once for twenty requests at once, and all succeed', async () => {
    loopback.handle = takesOnly('fresh');
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.GET('/auth/me')));
    expect(answers.map(({ response }) => response.status)).toEqual(Array(20).fill(200));
    expect(loopback.refreshes()).toBe(1);
    expect(tokens.read()).toEqual(pair('fresh'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('does not refresh again for a request that comes back late', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const take = takesOnly('fresh');
    loopback.handle = async (request, response, body) => {
      if (request.url?.endsWith('/patients/profile') && request.headers.authorization === 'Bearer stale')
        await late;
      return take(request, response, body);
    };
    const { client } = loopback.start(memoryStore(pair('stale')));
    const slow = client.GET('/patients/profile');
    await client.GET('/auth/me');
    release();
    expect((await slow).response.status).toBe(200);
    expect(loopback.refreshes()).toBe(1);
  });

  it('sends the body again', async () => {
    loopback.handle = takesOnly('fresh');
    const { client } = loopback.start(memoryStore(pair('stale')));
    const { response } = await client.POST('/vital-signs', { params: withKey, body: reading });
    expect(response.status).toBe(200);
    const bodies = loopback.seen.filter(({ path }) => path.endsWith('/vital-signs')).map(({ body }) => body);
    expect(bodies).toEqual([JSON.stringify(reading), JSON.stringify(reading)]);
  });

  it('is not tried a third time', async () => {
    loopback.handle = (request, response) =>
      isRefresh(request)
        ? json(response, 200, { success: true, data: pair('other') })
        : problem(response, 401, 'Sign in to go on.');
    const { client } = loopback.start(memoryStore(pair('stale')));
    const { error } = await client.GET('/auth/me');
    expect(error?.status).toBe(401);
    expect(loopback.seen).toHaveLength(3);
  });

  it('is refreshed once by two tabs that share store and lock', async () => {
    loopback.handle = takesOnly('fresh');
    const tokens = memoryStore(pair('stale'));
    const locks = turns();
    const [one, other] = [loopback.start(tokens, { locks }), loopback.start(tokens, { locks })];
    const answers = await Promise.all([
      one.client.GET('/auth/me'),
      other.client.GET('/auth/me'),
      other.client.GET('/auth/me'),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect(loopback.refreshes()).toBe(1);
  });
});

describe('a session that a worker has a copy of', () => {
  const jwtOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signature`;
  const nobody = { token: null, refreshToken: null };

  /** Sees what others wrote only when it renews, as a worker does, or a page beside one. */
  function copiedStore(first: StoredTokens, place = { copy: first }) {
    const own = memoryStore(first);
    const store: TokenStore = {
      ...own,
      async renew() {
        const { token, refreshToken } = place.copy;
        if (token === null || refreshToken === null) own.clear();
        else own.write({ token, refreshToken });
      },
      async settle() {
        place.copy = own.read();
      },
    };
    return { place, store };
  }

  it('is carried on with what the worker got meanwhile, without a second exchange', async () => {
    loopback.handle = takesOnly('fresh');
    const { place, store } = copiedStore(pair('stale'));
    place.copy = pair('fresh');
    const { client } = loopback.start(store);
    expect((await client.GET('/auth/me')).response.status).toBe(200);
    expect(loopback.refreshes()).toBe(0);
    expect(store.read()).toEqual(pair('fresh'));
  });

  it('is carried on by one exchange where page and worker notice at once', async () => {
    loopback.handle = takesOnly('fresh');
    const { place, store } = copiedStore(pair('stale'));
    const { store: workers } = copiedStore(pair('stale'), place);
    const locks = turns();
    const answers = await Promise.all(
      [store, workers].map((tokens) => loopback.start(tokens, { locks }).client.GET('/auth/me')),
    );
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    expect(loopback.refreshes()).toBe(1);
  });

  it('does not come back where its person signs out during the exchange', async () => {
    const { place, store } = copiedStore(pair('stale'));
    const take = takesOnly('fresh');
    loopback.handle = (request, response, body) => {
      if (isRefresh(request)) place.copy = nobody;
      return take(request, response, body);
    };
    const { client, onSessionEnded } = loopback.start(store);
    expect((await client.GET('/auth/me')).error?.status).toBe(401);
    expect(place.copy).toEqual(nobody);
    expect(store.read()).toEqual(nobody);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([
    ['before', 0],
    ['during', 1],
  ])('sends nothing in the name of another person who signed in %s the exchange', async (when, exchanges) => {
    const { place, store } = copiedStore(pair(jwtOf('asha')));
    loopback.handle = (request, response) => {
      if ((when === 'during') === isRefresh(request)) place.copy = pair(jwtOf('ravi'));
      if (isRefresh(request)) json(response, 200, { success: true, data: pair('fresh') });
      else problem(response, 401, 'Sign in to go on.');
    };
    const { client } = loopback.start(store);
    const { error } = await client.POST('/vital-signs', { params: withKey, body: reading });
    expect(error?.status).toBe(401);
    expect(loopback.refreshes()).toBe(exchanges);
    expect(loopback.seen.filter(({ path }) => path.endsWith('/vital-signs'))).toHaveLength(1);
    expect(place.copy).toEqual(pair(jwtOf('ravi')));
  });

  it('lets go of the lock only when the copy is there, of new tokens and of an end alike', async () => {
    const steps: string[] = [];
    const locks: Locks = {
      request: async (_name, run) => {
        const done = await run();
        steps.push('released');
        return done;
      },
    };
    const settling = (tokens: TokenStore): TokenStore => ({
      ...tokens,
      async settle() {
        await new Promise((resolve) => setTimeout(resolve, 10));
        steps.push('copied');
      },
    });
    loopback.handle = takesOnly('fresh');
    await loopback.start(settling(memoryStore(pair('stale'))), { locks }).client.GET('/auth/me');
    loopback.handle = (_request, response) => problem(response, 401, 'No.');
    await loopback.start(settling(memoryStore(pair('stale'))), { locks }).client.GET('/auth/me');
    expect(steps).toEqual(['copied', 'released', 'copied', 'released']);
  });
});

describe('a session that cannot go on', () => {
  it('is ended once for all that waited, with the reason', async () => {
    loopback.handle = (request, response) =>
      problem(response, 401, isRefresh(request) ? 'Your session has ended.' : 'No.');
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.GET('/auth/me')));
    expect(answers.every(({ error }) => error?.status === 401)).toBe(true);
    expect(loopback.refreshes()).toBe(1);
    expect(tokens.read()).toEqual({ token: null, refreshToken: null });
    expect(onSessionEnded.mock.calls).toEqual([['expired', 'Your session has ended.']]);
  });

  it('is ended where there is no refresh token', async () => {
    loopback.handle = (_request, response) => problem(response, 401, 'Sign in to go on.');
    const { client, onSessionEnded } = loopback.start(memoryStore({ token: 'stale', refreshToken: null }));
    await client.GET('/auth/me');
    expect(loopback.refreshes()).toBe(0);
    expect(onSessionEnded.mock.calls).toEqual([['expired', 'No refresh token available']]);
  });

  it('says that the refresh failed where the server does not say why', async () => {
    loopback.handle = (request, response) =>
      isRefresh(request) ? response.writeHead(401).end() : problem(response, 401, 'No.');
    const { client, onSessionEnded } = loopback.start(memoryStore(pair('stale')));
    await client.GET('/auth/me');
    expect(onSessionEnded.mock.calls).toEqual([['expired', 'Token refresh failed']]);
  });

  it.each([500, 502, 503, 429])('is kept when the refresh answers %i', async (status) => {
    loopback.handle = (request, response) =>
      isRefresh(request) ? problem(response, status, 'Later.') : problem(response, 401, 'No.');
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    const answers = await Promise.all([client.GET('/auth/me'), client.GET('/auth/me')]);
    expect(answers.map(({ error }) => error?.status)).toEqual([status, status]);
    expect(answers.every(({ error }) => isTransient(error))).toBe(true);
    expect(tokens.read()).toEqual(pair('stale'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is kept when something on the way answers the refresh with a page of its own', async () => {
    loopback.handle = (request, response) =>
      isRefresh(request)
        ? response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Welcome to our network.</p>')
        : problem(response, 401, 'No.');
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    const { error } = await client.GET('/auth/me');
    expect(isTransient(error) && error?.status).toBe(502);
    expect(tokens.read()).toEqual(pair('stale'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is kept when the refresh gets no answer', async () => {
    loopback.handle = (request, response) => {
      if (isRefresh(request)) request.socket.destroy();
      else problem(response, 401, 'No.');
    };
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    await expect(client.GET('/auth/me')).rejects.toBeInstanceOf(NoAnswerError);
    expect(tokens.read()).toEqual(pair('stale'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('does not come back when its person signs out during the refresh', async () => {
    const tokens = memoryStore(pair('stale'));
    const take = takesOnly('fresh');
    loopback.handle = (request, response, body) => {
      if (isRefresh(request)) tokens.clear();
      return take(request, response, body);
    };
    const { client } = loopback.start(tokens);
    const { error } = await client.GET('/auth/me');
    expect(error?.status).toBe(401);
    expect(tokens.read()).toEqual({ token: null, refreshToken: null });
  });

  it('is not carried on by another person who signed in meanwhile', async () => {
    const jwtOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signature`;
    const tokens = memoryStore(pair(jwtOf('asha')));
    loopback.handle = (_request, response) => {
      tokens.write(pair(jwtOf('ravi')));
      problem(response, 401, 'Sign in to go on.');
    };
    const { client } = loopback.start(tokens);
    const { error } = await client.POST('/vital-signs', { params: withKey, body: reading });
    expect(error?.status).toBe(401);
    expect(loopback.seen).toHaveLength(1);
    expect(tokens.read()).toEqual(pair(jwtOf('ravi')));
  });
});
