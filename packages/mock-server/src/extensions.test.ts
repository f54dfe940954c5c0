import { describe, expect, it } from '@jest/globals';
import { createMock } from './mock';
import { ask, shop } from './test/shop';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, value?: unknown) => ({
  content: { 'application/json': { schema, ...(value === undefined ? {} : { example: value }) } },
});
const ok = (schema: unknown, value?: unknown) => ({
  '200': { description: 'It.', ...json(schema, value) },
  '404': { description: 'None.' },
  '409': { description: 'Not so.' },
});
const order = (id: number, customer: string, placedAt: string) => ({
  id,
  customer,
  status: 'placed',
  placedAt,
  cancelledAt: null,
});
const moment = { type: 'string', format: 'date-time' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const cursor = { name: 'cursor', in: 'query', schema: { type: 'string' } };
const limit = { name: 'limit', in: 'query', schema: { type: 'integer', default: 2 } };

/** The shop, with orders that belong to customers and a subscription that is there or not. */
const orders = {
  ...shop,
  security: [{ bearer: [] }],
  paths: {
    '/orders': {
      'x-owner': 'customer',
      get: {
        operationId: 'listOrders',
        'x-order': ['-placedAt', 'id'],
        parameters: [cursor, limit],
        responses: ok(
          {
            type: 'object',
            properties: {
              data: { type: 'array', items: ref('Order') },
              pagination: {
                type: 'object',
                properties: { page: { type: 'integer' }, next: { type: ['string', 'null'] } },
              },
            },
          },
          {
            data: [
              order(1, 'rani', '2026-01-01T09:00:00+05:30'),
              order(2, 'moti', '2026-01-02T09:00:00Z'),
              order(3, 'rani', '2026-01-01T05:00:00Z'),
              order(4, 'rani', '2026-01-01T04:00:00Z'),
            ],
            pagination: { page: 1, next: null },
          },
        ),
      },
      post: {
        operationId: 'placeOrder',
        requestBody: json({ type: 'object', properties: { placedAt: moment } }),
        responses: { '201': { description: 'It.', ...json(ref('Order')) } },
      },
    },
    '/orders/{id}': {
      parameters: [id],
      get: { operationId: 'readOrder', responses: ok(ref('Order')) },
      put: {
        operationId: 'setStatus',
        'x-transitions': {
          property: 'status',
          from: { placed: ['paid', 'cancelled'], paid: ['sent'] },
          sets: { note: '$body' },
          refusal: 'This order is {state}. It may become {allowed}.',
        },
        requestBody: json({
          type: 'object',
          properties: { status: { type: 'string' }, note: { type: 'string' }, customer: { type: 'string' } },
        }),
        responses: ok(ref('Order')),
      },
    },
    '/orders/{id}/cancel': {
      parameters: [id],
      post: {
        operationId: 'cancelOrder',
        'x-transitions': {
          property: 'status',
          from: { placed: 'cancelled', cancelled: 'cancelled' },
          sets: { cancelledAt: '$now' },
        },
        responses: ok(ref('Order')),
      },
    },
    '/subscription': {
      'x-owner': true,
      get: { operationId: 'readSubscription', responses: ok(ref('SubscriptionAnswer'), { data: null }) },
      post: {
        operationId: 'subscribe',
        'x-transitions': { from: { absent: 'present', present: 'present' }, sets: { since: '$now' } },
        responses: ok(ref('SubscriptionAnswer')),
      },
      delete: {
        operationId: 'unsubscribe',
        'x-transitions': { from: { present: 'absent' }, status: 404, refusal: 'There is no subscription.' },
        responses: ok({ type: 'object', properties: { done: { const: true } } }, { done: true }),
      },
    },
  },
  components: {
    ...shop.components,
    schemas: {
      Order: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'integer' },
          customer: { type: 'string' },
          status: { type: 'string', enum: ['placed', 'paid', 'sent', 'cancelled'], default: 'placed' },
          note: { type: ['string', 'null'] },
          placedAt: moment,
          cancelledAt: { ...moment, type: ['string', 'null'] },
        },
      },
      Subscription: { type: 'object', required: ['since'], properties: { since: moment } },
      SubscriptionAnswer: {
        type: 'object',
        properties: { data: { oneOf: [ref('Subscription'), { type: 'null' }] } },
      },
    },
  },
};

type Body = { id: number; detail: string; data: { id: number }[]; pagination: { next: string } };

const frozenAt = '2026-02-01T00:00:00.000Z';
const open = (who: string, mock = createMock(orders, { frozenAt, seed: 1 })) => ({
  mock,
  async send(method: string, path: string, body?: unknown) {
    const answer = await ask(mock, method, `/v1${path}`, body, { authorization: `Bearer ${who}` });
    return { status: answer.status, body: answer.body as Body };
  },
});
const idsOf = ({ body }: { body: Body }) => body.data.map((one) => one.id);

