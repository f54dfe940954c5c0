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
import { isTransient, NoAnswerError } from './problems';

let loopback: Loopback;
beforeEach(async () => {
  loopback = await startLoopback();
});
afterEach(() => loopback.close());

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
        : problem(response, 401, 'Sign in to continue.');
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
    loopback.handle = (_request, response) => problem(response, 401, 'Sign in to continue.');
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

  it.each([403, 404])('is kept when something on the way bans the refresh: %i', async (status) => {
    loopback.handle = (request, response) =>
      isRefresh(request)
        ? response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>Blocked.</p>')
        : problem(response, 401, 'No.');
    const tokens = memoryStore(pair('stale'));
    const { client, onSessionEnded } = loopback.start(tokens);
    const { error } = await client.GET('/auth/me');
    expect(isTransient(error)).toBe(true);
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
      problem(response, 401, 'Sign in to continue.');
    };
    const { client } = loopback.start(tokens);
    const { error } = await client.POST('/vital-signs', { params: withKey, body: reading });
    expect(error?.status).toBe(401);
    expect(loopback.seen).toHaveLength(1);
    expect(tokens.read()).toEqual(pair(jwtOf('ravi')));
  });
});
