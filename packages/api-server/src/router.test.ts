import { describe, expect, it, jest } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { operations, type Role } from '@nadi/contract/operations';
import express from 'express';
import request from 'supertest';
import type { Caller, RouterOptions } from './call';
import { type ApiRequest, type Handlers, notImplemented } from './handlers';
import { changedSince, Problem, unavailable } from './problem';
import { createRouter } from './router';

const none = Object.fromEntries(
  Object.keys(operations).map((id) => [id, notImplemented]),
) as unknown as Handlers<unknown>;

function serve(handlers: Partial<Handlers<unknown>>, more: Partial<RouterOptions<Caller, unknown>> = {}) {
  const app = express();
  app.use(
    '/api/v1',
    createRouter({
      handlers: { ...none, ...handlers },
      // The token is the role, so that a test says at the request who asks.
      authenticate: async (token) => (token === 'stranger' ? null : { role: token as Role }),
      createContext: (call) => call,
      validateAnswers: true,
      ...more,
    }),
  );
  return request(app);
}

const as = (role: Role) => ({ Authorization: `Bearer ${role}` });
const key = { 'Idempotency-Key': 'key-of-a-test' };
const recorded = examples.recordVitalSign.answers[201].bloodPressure;
const reading = examples.recordVitalSign.request.bloodPressure;

describe('a request that the contract allows', () => {
  it('reaches its handler with defaults filled in, and numbers as numbers', async () => {
    const listVitalSigns = jest.fn<Handlers<unknown>['listVitalSigns']>(async () => ({
      body: structuredClone(examples.listVitalSigns.answers[200].nothing) as never,
    }));
    await serve({ listVitalSigns }).get('/api/v1/vital-signs?page=2').set(as('PATIENT')).expect(200);
    expect(listVitalSigns.mock.calls[0]?.[0].query).toEqual({ page: 2, limit: 10 });
  });

  it('is answered with the status of the contract, its version and no leave to keep it', async () => {
    const answer = await serve({
      recordVitalSign: async () => ({ body: structuredClone(recorded) as never, headers: { ETag: '"1"' } }),
    })
      .post('/api/v1/vital-signs')
      .set({ ...as('PATIENT'), ...key, 'X-Request-Id': 'request-of-a-test' })
      .send(reading)
      .expect(201);
    expect(answer.body).toEqual(recorded);
    expect(answer.headers).toMatchObject({
      etag: '"1"',
      'cache-control': 'no-store',
      'x-request-id': 'request-of-a-test',
    });
  });

  it('has the parts of a form apart: JSON parsed, files as bytes', async () => {
    const completeOnboarding = jest.fn<Handlers<unknown>['completeOnboarding']>(notImplemented);
    await serve({ completeOnboarding })
      .post('/api/v1/auth/onboarding/complete')
      .set({ ...as('PATIENT'), ...key })
      .field('onboardingData', '{"dateOfBirth":"1994-05-21","gender":"MALE"}')
      .attach('profilePhoto', Buffer.from('picture'), { filename: '../../x.png', contentType: 'image/png' })
      .expect(501);
    const given = completeOnboarding.mock.calls[0]?.[0] as ApiRequest<'completeOnboarding'>;
    expect(given.body).toEqual({ onboardingData: { dateOfBirth: '1994-05-21', gender: 'MALE' } });
    expect(given.files).toEqual({
      profilePhoto: { bytes: Buffer.from('picture'), declaredType: 'image/png' },
    });
  });
});