describe('x-owner', () => {
  it('by a property: the things of others do not exist', async () => {
    const rani = open('rani');
    const moti = open('moti', rani.mock);
    expect(idsOf(await moti.send('GET', '/orders'))).toEqual([2]);
    expect((await rani.send('GET', '/orders/2')).status).toBe(404);
    expect((await rani.send('POST', '/orders/2/cancel')).status).toBe(404);
    expect((await moti.send('GET', '/orders/2')).body).toMatchObject({ status: 'placed' });
  });

  it('by a property: what is made belongs to who makes it', async () => {
    const rani = open('rani');
    const made = await rani.send('POST', '/orders', {});
    expect((await rani.send('GET', `/orders/${made.body.id}`)).body).toMatchObject({ customer: 'rani' });
    expect((await open('moti', rani.mock).send('GET', `/orders/${made.body.id}`)).status).toBe(404);
  });

  it('without one: each has their own', async () => {
    const rani = open('rani');
    await rani.send('POST', '/subscription');
    expect((await rani.send('GET', '/subscription')).body).toEqual({ data: { since: frozenAt } });
    expect((await open('moti', rani.mock).send('GET', '/subscription')).body).toEqual({ data: null });
  });
});

describe('x-transitions', () => {
  it('moves a thing, and sets what the move sets and nothing else', async () => {
    const { send } = open('rani');
    const sent = { status: 'paid', note: 'By card', customer: 'moti' };
    const { status, body } = await send('PUT', '/orders/1', sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 1, customer: 'rani', status: 'paid', note: 'By card' });
    expect((await send('GET', '/orders/1')).body).toEqual(body);
  });

  it('refuses what a state does not allow, and changes nothing', async () => {
    const { send } = open('rani');
    const refused = await send('PUT', '/orders/1', { status: 'sent' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This order is placed. It may become paid or cancelled.',
    ]);
    expect((await send('GET', '/orders/1')).body).toMatchObject({ status: 'placed' });
  });

  it('moves to the one state that follows, and the same once more changes nothing', async () => {
    const { send } = open('rani');
    const first = await send('POST', '/orders/1/cancel');
    expect(first.body).toMatchObject({ status: 'cancelled', cancelledAt: frozenAt });
    expect((await send('POST', '/orders/1/cancel')).body).toEqual(first.body);
    expect((await send('POST', '/orders/99/cancel')).status).toBe(404);
  });

  it('makes and removes what there is one of', async () => {
    const { send } = open('rani');
    const none = await send('DELETE', '/subscription');
    expect([none.status, none.body.detail]).toEqual([404, 'There is no subscription.']);
    expect((await send('POST', '/subscription')).body).toEqual({ data: { since: frozenAt } });
    expect((await send('DELETE', '/subscription')).status).toBe(200);
    expect((await send('GET', '/subscription')).body).toEqual({ data: null });
  });
});

describe('x-order', () => {
  it('sorts a list, moments by when they are', async () => {
    expect(idsOf(await open('rani').send('GET', '/orders?limit=9'))).toEqual([3, 4, 1]);
  });

  it('makes a cursor that holds while things come', async () => {
    const { send } = open('rani');
    const first = await send('GET', '/orders');
    expect(idsOf(first)).toEqual([3, 4]);
    await send('POST', '/orders', { placedAt: '2026-03-01T00:00:00Z' });
    const second = await send('GET', `/orders?cursor=${first.body.pagination.next}`);
    expect(idsOf(second)).toEqual([1]);
    expect(second.body.pagination).toEqual({ page: 2, next: null });
    expect((await send('GET', '/orders?cursor=none')).status).toBe(422);
  });
});

describe('a kind of thing', () => {
  it('says what the contract cannot: how it is made, kept and shown, and what follows', async () => {
    const kept = new Map<string, Record<string, unknown>>();
    const mock = createMock(shop, {
      seed: 1,
      kinds: {
        '/books': {
          kept: () => ({
            list: () => [...kept.values()],
            get: (one) => kept.get(one),
            put: (item) => void kept.set(String(item.id), item),
            delete: (one) => kept.delete(one),
          }),
          make: (sent, before) => ({ ...before, ...sent, id: 7, inStock: false }),
          show: (item) => ({ ...item, shelf: 'shown' }),
          list: (items) => ({
            items: items.map((item) => ({ ...item, shelf: 'listed' })),
            beside: { shelves: 1 },
          }),
          after: () => ({ count: kept.size }),
        },
      },
    });
    const made = await ask(mock, 'POST', '/v1/books', { title: 'Rain', genre: 'poems' });
    expect(made.body).toMatchObject({ count: 1, data: { title: 'Rain', shelf: 'shown', version: 1 } });
    const { body } = await ask(mock, 'GET', '/v1/books');
    expect(body).toMatchObject({ shelves: 1, data: [{ id: 7, shelf: 'listed' }], pagination: { total: 1 } });
    const changed = await ask(mock, 'PUT', '/v1/books/7', { title: 'Snow', genre: 'poems' });
    expect(changed.body).toMatchObject({ data: { id: 7, title: 'Snow', version: 2 } });
    expect((await ask(mock, 'DELETE', '/v1/books/7')).status).toBe(204);
    expect(kept.size).toBe(0);
  });
});
