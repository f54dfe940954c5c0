import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMock } from '../mock';
import { ask, shop } from '../test/shop';

const now = '2026-11-20T09:00:00.000Z';
let mock = createMock(shop, { frozenAt: now });
beforeEach(() => {
  mock = createMock(shop, { frozenAt: now });
});

const titles = ({ body }: { body: Record<string, unknown> }) =>
  (body.data as { title: string }[]).map(({ title }) => title);

describe('a collection', () => {
  it('begins with the examples, and tells pages as the contract does', async () => {
    const answer = await ask(mock, 'GET', '/v1/books');
    expect(titles(answer)).toEqual(['Rivers', 'Stones']);
    expect(answer.body.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(answer.headers.get('x-mock-source')).toBe('memory');
  });

  it('takes what is created, with id, date, version and defaults from its schema', async () => {
    const created = await ask(mock, 'POST', '/v1/books', { title: 'Harbours', genre: 'novel' });
    const book = { id: 4, title: 'Harbours', genre: 'novel', inStock: true, version: 1, createdAt: now };
    expect(created).toMatchObject({ status: 201, body: { success: true, data: book } });
    expect(created.headers.get('location')).toBe('/v1/books/4');
    expect((await ask(mock, 'GET', '/v1/books/4')).body.data).toEqual(book);
    expect((await ask(mock, 'GET', '/v1/books?page=2')).body.pagination).toMatchObject({ total: 4 });
  });

  it('changes and deletes', async () => {
    const put = await ask(mock, 'PUT', '/v1/books/2', { title: 'Pebbles', genre: 'novel' });
    expect(put.body.data).toMatchObject({ id: 2, title: 'Pebbles', version: 5 });
    expect((await ask(mock, 'DELETE', '/v1/books/2')).status).toBe(204);
    expect((await ask(mock, 'GET', '/v1/books/2')).status).toBe(404);
    expect((await ask(mock, 'DELETE', '/v1/books/2')).status).toBe(404);
  });

  it('merges a PATCH, where null clears, and does a JSON Patch', async () => {
    const merge = { 'content-type': 'application/merge-patch+json' };
    await ask(mock, 'PATCH', '/v1/books/1', { shelf: 'A' }, merge);
    const kept = await ask(mock, 'PATCH', '/v1/books/1', { title: 'Streams' }, merge);
    expect(kept.body.data).toMatchObject({ title: 'Streams', shelf: 'A', genre: 'poems' });
    expect((await ask(mock, 'PATCH', '/v1/books/1', { shelf: null }, merge)).body.data).toMatchObject({
      shelf: null,
    });
    const steps = [{ op: 'replace', path: '/title', value: 'Brooks' }];
    const patched = await ask(mock, 'PATCH', '/v1/books/1', steps, {
      'content-type': 'application/json-patch+json',
    });
    expect(patched.body.data).toMatchObject({ title: 'Brooks' });
  });

  it('changes the item by a PUT below it, whatever its parameter is called there', async () => {
    expect((await ask(mock, 'PUT', '/v1/books/3/shelf', { shelf: 'C' })).body.data).toMatchObject({
      id: 3,
      shelf: 'C',
    });
    expect((await ask(mock, 'GET', '/v1/books/3')).body.data).toMatchObject({ shelf: 'C' });
    expect((await ask(mock, 'PUT', '/v1/books/9/shelf', { shelf: 'C' })).status).toBe(404);
  });

  it('keeps what belongs to one item apart from what belongs to another; a new one begins with nothing', async () => {
    await ask(mock, 'POST', '/v1/books', { title: 'Harbours', genre: 'novel' });
    expect((await ask(mock, 'GET', '/v1/books/4/reviews')).list).toEqual([]);
    const review = await ask(mock, 'POST', '/v1/books/4/reviews', { text: 'Long.' });
    expect(review.body.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await ask(mock, 'GET', '/v1/books/4/reviews')).list).toHaveLength(1);
    expect((await ask(mock, 'GET', '/v1/books/1/reviews')).list).toEqual([{ id: 'a', text: 'Good.' }]);
    expect((await ask(mock, 'GET', '/v1/books/99/reviews')).status).toBe(404);
  });

  it('filters by names of properties, searches and sorts', async () => {
    expect(titles(await ask(mock, 'GET', '/v1/books?genre=poems'))).toEqual(['Rivers', 'Gardens']);
    expect(titles(await ask(mock, 'GET', '/v1/books?q=STON'))).toEqual(['Stones']);
    expect(titles(await ask(mock, 'GET', '/v1/books?sort=-title&limit=3'))).toEqual([
      'Stones',
      'Rivers',
      'Gardens',
    ]);
  });

  it('shows each item once, whatever the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 20 }),
        async (limit, more) => {
          mock.reset();
          for (let count = 0; count < more; count += 1)
            mock.store
              .collection('/books')
              .put({ id: 10 + count, title: `Book ${count}`, genre: 'novel', version: 1, createdAt: now });
          const seen: string[] = [];
          for (let page = 1; page <= Math.ceil((3 + more) / limit); page += 1)
            seen.push(...titles(await ask(mock, 'GET', `/v1/books?limit=${limit}&page=${page}`)));
          expect(new Set(seen).size).toBe(3 + more);
          expect(seen).toHaveLength(3 + more);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('does not change with what was answered', async () => {
    const sent = { title: 'Harbours', genre: 'novel' };
    await ask(mock, 'POST', '/v1/books', sent);
    sent.title = 'Other';
    expect((await ask(mock, 'GET', '/v1/books/4')).body.data).toMatchObject({ title: 'Harbours' });
  });
});

describe('a singleton', () => {
  it('is read, changed and deleted', async () => {
    expect((await ask(mock, 'GET', '/v1/settings')).body).toMatchObject({ theme: 'light' });
    const changed = await ask(mock, 'PUT', '/v1/settings', { theme: 'dark' });
    expect(changed.body).toEqual({ theme: 'dark', updatedAt: now });
    expect((await ask(mock, 'GET', '/v1/settings')).body).toMatchObject({ theme: 'dark' });
    await ask(mock, 'DELETE', '/v1/settings');
    expect((await ask(mock, 'GET', '/v1/settings')).status).toBe(404);
  });
});

it('something with a list in it is one thing if a PUT replaces it as a whole', async () => {
  const line = { type: 'object', properties: { text: { type: 'string' } } };
  const data = {
    type: 'object',
    required: ['entries'],
    properties: { entries: { type: 'array', items: line } },
  };
  const content = { 'application/json': { schema: { type: 'object', properties: { data } } } };
  const answers = { responses: { 200: { description: 'It', content } } };
  const body = { content: { 'application/json': { schema: data } } };
  const diary = createMock({
    openapi: '3.1.0',
    info: { title: 'Diary', version: '1' },
    paths: { '/diary': { get: answers, put: { ...answers, requestBody: body } } },
  });
  const entries = [{ text: 'Rain' }, { text: 'More rain' }];
  await ask(diary, 'PUT', '/diary', { entries });
  expect((await ask(diary, 'GET', '/diary')).body).toEqual({ data: { entries } });
});

describe('things kept apart by person', () => {
  it('are seen by their owner alone', async () => {
    const own = createMock(
      { ...shop, security: [{ bearer: [] }] },
      { ownerOf: ({ subject }) => subject, scenario: 'empty' },
    );
    const as = (name: string) => ({ authorization: `Bearer ${name}` });
    await ask(own, 'POST', '/v1/books', { title: 'Mine', genre: 'novel' }, as('asha'));
    expect(titles(await ask(own, 'GET', '/v1/books', undefined, as('asha')))).toEqual(['Mine']);
    expect(titles(await ask(own, 'GET', '/v1/books', undefined, as('ravi')))).toEqual([]);
  });
});
