import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@nadi/api-client/client';
import type { BatchedRequest } from '@nadi/contract/schema';
import { change, deletion, mintKey, owner, profileChange, reading, recording } from '../../../test/writes';
import { classifyAnswer } from './answers';
import type { Intent } from './entries';
import { createTransport } from './transport';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

type Asked = { method: string; path: string; owner?: string; requests: BatchedRequest[] };

function start(answer: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = [];
  const api = createApiClient({
    baseUrl: 'http://server.test/api/v1',
    tokens: { read: () => ({ token: null, refreshToken: null }), write: () => {}, clear: () => {} },
    onSessionEnded: () => {},
    async fetch(request) {
      const isJson = request.headers.get('Content-Type')?.includes('json');
      const body = isJson ? await request.clone().json() : {};
      const one = { method: request.method, path: new URL(request.url).pathname, ...body };
      asked.push(one);
      return answer(one);
    },
  });
  return { asked, transport: createTransport(api) };
}

let id = 0;
function entry({ write, ...intent }: Intent): OutboxEntry {
  id += 1;
  return { ...intent, id, type: kindOf(write).type, write, attempts: 1, standing: { phase: 'waiting' } };
}
const always = () => true;
const done = (requests: readonly BatchedRequest[], status = 200) =>
  Response.json({
    success: true,
    data: {
      responses: requests.map((one) => ({
        id: one.id,
        status,
        headers: { 'Retry-After': '3' },
        body: { id: one.id },
      })),
    },
  });
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json(
    { type: '/docs/errors#refused', success: false, status, message: 'No.' },
    { status, headers },
  );
/** The answer of a proxy. */
const ban = (status: number) => new Response('<html>Blocked</html>', { status });

const refused = { status: 422, body: null, retryAfter: null };
const away = { kind: 'later', retryAfter: null, why: 'unreachable' };

