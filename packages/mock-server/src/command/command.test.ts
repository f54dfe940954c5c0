import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMock } from '../mock';
import { ask, shop } from '../test/shop';
import { loadDocument } from './load-document';
import { loadScenarios } from './load-scenarios';
import { readOptions } from './options';
import { serve } from './serve';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-mock-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('a document', () => {
  it.each([
    ['is not there', '', 'There is no file'],
    ['is no YAML', 'paths: [', 'is not YAML'],
    ['is of Swagger 2', 'swagger: "2.0"', 'Convert it'],
    ['is of a later OpenAPI', 'openapi: 4.0.0\npaths: {}', '3.1 is understood'],
    ['is something else', 'name: a', 'does not begin as an OpenAPI document'],
    ['has no paths', 'openapi: 3.1.0\npaths: {}', 'nothing to mock'],
  ])('is refused with a sentence where it %s', async (name, text, sentence) => {
    const file = text === '' ? join(folder, 'none.yaml') : await written(`${name}.yaml`, text);
    await expect(loadDocument(file)).rejects.toThrow(sentence);
  });

  it('brings in the files that it refers to, and those that they refer to', async () => {
    await written('name.yaml', 'Name: { type: string, minLength: 2 }');
    await written(
      'pets.json',
      JSON.stringify({ Pet: { type: 'object', properties: { name: { $ref: 'name.yaml#/Name' } } } }),
    );
    const file = await written(
      'api.yaml',
      'openapi: 3.1.0\npaths: { /pets: { post: { requestBody: { content: { application/json: { schema: { $ref: "./pets.json#/Pet" } } } }, responses: { "204": { description: Done. } } } } }',
    );
    const { document, notes } = await loadDocument(file);
    expect(notes).toEqual([]);
    const mock = createMock(document);
    expect((await ask(mock, 'POST', '/pets', { name: 'A' })).body.errors).toMatchObject([
      { pointer: '/body/name' },
    ]);
    expect((await ask(mock, 'POST', '/pets', { name: 'Ab' })).status).toBe(204);
  });

  it('reads OpenAPI 3.0 as 3.1, with a note, and tells of references that lead nowhere', async () => {
    const schema = { type: 'number', minimum: 0, exclusiveMinimum: true, nullable: true };
    const file = await written(
      'old.json',
      JSON.stringify({
        openapi: '3.0.3',
        paths: {
          '/a': {
            post: {
              requestBody: { required: true, content: { 'application/json': { schema } } },
              responses: { '204': { description: 'Done.' }, '400': { $ref: '#/components/responses/None' } },
            },
          },
        },
      }),
    );
    const { document, notes } = await loadDocument(file);
    expect(notes).toEqual([
      expect.stringContaining('3.0.3'),
      expect.stringContaining('#/components/responses/None'),
    ]);
    const mock = createMock(document);
    const sent = async (body: unknown) => (await ask(mock, 'POST', '/a', body)).status;
    expect([await sent(null), await sent(1), await sent(0)]).toEqual([204, 204, 400]);
  });
});

describe('options', () => {
  it('are read', () => {
    expect(
      readOptions([
        'a.yaml',
        '--port',
        '0',
        '--latency',
        '50-200',
        '--fail',
        '0.1',
        '--seed',
        '1',
        '--scenario',
        'empty',
      ]),
    ).toMatchObject({
      file: 'a.yaml',
      port: 0,
      mock: { latency: [50, 200], failureRate: 0.1, seed: 1, scenario: 'empty' },
    });
  });

  it.each([
    [['--port', 'x'], '--port takes a whole number'],
    [['--colour'], "Unknown option '--colour'"],
    [['a.yaml', 'b.yaml'], 'One document at a time'],
  ])('%j is refused with a sentence', (given, sentence) => {
    expect(() => readOptions(given)).toThrow(sentence);
  });
});

describe('scenarios of a file', () => {
  it('say what collections hold', async () => {
    const file = await written(
      'scenarios.yaml',
      'one: { description: One., collections: { /books: [{ id: 9, title: A, genre: novel }] } }',
    );
    const mock = createMock(shop, { scenarios: await loadScenarios(file), scenario: 'one' });
    expect((await ask(mock, 'GET', '/v1/books')).body.pagination).toMatchObject({ total: 1 });
  });
});

describe('the server', () => {
  it('answers over HTTP, to pages of other origins too', async () => {
    const { url, server } = await serve(createMock(shop), 0, '127.0.0.1');
    try {
      const created = await fetch(`${url}/v1/books`, {
        method: 'POST',
        body: JSON.stringify({ title: 'A', genre: 'novel' }),
        headers: { 'content-type': 'application/json' },
      });
      expect(created.status).toBe(201);
      const page = await fetch(`${url}/v1/books?page=2`, { headers: { origin: 'http://app.example' } });
      expect(page.headers.get('access-control-allow-origin')).toBe('http://app.example');
      expect(await page.json()).toMatchObject({ pagination: { total: 4 } });
      const head = await fetch(`${url}/v1/books`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const asked = { origin: 'http://app.example', 'access-control-request-method': 'PUT' };
      expect((await fetch(`${url}/v1/books/1`, { method: 'OPTIONS', headers: asked })).status).toBe(204);
      const large = await fetch(`${url}/v1/books`, { method: 'POST', body: 'x'.repeat(11 * 1024 * 1024) });
      expect(large.status).toBe(413);
      const { port } = server.address() as { port: number };
      await expect(serve(createMock(shop), port, '127.0.0.1')).rejects.toThrow('is taken');
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
