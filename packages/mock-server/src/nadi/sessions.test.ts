import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { Mock } from '../mock-types';
import { mockPassword } from './mock-cast';
import { createNadiMock } from './nadi-mock';

const start = () => createNadiMock({ frozenAt: '2026-11-20T09:00:00+05:30', seed: 1 });

async function send(mock: Mock, operation: string, body?: unknown) {
  const [method = 'GET', path = ''] = operation.split(' ');
  const answer = await mock.fetch(
    new Request(`http://mock.test/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const signIn = (mock: Mock, who: 'asha') =>
  send(mock, 'POST /auth/login', { email: cast.people[who].email, password: mockPassword });

describe('limits', () => {
  it('are told as the API tells them, and refuse nobody', async () => {
    const mock = start();
    const limitOf = async () =>
      (await send(mock, 'POST /auth/login', { email: 'a@nadi.example', password: 'a wrong password' }))
        .headers;
    const first = await limitOf();
    expect(first.get('ratelimit-policy')).toBe('"client";q=20;w=10');
    expect(first.get('ratelimit')).toMatch(/^"client";r=19;t=\d+$/);
    expect((await limitOf()).get('ratelimit')).toMatch(/^"client";r=18;t=\d+$/);
    expect((await signIn(mock, 'asha')).headers.get('ratelimit')).toMatch(/^"client";r=17;t=\d+$/);
    expect((await send(mock, 'GET /auth/me')).headers.get('ratelimit')).toBeNull();
  });
});

describe('tokens', () => {
  const refresh = async (mock: Mock, refreshToken: string, clock: string) => {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Mock-Clock': clock },
      body: JSON.stringify({ refreshToken }),
    };
    const answer = await mock.fetch(new Request('http://mock.test/api/v1/auth/refresh', request));
    return { status: answer.status, body: await answer.json() };
  };

  const used = '2026-11-20T09:10:00+05:30';
  const later = '2026-11-21T21:00:00+05:30';

  it('gives tokens of a refresh again if the answer was lost, however late', async () => {
    const mock = start();
    const { refreshToken } = (await signIn(mock, 'asha')).body.data;
    const lost = await refresh(mock, refreshToken, used);
    const again = await refresh(mock, refreshToken, later);
    expect([again.status, again.body.refreshToken]).toEqual([200, lost.body.refreshToken]);
    expect(again.body.token).not.toBe(lost.body.token);
  });

  it.each(['refreshToken', 'token'] as const)(
    'of a refresh are good once: where its new %s was used, the old one ends the session',
    async (kind) => {
      const mock = start();
      const { refreshToken } = (await signIn(mock, 'asha')).body.data;
      const next = (await refresh(mock, refreshToken, used)).body;
      if (kind === 'token')
        await mock.fetch(
          new Request('http://mock.test/api/v1/auth/me', {
            headers: { Authorization: `Bearer ${next.token}`, 'X-Mock-Clock': used },
          }),
        );
      else expect((await refresh(mock, next.refreshToken, used)).status).toBe(200);
      expect((await refresh(mock, refreshToken, used)).status).toBe(401);
      expect((await refresh(mock, next.refreshToken, used)).status).toBe(401);
    },
  );

  it.each([
    ['2026-11-20T09:14:59+05:30', 200],
    ['2026-11-20T09:15:00+05:30', 401],
  ])('of access at %s are answered with %i', async (clock, status) => {
    const mock = start();
    const { token } = (await signIn(mock, 'asha')).body.data;
    const headers = { Authorization: `Bearer ${token}`, 'X-Mock-Clock': clock };
    const answer = await mock.fetch(new Request('http://mock.test/api/v1/auth/me', { headers }));
    expect(answer.status).toBe(status);
  });
});