describe('a batch', () => {
  it('carries each entry with its key and the version on which it rests', async () => {
    const { transport, asked } = start(({ requests }) => done(requests));
    const entries = [recording(), change(), deletion(), profileChange(), change({ baseVersion: null })].map(
      entry,
    );
    const answers = await transport.send(entries, always);
    const key = (index: number) => ({ 'Idempotency-Key': entries[index]?.idempotencyKey });
    expect(asked[0]?.requests).toEqual([
      {
        id: String(entries[0]?.id),
        method: 'POST',
        url: '/vital-signs',
        headers: key(0),
        body: expect.any(Object),
      },
      {
        id: String(entries[1]?.id),
        method: 'PUT',
        url: `/vital-signs/${reading.id}`,
        headers: { ...key(1), 'If-Match': `"${reading.version}"` },
        body: { note: 'Changed.' },
      },
      {
        id: String(entries[2]?.id),
        method: 'DELETE',
        url: `/vital-signs/${reading.id}`,
        headers: { ...key(2), 'If-Match': `"${reading.version}"` },
      },
      {
        id: String(entries[3]?.id),
        method: 'PUT',
        url: '/patients/profile',
        headers: { ...key(3), 'If-Match': '"3"' },
        body: { phone: '+910000000199' },
      },
      expect.objectContaining({ headers: key(4) }),
    ]);
    expect([...answers.keys()]).toEqual(entries.map((one) => one.id));
    expect(answers.get(entries[0]?.id ?? 0)).toEqual({
      status: 200,
      body: { id: String(entries[0]?.id) },
      retryAfter: 3,
    });
  });

  it('names the patient of an entry that is for another, and of no other entry', async () => {
    const { transport, asked } = start(({ requests }) => done(requests));
    await transport.send([entry(recording()), entry(recording({ patientId: 'dadi' }))], always);
    expect(asked[0]?.requests.map(({ headers }) => headers['Nadi-Patient'])).toEqual([undefined, 'dadi']);
  });

  it('says whose it is, and waits for its owner where someone else has come in', async () => {
    const someoneElse = { type: '/docs/errors#another-account', status: 403, message: 'No.' };
    const { transport, asked } = start(() => Response.json(someoneElse, { status: 403 }));
    const entries = [recording(), change()].map(entry);
    const answers = await transport.send(entries, always);
    expect(asked).toMatchObject([{ path: '/api/v1/batch', owner }]);
    expect(entries.map((one) => classifyAnswer(one, answers.get(one.id) ?? refused))).toEqual([
      { kind: 'signed-out' },
      { kind: 'signed-out' },
    ]);
  });

  it.each([
    [503, {}, null],
    [429, { 'Retry-After': '20' }, 20],
    [429, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
    [401, {}, null],
  ])(
    'that is answered %i as a whole is answered so for each, and asked once',
    async (status, headers, retryAfter) => {
      const { transport, asked } = start(() => refusal(status, headers as Record<string, string>));
      const answers = await transport.send([recording(), change()].map(entry), always);
      expect([...answers.values()]).toEqual([
        expect.objectContaining({ status, retryAfter }),
        expect.objectContaining({ status, retryAfter }),
      ]);
      expect(asked.filter(({ path }) => path.endsWith('/batch'))).toHaveLength(1);
    },
  );

  it.each([400, 401, 403, 404, 418, 422])(
    'that something on the way bans (%i) goes later',
    async (status) => {
      const { transport } = start(() => ban(status));
      const entries = [recording(), deletion()].map(entry);
      const answers = await transport.send(entries, always);
      expect(entries.map((one) => classifyAnswer(one, answers.get(one.id) ?? refused))).toEqual([away, away]);
    },
  );

  it('takes a batch that this session may not send for no refusal of its entries', async () => {
    const { transport } = start(() => refusal(403));
    const entries = [recording(), change()].map(entry);
    const answers = await transport.send(entries, always);
    expect(entries.map((one) => classifyAnswer(one, answers.get(one.id) ?? refused))).toEqual([
      { kind: 'later', retryAfter: null, why: 'not-allowed' },
      { kind: 'later', retryAfter: null, why: 'not-allowed' },
    ]);
  });

  it.each([400, 413, 422])(
    'that something in it spoils (%i) is halved until that is found',
    async (status) => {
      const entries = Array.from({ length: 9 }, () => entry(recording()));
      const bad = entries[6]?.id;
      const { transport, asked } = start(({ requests }) =>
        requests.some((one) => one.id === String(bad)) ? refusal(status) : done(requests),
      );
      const answers = await transport.send(entries, always);
      expect(entries.map((one) => answers.get(one.id)?.status)).toEqual(
        entries.map((one) => (one.id === bad ? status : 200)),
      );
      expect(asked.length).toBeLessThan(9);
    },
  );

  it.each([404, 405, 501])(
    'that something knows no batches (%i) says nothing of what is in it',
    async (status) => {
      const { transport } = start(() => refusal(status));
      const [one] = [entry(deletion())];
      const answers = await transport.send([one], always);
      expect(classifyAnswer(one, answers.get(one.id) ?? refused)).toEqual(away);
    },
  );

  it.each<[string, () => Response]>([
    ['no answer', () => Response.error()],
    [
      'a page of a hotel',
      () => new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('that gets %s goes later', async (_what, answer) => {
    const { transport } = start(() => {
      const response = answer();
      if (response.type === 'error') throw new TypeError('The network is away.');
      return response;
    });
    const one = entry(recording());
    expect((await transport.send([one], always)).get(one.id)).toEqual({
      status: 503,
      body: null,
      retryAfter: null,
    });
  });

  it.each([200, 204])('is not taken for done where success comes without a word: %i', async (status) => {
    const { transport } = start(() => new Response(null, { status, headers: { 'Content-Length': '0' } }));
    const one = entry(recording());
    const answer = (await transport.send([one], always)).get(one.id);
    expect(answer && classifyAnswer(one, answer)).toMatchObject({ kind: 'later' });
  });

  it('is not gone on with once its person has left', async () => {
    let isHere = true;
    const { transport, asked } = start(() => {
      isHere = false;
      return refusal(413);
    });
    const entries = [recording(), recording(), recording(), recording()].map(entry);
    expect([...(await transport.send(entries, () => isHere)).keys()]).toEqual([]);
    expect(asked).toHaveLength(1);
    expect((await transport.send(entries, () => false)).size).toBe(0);
    expect(asked).toHaveLength(1);
  });
});

describe('answers with a photo', () => {
  const onboarding = () =>
    entry({
      owner,
      timestamp: 1,
      idempotencyKey: mintKey(),
      baseVersion: null,
      subject: 'onboarding',
      write: {
        operation: 'completeOnboarding',
        answers: { gender: 'FEMALE' },
        photo: { name: 'me.png', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) },
      },
    });

  it('go alone, and their answer is theirs', async () => {
    const { transport, asked } = start(() => Response.json({ success: true, data: { user: {} } }));
    const one = onboarding();
    const answers = await transport.send([one], always);
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/auth/onboarding/complete']);
    expect(answers.get(one.id)).toMatchObject({ status: 200, body: { data: { user: {} } } });
  });

  it.each([401, 403, 404, 409])('sends photos later that something on the way bans: %i', async (status) => {
    const { transport } = start(() => ban(status));
    const one = onboarding();
    const answers = await transport.send([one], always);
    expect(classifyAnswer(one, answers.get(one.id) ?? refused)).toEqual(away);
  });

  it('counts photos as refused that a proxy finds too large', async () => {
    const { transport } = start(() => ban(413));
    const one = onboarding();
    const answers = await transport.send([one], always);
    expect(classifyAnswer(one, answers.get(one.id) ?? refused)).toMatchObject({
      kind: 'refused',
      status: 413,
    });
  });

  it.each([403, 409, 422, 503])('are told what the server says: %i', async (status) => {
    const { transport } = start(() => refusal(status));
    const one = onboarding();
    expect((await transport.send([one], always)).get(one.id)?.status).toBe(status);
  });
});
