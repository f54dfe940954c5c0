import { describe, expect, it } from '@jest/globals';
import { createMock } from './mock';
import { ask, shop } from './test/shop';

const key = { authorization: 'Bearer someone' };

describe('what is refused', () => {
  const mock = createMock(shop, { refusesUnknownQuery: true, bodyLimit: 200 });
  const refused = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await ask(mock, method, path, body, headers);
    const { errors, detail } = answer.body;
    return { status: answer.status, errors, detail, type: answer.headers.get('content-type') };
  };

  it('is a path or a method that the contract has not', async () => {
    expect((await refused('GET', '/v1/films')).status).toBe(404);
    const { status, headers } = await ask(mock, 'DELETE', '/v1/books');
    expect([status, headers.get('allow')]).toEqual([405, 'HEAD, GET, POST']);
    expect((await ask(mock, 'OPTIONS', '/v1/books')).headers.get('allow')).toBe('HEAD, GET, POST');
  });

  it('is a body that breaks its schema, named place by place', async () => {
    expect(await refused('POST', '/v1/books', { title: '', genre: 'film', colour: 'red' })).toEqual({
      status: 422,
      type: 'application/problem+json',
      detail: 'Title must not be empty.',
      errors: [
        { pointer: '/body/title', message: 'Must not be empty.', code: 'minLength' },
        { pointer: '/body/genre', message: 'Must be poems or novel.', code: 'enum' },
        { pointer: '/body/colour', message: 'Must not be given: there is no such field.', code: 'unknown' },
      ],
    });
    expect((await refused('POST', '/v1/books')).errors).toEqual([
      { pointer: '/body', message: 'Must be given.', code: 'required' },
    ]);
  });

  it('is a parameter that breaks its schema, or that nobody knows', async () => {
    expect((await refused('GET', '/v1/books?page=0')).errors).toMatchObject([
      { pointer: '/query/page', code: 'minimum' },
    ]);
    expect((await refused('GET', '/v1/books?colour=red')).errors).toMatchObject([
      { pointer: '/query/colour', code: 'unknown' },
    ]);
    expect((await refused('GET', '/v1/books/one')).errors).toMatchObject([
      { pointer: '/path/bookId', code: 'type' },
    ]);
    const short = await refused(
      'POST',
      '/v1/books',
      { title: 'A', genre: 'novel' },
      { 'idempotency-key': 'short' },
    );
    expect(short.errors).toMatchObject([{ pointer: '/header/Idempotency-Key', code: 'minLength' }]);
    expect(short.detail).toBe('Idempotency-Key must have at least 8 characters.');
  });

  it('is what cannot be read, is of another type, or too large', async () => {
    const send = (body: string, type: string) =>
      mock.fetch(
        new Request('http://mock/v1/books', { method: 'POST', body, headers: { 'content-type': type } }),
      );
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send('<a/>', 'application/xml')).status).toBe(415);
    expect((await send(`"${'x'.repeat(300)}"`, 'application/json')).status).toBe(413);
  });

  it('is who shows nothing, or not enough', async () => {
    const gate = createMock(shop, {
      authenticate: (token) =>
        token === 'bad' ? null : { subject: token, scopes: token === 'reader' ? ['READ'] : [] },
    });
    const asked = async (headers: Record<string, string>, query = '') =>
      (await ask(gate, 'GET', `/v1/weather${query}`, undefined, headers)).status;
    expect(await asked({})).toBe(401);
    expect(await asked({ authorization: 'Bearer bad' })).toBe(401);
    expect(await asked({ authorization: 'Bearer writer' })).toBe(403);
    expect(await asked({ authorization: 'Bearer reader' })).toBe(200);
    expect(await asked({}, '?key=abc')).toBe(200);
  });
});

describe('Prefer', () => {
  const mock = createMock(shop, { seed: 1 });
  const asked = (prefer: string) => ask(mock, 'GET', '/v1/weather', undefined, { ...key, prefer });

  it('chooses an answer by its code, in the form that the contract gives it', async () => {
    expect(await asked('code=503')).toMatchObject({ status: 503 });
    expect(await asked('code=418')).toMatchObject({ status: 404 });
  });

  it('chooses an example by its name', async () => {
    expect((await asked('example=cold')).body).toEqual({ degrees: -4 });
    expect((await asked('example=mild')).body.detail).toContain('warm, cold');
    expect((await ask(mock, 'GET', '/v1/weather?__example=cold', undefined, key)).body).toEqual({
      degrees: -4,
    });
  });

  it('makes values up', async () => {
    const answer = await asked('dynamic=true');
    expect(answer.headers.get('x-mock-source')).toBe('schema');
    expect(answer.body.degrees).not.toBe(21);
  });

  it('changes nothing that is remembered', async () => {
    await ask(mock, 'POST', '/v1/books', { title: 'A', genre: 'novel' }, { prefer: 'code=201' });
    expect((await ask(mock, 'GET', '/v1/books')).body.pagination).toMatchObject({ total: 3 });
  });
});

describe('doing a thing once', () => {
  const book = { title: 'A', genre: 'novel' };
  const once = { 'idempotency-key': 'key-of-eight' };

  it('gives the first answer again to the same key, and refuses it for something else', async () => {
    const mock = createMock(shop);
    const first = await ask(mock, 'POST', '/v1/books', book, once);
    const again = await ask(mock, 'POST', '/v1/books', book, once);
    expect(again.body).toEqual(first.body);
    expect((await ask(mock, 'POST', '/v1/books', { ...book, title: 'B' }, once)).status).toBe(422);
    expect((await ask(mock, 'GET', '/v1/books')).body.pagination).toMatchObject({ total: 4 });
  });

  it('refuses a change of what was changed since', async () => {
    const mock = createMock(shop);
    const change = (version: string) => ask(mock, 'PUT', '/v1/books/2', book, { 'if-match': version });
    expect((await change('"4"')).status).toBe(200);
    const late = await change('"4"');
    expect(late).toMatchObject({ status: 412, body: { current: { version: 5 } } });
    expect(late.headers.get('etag')).toBe('"5"');
  });
});

describe('handlers', () => {
  it('take the place of the rules, and may ask them', async () => {
    const mock = createMock(shop, {
      handlers: {
        readWeather: ({ now }) => ({ body: { degrees: 5, at: now.toISOString() } }),
        async readBook({ byRule }) {
          const { body } = await byRule();
          return { body: { ...(body as object), isRead: true } };
        },
      },
      frozenAt: '2026-11-20T09:00:00Z',
    });
    const weather = await ask(mock, 'GET', '/v1/weather', undefined, key);
    expect(weather.body).toEqual({ degrees: 5, at: '2026-11-20T09:00:00.000Z' });
    expect(weather.headers.get('x-mock-source')).toBe('handler');
    expect((await ask(mock, 'GET', '/v1/books/1')).body).toMatchObject({ isRead: true, data: { id: 1 } });
  });
});