describe('who asks', () => {
  it.each([
    ['nobody', {}, 401],
    ['a token that is not good', { Authorization: 'Bearer stranger' }, 401],
    ['something that is no bearer token', { Authorization: 'Basic YTpi' }, 401],
    ['another role', as('DOCTOR'), 403],
    ['an address that is not confirmed', as('PENDING'), 403],
  ] as const)('%s is refused before the body is looked at', async (_, headers, status) => {
    const answer = await serve({}).post('/api/v1/vital-signs').set(headers).send('{ broken').expect(status);
    expect(answer.body).toMatchObject({ status, success: false });
    if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('a request that the contract does not allow', () => {
  const post = (body: string | object, headers: Record<string, string> = {}) =>
    serve({})
      .post('/api/v1/vital-signs')
      .set({ ...as('PATIENT'), ...key, ...headers })
      .send(body);

  it('cut-off JSON is 400', async () => {
    const { body, status } = await post('{"type":', { 'Content-Type': 'application/json' });
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: 'The body is not valid JSON.' });
  });

  it('another content type is 415', async () => {
    expect((await post('a=b', { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('a body beyond 100 kB is 413', async () => {
    expect((await post({ note: 'x'.repeat(110_000) })).status).toBe(413);
  });

  it('a file beyond 5 MB is 413', async () => {
    const answer = await serve({})
      .post('/api/v1/auth/onboarding/complete')
      .set({ ...as('PATIENT'), ...key })
      .field('onboardingData', '{}')
      .attach('profilePhoto', Buffer.alloc(5 * 1024 * 1024 + 1), 'x.png');
    expect(answer.body).toMatchObject({
      status: 413,
      detail: 'The file is larger than 5 MB. Nothing was saved.',
    });
  });

  it('names each fault once, in a sentence, at its place', async () => {
    const { status, body } = await post({ ...reading, systolic: 301, arm: 'both', colour: 'red' });
    expect(status).toBe(422);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { pointer: '/body/systolic', message: 'Must be at most 300.', code: 'maximum' },
        { pointer: '/body/arm', message: 'Must be left or right.', code: 'enum' },
        { pointer: '/body/colour', message: 'Must not be given: there is no such field.', code: 'unknown' },
      ]),
    );
    expect(body.errors).toHaveLength(3);
  });

  it.each([
    ['no body', undefined, { pointer: '/body', code: 'required' }],
    ['a bare number', '7', { pointer: '/body', code: 'type' }],
    [
      'a key of the prototype',
      JSON.stringify(reading).replace('{', '{"__proto__":{"a":1},'),
      { pointer: '/body/__proto__', code: 'unknown' },
    ],
    [
      'the constructor',
      JSON.stringify({ ...reading, constructor: {} }),
      { pointer: '/body/constructor', code: 'unknown' },
    ],
  ])('%s is 422', async (_, text, fault) => {
    const sending = serve({})
      .post('/api/v1/vital-signs')
      .set({ ...as('PATIENT'), ...key });
    const { body } = await (text ? sending.type('application/json').send(text) : sending);
    expect(body.status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining(fault));
  });

  it('a field of another type of reading is named', async () => {
    const { body } = await post({
      type: 'pulse',
      unit: '/min',
      value: 60,
      arm: 'left',
      measuredAt: reading.measuredAt,
    });
    expect(body.errors).toEqual([
      { pointer: '/body/arm', message: 'Must not be given with this type.', code: 'not-allowed' },
    ]);
    expect(body.detail).toBe('Arm must not be given with this type.');
  });

  it('a missing header is named as the contract writes it', async () => {
    const { body } = await serve({}).post('/api/v1/vital-signs').set(as('PATIENT')).send(reading);
    expect(body.errors).toEqual([
      { pointer: '/header/Idempotency-Key', message: 'Must be given.', code: 'required' },
    ]);
  });

  it.each([
    'page=0',
    'page=1.5',
    'page=',
    'limit=101',
    'page=1&page=2',
    'colour=red',
    'type=mood',
    'dateFrom=x',
  ])('query %s is 422', async (query) => {
    const { body } = await serve({}).get(`/api/v1/vital-signs?${query}`).set(as('PATIENT'));
    expect(body.status).toBe(422);
    expect(body.errors[0].pointer).toBe(`/query/${query.split('=')[0]}`);
  });

  it.each(['{"onboardingData"', '{}', '{"dateOfBirth":"1994-02-30","gender":"MALE"}'])(
    'onboarding %s is 422 below its part',
    async (text) => {
      const { body } = await serve({})
        .post('/api/v1/auth/onboarding/complete')
        .set({ ...as('PATIENT'), ...key })
        .field('onboardingData', text);
      expect(body.status).toBe(422);
      expect(body.errors[0].pointer).toMatch('/body/onboardingData');
    },
  );

  it('text in place of a file, and a file in place of text, are 422', async () => {
    const { body } = await serve({})
      .post('/api/v1/auth/onboarding/complete')
      .set({ ...as('PATIENT'), ...key })
      .field('profilePhoto', 'text')
      .attach('onboardingData', Buffer.from('{}'), 'x.json');
    expect(body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
      '/body/onboardingData',
      '/body/profilePhoto',
    ]);
  });
});

describe('addresses', () => {
  it.each([
    ['get', '/api/v1/nothing', 404],
    ['get', '/api/v1/Vital-Signs', 404],
    ['get', '/api/v1/vital-signs/', 404],
    ['put', '/api/v1/vital-signs/a%20b', 404],
    ['get', '/api/v1/vital-signs/%E0%A4%A', 400],
    ['patch', '/api/v1/vital-signs', 405],
  ] as const)('%s %s is %i', async (method, path, status) => {
    const { body, headers } = await serve({})[method](path).set(as('PATIENT')).expect(status);
    expect(body).toMatchObject({ status, instance: path.replace('%A4%A', '%A4%25A'), success: false });
    if (status === 405) expect(headers.allow).toBe('HEAD, GET, POST');
  });
});

describe('errors of handlers', () => {
  const me = (error: unknown, more: Partial<RouterOptions<Caller, unknown>> = {}) =>
    serve(
      {
        readMe: async () => {
          throw error;
        },
      },
      more,
    )
      .get('/api/v1/auth/me')
      .set(as('PATIENT'));

  it('a problem is answered as it is', async () => {
    const { status, body, headers } = await me(changedSince('Success', { success: true }));
    expect({ status, current: body.current }).toEqual({ status: 412, current: { success: true } });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('anything else is a 500 that says nothing of its cause, and is told to the log', async () => {
    const onError = jest.fn();
    const error = new Error('column "secret" does not exist');
    const { status, text } = await me(error, { onError });
    expect(status).toBe(500);
    expect(text).not.toContain('secret');
    expect(onError).toHaveBeenCalledWith(error, expect.any(String));
  });

  it('the implementation can name its own', async () => {
    const { status, headers } = await me(new Error('gone'), { toProblem: () => unavailable(7) });
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '7' });
  });

  it('an answer that breaks the contract is a 500 where answers are proved', async () => {
    const readMe = async () => ({ body: { success: true, data: { user: { id: 'x' } } } as never });
    const ask = (validateAnswers: boolean) =>
      serve({ readMe }, { validateAnswers }).get('/api/v1/auth/me').set(as('PATIENT'));
    expect((await ask(true)).status).toBe(500);
    expect((await ask(false)).status).toBe(200);
  });

  it('an operation that is not there yet is 501', async () => {
    const { status, body } = await serve({}).get('/api/v1/auth/me').set(as('PATIENT'));
    expect({ status, type: body.type }).toEqual({ status: 501, type: '/docs/errors#not-implemented' });
  });
});

describe('the log', () => {
  it('is told operation, template and status, and neither id nor query', async () => {
    const onAnswer = jest.fn();
    await serve({}, { onAnswer }).delete('/api/v1/vital-signs/secret-id').set(as('PATIENT'));
    const told = { operation: 'deleteVitalSign', route: '/api/v1/vital-signs/{id}', status: 501 };
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining(told));
    expect(JSON.stringify(onAnswer.mock.calls)).not.toContain('secret-id');
  });
});

describe('the type of the handlers', () => {
  it('does not let one be missing', () => {
    const { readMe: _, ...rest } = none;
    // @ts-expect-error readMe is missing, and this line fails the type check where that goes unnoticed
    const incomplete: Handlers<unknown> = rest;
    expect(incomplete).not.toHaveProperty('readMe');
    expect(new Problem({ slug: 'x', title: 'X', status: 400 }, 'X').message).toBe('X');
  });
});
