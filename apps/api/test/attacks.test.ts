// areas: identity, profile, vital-signs
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from './api';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startApi();
  person = await api.signedIn();
});
afterAll(() => api.close());

const reading = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-19T08:00:00+05:30' };
const record = (body: object) =>
  api.ask
    .post('/vital-signs')
    .set({ ...by(person), ...once() })
    .send(body);

describe('text that means something elsewhere', () => {
  it.each([
    "'; drop table vital_signs; --",
    "1' or '1'='1",
    '$1 %s {{7*7}} #{7*7}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    'नदी 🌊',
    '\\u0041 \\" \\\\',
  ])('%s is a note like any other', async (note) => {
    const { body } = await record({ ...reading, note }).expect(201);
    expect(body.data.note).toBe(note);
  });

  it('a zero character, which Postgres cannot keep, is refused and not an error', async () => {
    await record({ ...reading, note: 'a\u0000b' }).expect(422);
    const signUp = {
      firstName: 'a\u0000b',
      lastName: 'N',
      email: 'z@nadi.example',
      password: 'a heron stands',
      acceptTerms: true,
    };
    await api.ask.post('/auth/patient-signup').send(signUp).expect(422);
  });

  it('half a character, which no text has, is refused and not an error', async () => {
    const body = JSON.stringify({ ...reading, note: 'half' }).replace('half', '\\ud800');
    const answer = await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once(), 'Content-Type': 'application/json' })
      .send(body);
    expect(answer.status).toBe(422);
  });

  it.each(["a' or 1=1 --@nadi.example", "x@nadi.example' --", 'a@b.example%00', 'x"@nadi.example'])(
    'sign-in with %s is refused in the ordinary way',
    async (email) => {
      const { status } = await api.ask.post('/auth/login').send({ email, password: "' or '1'='1" });
      expect([401, 422]).toContain(status);
    },
  );
});

describe('bodies out of shape', () => {
  it.each([
    ['an array', []],
    ['text for a number', { ...reading, value: '72' }],
    ['an object for text', { ...reading, note: { toString: 'x' } }],
    ['an owner', { ...reading, patientId: '0198f000-0000-7000-8000-000000000101' }],
    ['an id', { ...reading, id: '0198f000-0000-7000-8000-000000000101' }],
    ['an interpretation', { ...reading, interpretation: { status: 'in-range' } }],
  ])('%s is 422', async (_, body) => {
    await record(body).expect(422);
  });

  it.each([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
  ])('%s as deep as a body can be are 422, and quick', async (_, open, close) => {
    const levels = Math.floor(100_000 / (open.length + close.length));
    const deep = `${open.repeat(levels)}1${close.repeat(levels)}`.replace('[1]', '[]');
    const began = performance.now();
    await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once(), 'Content-Type': 'application/json' })
      .send(deep)
      .expect(422);
    // It takes some tens; where the work grew with the square of the depth, it would take minutes.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('a number too large to be one is 422', async () => {
    const body = JSON.stringify({ ...reading, value: 'huge' }).replace('"huge"', '1e309');
    await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once(), 'Content-Type': 'application/json' })
      .send(body)
      .expect(422);
  });

  it('thousands of unknown fields are told of a hundred at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1]));
    const { body } = await record({ ...reading, ...many }).expect(422);
    expect(body.errors).toHaveLength(100);
  });

  it('a form with fields that look like paths into an object is 422', async () => {
    const { status } = await api.ask
      .post('/auth/onboarding/complete')
      .set({ ...by(person), ...once() })
      .field('onboardingData', '{}')
      .field('__proto__[isAdmin]', 'true')
      .field('constructor[prototype][isAdmin]', 'true');
    expect(status).toBe(422);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it('a form that is cut off is 400', async () => {
    await api.ask
      .post('/auth/onboarding/complete')
      .set({ ...by(person), ...once(), 'Content-Type': 'multipart/form-data; boundary=x' })
      .send('--x\r\nContent-Disposition: form-data; name="onboardingData"\r\n\r\n{')
      .expect(400);
  });
});

describe('the connection itself', () => {
  /** Returns what the server says to bytes that no client would send. */
  const say = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(api.url);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let heard = '';
      socket.setTimeout(15_000, () => socket.destroy());
      socket.on('data', (chunk) => {
        heard += chunk;
        socket.end();
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });

  it('a header with a line break is no header', async () => {
    const heard = await say(
      'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nX-Request-Id: abc\rSet-Cookie: a=b\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400/);
    expect(heard).not.toMatch(/^Set-Cookie/im);
  });

  it('two lengths for one body are refused', async () => {
    const heard = await say(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400/);
  });

  it('a request id is taken over only where it is safe in a log', async () => {
    const id = async (given: string) =>
      (await api.ask.get('/health/live').set('X-Request-Id', given)).headers['x-request-id'];
    expect(await id('client-1234')).toBe('client-1234');
    expect(await id('x"} {"level":60')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('a'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('another’s things', () => {
  it('are nowhere to be found', async () => {
    const other = await api.signedIn();
    const { body } = await record({ ...reading, note: 'mine alone' }).expect(201);
    const lists = await Promise.all(
      ['/vital-signs', '/vital-signs/summary', '/vital-signs/trends?metric=pulse', '/patients/profile'].map(
        (path) => api.ask.get(path).set(by(other)).expect(200),
      ),
    );
    for (const { text } of lists) {
      expect(text).not.toContain('mine alone');
      expect(text).not.toContain(body.data.id);
    }
    expect(lists[0]?.body.pagination.total).toBe(0);
  });
});
