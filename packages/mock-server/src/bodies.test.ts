import { describe, expect, it } from '@jest/globals';
import { createMock } from './mock';
import type { Call, Item } from './mock-types';

let seen: Pick<Call, 'body' | 'files'> | undefined;

/** One operation that takes one kind of body, and answers in some types. */
function taking(
  type: string,
  media: Item,
  answers: Item = { 'application/json': { example: { ok: true } } },
) {
  seen = undefined;
  const mock = createMock(
    {
      openapi: '3.1.0',
      paths: {
        '/a': {
          post: {
            operationId: 'take',
            requestBody: { required: true, content: { [type]: media } },
            responses: { '200': { description: 'Done.', content: answers } },
          },
        },
      },
    },
    {
      handlers: {
        take({ body, files, byRule }) {
          seen = { body, files };
          return byRule();
        },
      },
    },
  );
  return async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await mock.fetch(new Request('http://mock/a', { method: 'POST', body, headers }));
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text, body: type.includes('json') ? JSON.parse(text) : text };
  };
}

const properties = {
  age: { type: 'integer' },
  tags: { type: 'array', items: { type: 'string' } },
  address: { type: 'object', properties: { city: { type: 'string' } } },
  photo: { type: 'string', contentMediaType: 'application/octet-stream' },
  answers: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'object', required: ['pulse'] },
  },
};
const schema = { type: 'object', required: ['age'], properties, additionalProperties: false };

describe('a form', () => {
  it('has its texts read as their schema means them, and its JSON and files apart', async () => {
    const send = taking('multipart/form-data', { schema });
    const form = new FormData();
    form.set('age', '41');
    form.append('tags', 'a');
    form.append('tags', 'b');
    form.set('address', '{"city":"Pune"}');
    form.set('answers', '{"pulse":60}');
    form.set('photo', new Blob(['picture']), 'p.png');
    expect((await send(form)).status).toBe(200);
    expect(seen?.body).toEqual({
      age: 41,
      tags: ['a', 'b'],
      address: { city: 'Pune' },
      answers: { pulse: 60 },
    });
    expect(await seen?.files.photo?.text()).toBe('picture');
  });

  it('is refused part by part', async () => {
    const send = taking('multipart/form-data', { schema });
    const form = new FormData();
    form.set('age', 'old');
    form.set('answers', '{}');
    form.set('photo', 'no file');
    const { status, body } = await send(form);
    expect(status).toBe(422);
    const places = body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(places.sort()).toEqual(['/body/age', '/body/answers/pulse', '/body/photo']);
  });

  it('may be in the manner of an address', async () => {
    const send = taking('application/x-www-form-urlencoded', { schema });
    expect((await send(new URLSearchParams('age=41&tags=a'))).status).toBe(200);
    expect(seen?.body).toEqual({ age: 41, tags: ['a'] });
  });

  it.each(['constructor', '__proto__'])(
    'has no field %s, as it has no other that is unknown',
    async (name) => {
      const send = taking('multipart/form-data', { schema: { ...schema, required: [] } });
      const form = new FormData();
      form.set(name, 'x');
      expect((await send(form)).status).toBe(422);
    },
  );

  it('takes only the types of files that it says', async () => {
    const send = taking('multipart/form-data', { schema, encoding: { photo: { contentType: 'image/*' } } });
    const form = new FormData();
    form.set('age', '41');
    form.set('photo', new Blob(['text'], { type: 'text/plain' }), 'p.txt');
    expect((await send(form)).body.errors).toMatchObject([{ pointer: '/body/photo', code: 'contentType' }]);
  });
});

describe('other bodies', () => {
  it('checks bodies of text as text, and of bytes not at all', async () => {
    const text = taking('text/plain', { schema: { type: 'string', maxLength: 3 } });
    expect((await text('abc', { 'content-type': 'text/plain' })).status).toBe(200);
    expect((await text('abcd', { 'content-type': 'text/plain' })).status).toBe(422);
    const image = taking('image/*', {});
    expect((await image('bytes', { 'content-type': 'image/png' })).status).toBe(200);
    expect(seen?.body).toBeInstanceOf(Uint8Array);
  });
});

describe('an answer', () => {
  const answers = {
    'text/csv': { example: 'a,b' },
    'application/json': { schema: { type: 'object', properties: { a: { const: 1 } } } },
    'image/png': {},
  };

  it('is of the type that is asked for, of JSON where none is', async () => {
    const send = taking('text/plain', {}, answers);
    const asked = (accept: string) => send('x', { 'content-type': 'text/plain', accept });
    expect((await asked('*/*')).body).toEqual({ a: 1 });
    expect((await asked('text/csv, application/json;q=0.5')).text).toBe('a,b');
    expect((await asked('image/*')).text.slice(1, 4)).toBe('PNG');
    expect((await asked('application/xml')).status).toBe(406);
  });
});
