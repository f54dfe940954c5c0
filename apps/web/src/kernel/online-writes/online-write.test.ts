import { afterEach, expect, it } from '@jest/globals';
import { createApiClient } from '@nadi/api-client/client';
import { requestMessages } from '@nadi/api-client/problems';
import type { OnlineKind } from '../offline/write-kinds';
import { createQueryClient } from '../services/query-client';
import { createOnlineWrite, versioned } from './online-write';

type Change = { version: number; note: string };

const kind: OnlineKind<Change, unknown> = {
  waits: false,
  operation: 'deleteHealthFact',
  invalidates: /^\/patients\/health-facts/,
  send: (api, { version }, key) =>
    api.DELETE('/patients/health-facts/{id}', {
      params: { path: { id: 'fact' }, header: versioned(key, version) },
    }),
};

const change = { version: 3, note: 'a' };
const done = () => Response.json({ success: true, data: { reassessed: 2 } });
const refusal =
  (status: number, more: object = {}) =>
  () =>
    Response.json({ type: '/docs/errors#refused', status, message: 'No.', ...more }, { status });

let forget: () => void;
afterEach(() => forget());

function start(answer: () => Response | Promise<Response>) {
  const now = { answer, isOffline: false };
  const sent: { key: string | null; ifMatch: string | null }[] = [];
  const queryClient = createQueryClient(() => undefined);
  forget = () => queryClient.clear();
  for (const path of ['/patients/health-facts', '/doctors/profile'])
    queryClient.setQueryData(['get', path], 1);
  const api = createApiClient({
    baseUrl: 'http://server.test/api/v1',
    tokens: { read: () => ({ token: null, refreshToken: null }), write: () => {}, clear: () => {} },
    onSessionEnded: () => {},
    async fetch({ headers }) {
      sent.push({ key: headers.get('Idempotency-Key'), ifMatch: headers.get('If-Match') });
      return now.answer();
    },
  });
  const write = createOnlineWrite(kind, { api, queryClient, isOffline: () => now.isOffline });
  /** Paths that are read again. */
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [, path] }) => path);
  return { now, sent, write, stale, keys: () => new Set(sent.map(({ key }) => key)).size };
}

it('is sent with a key and the version that was read, and what it changes is read again', async () => {
  const { write, sent, stale } = start(done);
  expect(await write(change)).toEqual({ ok: true, data: { success: true, data: { reassessed: 2 } } });
  expect(sent).toEqual([{ key: expect.any(String), ifMatch: '"3"' }]);
  expect(stale()).toEqual(['/patients/health-facts']);
});

it('is not tried offline', async () => {
  const { write, now, sent, stale } = start(done);
  now.isOffline = true;
  expect(await write(change)).toMatchObject({ ok: false, failure: { message: requestMessages.unreachable } });
  expect(sent).toEqual([]);
  expect(stale()).toEqual([]);
  now.isOffline = false;
  expect(await write(change)).toMatchObject({ ok: true });
});

it('says that the server was not reached, and has the same key when it is tried again', async () => {
  const { write, now, sent, keys } = start(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await write(change)).toMatchObject({ ok: false, failure: { message: requestMessages.unreachable } });
  now.answer = done;
  expect(await write(change)).toMatchObject({ ok: true });
  expect([sent.length, keys()]).toEqual([2, 1]);
});

it('is sent once when it is pressed twice, and once more when it is meant again', async () => {
  const { write, sent, keys } = start(done);
  const [first, second] = await Promise.all([write(change), write({ ...change })]);
  expect(first).toBe(second);
  expect(sent).toHaveLength(1);
  await write(change);
  expect([sent.length, keys()]).toEqual([2, 2]);
});

it('waits for the one before it, so that each keeps its own key', async () => {
  let answerFirst = (_answer: Response) => {};
  const { write, now, sent, keys } = start(
    () =>
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
  );
  const first = write(change);
  await new Promise((resolve) => setTimeout(resolve));
  now.answer = done;
  const second = write({ ...change, note: 'b' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  answerFirst(refusal(503)());
  expect([(await first).ok, (await second).ok]).toEqual([false, true]);
  expect([sent.length, keys()]).toEqual([2, 2]);
});

it('says at which field it was refused, and reads nothing again', async () => {
  const errors = [{ pointer: '/body/from', message: 'Too late.', code: 'date' }];
  const { write, stale } = start(refusal(422, { errors }));
  expect(await write(change)).toMatchObject({
    ok: false,
    isOutdated: false,
    status: 422,
    errors,
    failure: { message: 'No.', fieldErrors: { from: 'Too late.' } },
  });
  expect(stale()).toEqual([]);
});

it('names the kind of problem, so that a page can ask for the password', async () => {
  const { write } = start(refusal(403, { type: '/docs/errors#confirm-password' }));
  expect(await write(change)).toMatchObject({ ok: false, status: 403, kind: 'confirm-password' });
});

it('reads again what was changed elsewhere, and tells how it stands', async () => {
  const { write, stale } = start(refusal(412, { current: { version: 4 } }));
  expect(await write(change)).toMatchObject({ ok: false, isOutdated: true, current: { version: 4 } });
  expect(stale()).toEqual(['/patients/health-facts']);
});
