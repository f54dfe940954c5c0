import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
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
import { takesOnly, turns } from '../test/refreshing';
import type { Locks } from './refresh';
import type { StoredTokens, TokenStore } from './token-store';

let loopback: Loopback;
beforeEach(async () => {
  loopback = await startLoopback();
});
afterEach(() => loopback.close());

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
      else problem(response, 401, 'Sign in to continue.');
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
