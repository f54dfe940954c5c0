import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  json,
  type Loopback,
  memoryStore,
  pair,
  problem,
  reading,
  startLoopback,
  type withKey,
} from '../test/loopback';
import { messageFor } from './problems';

let loopback: Loopback;
beforeEach(async () => {
  loopback = await startLoopback();
});
afterEach(() => loopback.close());

describe('sign-in', () => {
  it('keeps a refused password from being taken for a session that ran out', async () => {
    loopback.handle = (_request, response) =>
      problem(response, 401, 'The e-mail address or password is incorrect.');
    const { client, onSessionEnded } = loopback.start(memoryStore(pair('of an earlier session')));
    const { error } = await client.POST('/auth/login', {
      body: { email: 'asha@nadi.example', password: 'wrong' },
    });
    expect(messageFor(error)).toBe('The e-mail address or password is incorrect.');
    expect(loopback.seen).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('every request', () => {
  it('carries the bearer token, and a name of its own', async () => {
    loopback.handle = (_request, response) => json(response, 200, { success: true, data: {} });
    const { client } = loopback.start(memoryStore(pair('good')));
    await client.GET('/auth/me');
    await client.GET('/auth/me');
    expect(loopback.seen.map(({ authorization }) => authorization)).toEqual(['Bearer good', 'Bearer good']);
    const names = loopback.seen.map(({ requestId }) => requestId);
    expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(names[0]).not.toBe(names[1]);
  });

  it('is given up when its time is over', async () => {
    loopback.handle = () => {};
    const { client } = loopback.start(memoryStore(pair('good')), { timeout: 50 });
    await expect(client.GET('/auth/me')).rejects.toMatchObject({ name: 'NoAnswerError', kind: 'timeout' });
  });

  it('is given up when the time is over in the midst of the answer', async () => {
    loopback.handle = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{ "success": ');
    };
    const { client } = loopback.start(memoryStore(pair('good')), { timeout: 50 });
    const error: unknown = await client.GET('/auth/me').catch((thrown: unknown) => thrown);
    expect(messageFor(error)).toBe('The server did not answer in time. Try again.');
  });

  it('obeys the signal of its caller', async () => {
    loopback.handle = () => {};
    const { client } = loopback.start(memoryStore(pair('good')));
    const controller = new AbortController();
    const answer = client.GET('/auth/me', { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails with its status where the answer is no problem, as from a proxy', async () => {
    loopback.handle = (_request, response) =>
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<p>');
    const { client } = loopback.start(memoryStore(pair('good')));
    const { error } = await client.GET('/auth/me');
    expect(messageFor(error)).toBe('Server error. Please try again later.');
  });

  it('fails where the refused answer is empty', async () => {
    loopback.handle = (_request, response) => response.writeHead(404, { 'Content-Length': '0' }).end();
    const { client } = loopback.start(memoryStore(pair('good')));
    const { error } = await client.GET('/auth/me');
    expect(messageFor(error)).toBe('Resource not found.');
  });
});

describe('a write that must be safe to repeat', () => {
  it('is not sent without the key of the intent', async () => {
    const { client } = loopback.start(memoryStore(pair('good')));
    const unkeyed = { header: {} } as typeof withKey;
    await expect(client.POST('/vital-signs', { params: unkeyed, body: reading })).rejects.toThrow(
      'POST /vital-signs needs an Idempotency-Key',
    );
    expect(loopback.seen).toEqual([]);
  });
});
