import { describe, expect, it } from '@jest/globals';
import { createMock } from '../mock';
import type { Item } from '../mock-types';
import { ask } from '../test/shop';

const items = Array.from({ length: 5 }, (_, index) => ({ id: `i${index}`, name: `Item ${index}` }));
const item = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
};

/** A list that pages in its own way. */
function listing(parameters: string[], properties: Item, around: Item) {
  return createMock({
    openapi: '3.1.0',
    paths: {
      '/items': {
        get: {
          parameters: parameters.map((name) => ({
            name,
            in: 'query',
            schema: { type: /limit|offset|size/.test(name) ? 'integer' : 'string' },
          })),
          responses: {
            '200': {
              description: 'Some.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { items: { type: 'array', items: item }, ...properties },
                  },
                  example: { items, ...around },
                },
              },
            },
          },
        },
      },
    },
  });
}

const ids = ({ body }: { body: Item }) => (body.items as Item[]).map(({ id }) => id);

describe('paging', () => {
  it('by offset and limit, with the addresses of the next and the last page', async () => {
    const uri = { type: ['string', 'null'], format: 'uri' };
    const mock = listing(
      ['offset', 'limit'],
      { total: { type: 'integer' }, next: uri, previous: uri },
      { total: 0, next: null, previous: null },
    );
    const answer = await ask(mock, 'GET', '/items?offset=2&limit=2');
    expect(ids(answer)).toEqual(['i2', 'i3']);
    expect(answer.body).toMatchObject({
      total: 5,
      next: 'http://mock/items?offset=4&limit=2',
      previous: 'http://mock/items?offset=0&limit=2',
    });
    expect((await ask(mock, 'GET', '/items?offset=4&limit=2')).body.next).toBeNull();
  });

  it('by cursor, to the end', async () => {
    const mock = listing(
      ['cursor', 'page_size'],
      { next_cursor: { type: ['string', 'null'] }, has_more: { type: 'boolean' } },
      { next_cursor: 'x', has_more: true },
    );
    const seen: unknown[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const answer = await ask(mock, 'GET', `/items?page_size=2&cursor=${cursor}`);
      seen.push(...ids(answer));
      expect(answer.body.has_more).toBe(page < 2);
      cursor = String(answer.body.next_cursor);
    }
    expect(seen).toEqual(items.map(({ id }) => id));
    expect(cursor).toBe('null');
  });

  it('after the id of the last item that was seen', async () => {
    const mock = listing(['starting_after', 'limit'], { has_more: { type: 'boolean' } }, { has_more: true });
    expect(ids(await ask(mock, 'GET', '/items?limit=2&starting_after=i1'))).toEqual(['i2', 'i3']);
  });

  it('tells everything where the contract has no pages', async () => {
    expect(ids(await ask(listing([], {}, {}), 'GET', '/items'))).toHaveLength(5);
  });
});
