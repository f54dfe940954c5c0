import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { operations, type Role } from '@nadi/contract/operations';
import express from 'express';
import request from 'supertest';
import { type Handlers, notImplemented } from './handlers';
import { createRouter } from './router';

const none = Object.fromEntries(
  Object.keys(operations).map((id) => [id, notImplemented]),
) as unknown as Handlers<unknown>;
const app = express();
app.use(
  '/api/v1',
  createRouter({
    handlers: none,
    authenticate: async (token) => ({ role: token as Role }),
    createContext: (call) => call,
    validateAnswers: true,
  }),
);

const patient = { Authorization: 'Bearer PATIENT', 'Idempotency-Key': 'key-of-a-test' };
const json = { 'Content-Type': 'application/json' };
const reading = JSON.stringify(examples.recordVitalSign.request.bloodPressure);

async function post(body: string | Buffer, headers: Record<string, string> = {}, path = '/vital-signs') {
  const { port, close } = await listen();
  try {
    const url = `http://127.0.0.1:${port}/api/v1${path}`;
    const given = typeof body === 'string' ? body : new Uint8Array(body);
    const answer = await fetch(url, {
      method: 'POST',
      body: given,
      headers: { ...patient, ...json, ...headers },
    });
    const { detail } = (await answer.json()) as { detail: string };
    return { status: answer.status, detail };
  } finally {
    close();
  }
}

async function listen() {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return { port: typeof address === 'object' ? address?.port : 0, close: () => void server.close() };
}

/** That it passed the body: the handler is none. */
const taken = { status: 501, detail: expect.any(String) };

describe('a body that names a field twice', () => {
  it.each([
    ['at the top', reading.replace('{', '{"unit":"kPa",'), '/unit'],
    ['in an object within', '{"a":{"b":1,"c":[{"d":1},{"d":2,"e":0,"d":3}]}}', '/a/c/1/d'],
    ['written otherwise', '{"unit":1,"\\u0075nit":2}', '/unit'],
    ['with space before its colon', `{"a":1,"b":2,"a"${' '.repeat(2_000)}:2}`, '/a'],
    ['that every object seems to have', '{"__proto__":1,"__proto__":2}', '/__proto__'],
    ['of no letters', '{"":1,"":2}', '/'],
    ['with signs of a pointer', '{"a/b":1,"a/b":2}', '/a~1b'],
    ['beside text that looks like a field', '{"x":"\\"y\\":1, \\\\","y":{"z":0,"z":0}}', '/y/z'],
    ['in a list', '[{"a":1},{"a":1,"a":1}]', '/1/a'],
  ])('is refused: %s', async (_, body, pointer) => {
    expect(() => JSON.parse(body)).not.toThrow();
    expect(await post(body)).toEqual({
      status: 400,
      detail: `The body names a field twice: ${pointer}. Name each once.`,
    });
  });

  it('is refused within a batch, and in the part of a form', async () => {
    const one = '{"id":"a","method":"POST","url":"/x","headers":{},"body":{"unit":1,"unit":2}}';
    expect(await post(`{"requests":[${one}]}`, {}, '/batch')).toEqual({
      status: 400,
      detail: 'The body names a field twice: /requests/0/body/unit. Name each once.',
    });
    const send = request(app).post('/api/v1/auth/onboarding/complete').set(patient);
    const { status, body } = await send.field('onboardingData', '{"gender":"MALE","gender":"FEMALE"}');
    expect([status, body.detail]).toEqual([400, 'The body names a field twice: /gender. Name each once.']);
  });

  it.each([
    ['the same name in two objects', reading.replace('{', '{"x":[{"a":1},{"a":1}],"a":{"a":{"a":":"}},')],
    ['colons and quotes in text', reading.replace('{', '{"note":"a:b \\"c\\": \\\\",')],
  ])('is another than one with %s', async (_, body) => {
    expect((await post(body)).detail).not.toContain('twice');
  });

  it('is told apart at any depth without recursion', async () => {
    const deep = `${'['.repeat(40_000)}{"a":1,"a":2}${']'.repeat(40_000)}`;
    expect((await post(deep)).status).toBe(400);
  });

  it('is refused where it is a form with a part twice', async () => {
    const send = request(app).post('/api/v1/auth/onboarding/complete').set(patient);
    const { status, body } = await send.field('onboardingData', '{}').field('onboardingData', '{}');
    expect([status, body.detail]).toEqual([
      400,
      'The form has the part onboardingData twice. Send each once.',
    ]);
  });
});

describe('a compressed body', () => {
  const encoded = (encoding: string) => ({ 'Content-Encoding': encoding });
  const wrong = {
    status: 400,
    detail: 'The body is not compressed as its Content-Encoding says, or was cut off.',
  };

  it.each([
    ['gzip', gzipSync(reading)],
    ['br', brotliCompressSync(reading)],
  ])('is taken: %s', async (encoding, bytes) => {
    expect(await post(bytes, encoded(encoding))).toEqual(taken);
  });

  it.each([
    ['no gzip', 'gzip', Buffer.from(reading)],
    ['cut off', 'gzip', gzipSync(reading).subarray(0, 30)],
    ['no deflate', 'deflate', Buffer.from(reading)],
    ['no brotli', 'br', Buffer.from('nothing that brotli wrote')],
  ])('that is %s says so', async (_, encoding, bytes) => {
    expect(await post(bytes, encoded(encoding))).toEqual(wrong);
  });

  it('refuses with 415 a body of an unknown compression, and a compressed form', async () => {
    const expected = 'Send UTF-8 text, compressed by gzip, deflate or br or not at all.';
    expect(await post(reading, encoded('zstd'))).toEqual({ status: 415, detail: expected });
    const send = request(app).post('/api/v1/auth/onboarding/complete').set(patient);
    const { status, body } = await send.set(encoded('gzip')).field('onboardingData', '{}');
    expect([status, body.detail]).toEqual([415, 'Send a form without compression.']);
  });
});

describe('the text of a body', () => {
  it('is UTF-8, with or without a mark at its beginning', async () => {
    expect(await post(`\uFEFF${reading}`)).toEqual(taken);
    expect(await post(Buffer.from([0x22, 0xff, 0x22]))).toEqual({
      status: 400,
      detail: 'The body is not valid UTF-8.',
    });
    const utf16 = { 'Content-Type': 'application/json; charset=utf-16le' };
    expect((await post(Buffer.from(reading, 'utf16le'), utf16)).status).toBe(415);
    expect((await post(reading, { 'Content-Type': 'application/json; charset="UTF-8"' })).status).toBe(501);
  });
});
