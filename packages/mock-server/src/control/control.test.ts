import { describe, expect, it } from '@jest/globals';
import { createMock } from '../mock';
import { ask, shop } from '../test/shop';

const totalOf = async (mock: ReturnType<typeof createMock>, headers = {}) =>
  ((await ask(mock, 'GET', '/v1/books', undefined, headers)).body.pagination as { total: number }).total;
const book = { title: 'A', genre: 'novel' };

describe('the control endpoint', () => {
  it('tells how the mock stands', async () => {
    const { body } = await ask(createMock(shop), 'GET', '/__mock');
    expect(body).toMatchObject({
      scenario: 'examples',
      latency: { from: 0, to: 0 },
      failures: { rate: 0, status: 503 },
    });
    expect(body.operations).toContainEqual({
      operationId: 'listBooks',
      method: 'GET',
      path: '/books',
      rule: 'list',
    });
  });

  it('chooses a scenario and resets what was remembered', async () => {
    const mock = createMock(shop, {
      scenarios: {
        one: {
          description: 'One book.',
          begin: (store) => store.collection('/books').put({ id: 7, ...book }),
        },
      },
    });
    expect((await ask(mock, 'POST', '/__mock/scenario', { name: 'one' })).body.scenario).toBe('one');
    await ask(mock, 'POST', '/v1/books', book);
    expect(await totalOf(mock)).toBe(2);
    await ask(mock, 'POST', '/__mock/scenario', { name: 'one' });
    expect(await totalOf(mock)).toBe(1);
    // The one that it began with.
    await ask(mock, 'POST', '/__mock/reset');
    expect(await totalOf(mock)).toBe(3);
    await ask(mock, 'POST', '/__mock/reset', { scenario: 'empty' });
    expect(await totalOf(mock)).toBe(0);
    expect((await ask(mock, 'POST', '/__mock/scenario', { name: 'constructor' })).status).toBe(400);
    const unknown = await ask(mock, 'POST', '/__mock/scenario', { name: 'two' });
    expect([unknown.status, unknown.body.detail]).toEqual([
      400,
      'There is no scenario "two". There are: examples, empty, one.',
    ]);
  });

  it('holds the clock, moves it, and lets it run', async () => {
    const mock = createMock(shop);
    const createdAt = async () =>
      ((await ask(mock, 'POST', '/v1/books', book)).body.data as { createdAt: string }).createdAt;
    await ask(mock, 'POST', '/__mock/clock', { at: '2026-11-20T09:00:00Z' });
    expect(await createdAt()).toBe('2026-11-20T09:00:00.000Z');
    await ask(mock, 'POST', '/__mock/clock', { advance: 3600 });
    expect(await createdAt()).toBe('2026-11-20T10:00:00.000Z');
    expect((await ask(mock, 'POST', '/__mock/clock', { at: null })).body.clock).toMatchObject({
      isFrozen: false,
    });
    expect((await ask(mock, 'POST', '/__mock/clock', { at: 'noon' })).status).toBe(400);
    // Beyond what a moment can be, nothing would be answered any more.
    expect((await ask(mock, 'POST', '/__mock/clock', { advance: 1e300 })).status).toBe(400);
    expect((await ask(mock, 'GET', '/v1/books')).status).toBe(200);
  });

  it('advances a clock that runs without stopping it', async () => {
    const mock = createMock(shop);
    const clock = async () =>
      (await ask(mock, 'GET', '/__mock')).body.clock as { now: string; isFrozen: boolean };
    const hour = 3_600_000;
    await ask(mock, 'POST', '/__mock/clock', { advance: 3600 });
    const { now, isFrozen } = await clock();
    expect(isFrozen).toBe(false);
    expect(Math.abs(Date.parse(now) - Date.now() - hour)).toBeLessThan(10_000);
    // It runs: what is asked for takes time.
    await ask(mock, 'GET', '/v1/books', undefined, { 'x-mock-latency': '15' });
    expect(Date.parse((await clock()).now) - Date.parse(now)).toBeGreaterThanOrEqual(14);
    await ask(mock, 'POST', '/__mock/clock', { advance: -7200 });
    expect(Math.abs(Date.parse((await clock()).now) - Date.now() + hour)).toBeLessThan(10_000);
    await ask(mock, 'POST', '/__mock/clock', { at: null });
    expect(Math.abs(Date.parse((await clock()).now) - Date.now())).toBeLessThan(10_000);
  });

  it('puts everything back', async () => {
    const scenarios = { none: { description: 'Nothing.', begin() {} } };
    const mock = createMock(shop, {
      latency: 1,
      failureRate: 0,
      frozenAt: '2026-11-20T09:00:00Z',
      scenarios,
    });
    const { requests: _, ...first } = (await ask(mock, 'GET', '/__mock')).body;
    const turn = async () => {
      await ask(mock, 'POST', '/__mock/scenario', { name: 'none' });
      await ask(mock, 'POST', '/__mock/clock', { at: null });
      await ask(mock, 'POST', '/__mock/clock', { advance: 86_400 });
      await ask(mock, 'POST', '/__mock/latency', { from: 2, to: 3 });
      await ask(mock, 'POST', '/v1/books', book);
      await ask(mock, 'POST', '/__mock/failures', { rate: 1, status: 500 });
    };
    await turn();
    expect((await ask(mock, 'POST', '/__mock/reset')).body).toEqual({ ...first, requests: 0 });
    await turn();
    mock.reset();
    expect((await ask(mock, 'GET', '/__mock')).body).toEqual({ ...first, requests: 0 });
    expect(mock.log).toEqual([]);
  });

  it.each([
    ['/clock', {}],
    ['/clock', { advance: '3600' }],
    ['/clock', { advance: 60, at: '2026-11-20T09:00:00Z' }],
    ['/clock', { advance: -1e12 }],
    ['/clock', { advanced: 60 }],
    ['/clock', { at: 2026 }],
    ['/clock', { at: '2026-11-20 9 am' }],
    ['/clock', { at: '0000-01-01T00:00:00Z' }],
    ['/clock', { at: '9999-12-31T23:59:59-23:59' }],
    ['/latency', {}],
    ['/latency', { from: -1 }],
    ['/latency', { from: '20' }],
    ['/latency', { from: 1.5 }],
    ['/latency', { from: 0, to: 1e12 }],
    ['/latency', { milliseconds: 5, to: 9 }],
    ['/failures', {}],
    ['/failures', { rate: 1.01 }],
    ['/failures', { rate: -0.5 }],
    ['/failures', { rate: 500 }],
    ['/failures', { rate: '1' }],
    ['/failures', { rate: 1, status: 200 }],
    ['/failures', { rate: 1, status: 0 }],
    ['/failures', { rate: 1, status: 503.5 }],
    ['/failures', { rate: 1, code: 500 }],
    ['/scenario', {}],
    ['/scenario', { name: 7 }],
    ['/scenario', { name: 'nothing of the kind' }],
    ['/scenario', { name: 'empty', scenario: 'examples' }],
    ['/reset', { scenario: null }],
    ['/reset', { now: true }],
    ['/reset', []],
    ['/reset', 'all'],
    ['/reset?scenario=empty', {}],
  ])('refuses nonsense with 400 and changes nothing: %s %j', async (path, body) => {
    const mock = createMock(shop, { frozenAt: '2026-11-20T09:00:00Z' });
    const before = (await ask(mock, 'GET', '/__mock')).body;
    const answer = await ask(mock, 'POST', `/__mock${path}`, body);
    expect(answer).toMatchObject({ status: 400, body: { status: 400, detail: expect.any(String) } });
    expect((await ask(mock, 'GET', '/__mock')).body).toEqual(before);
  });

  it('says which methods and addresses there are', async () => {
    const mock = createMock(shop);
    for (const [method, path, status] of [
      ['POST', '', 405],
      ['DELETE', '', 405],
      ['PUT', '/log', 405],
      ['GET', '/reset', 405],
      ['POST', '/nothing', 404],
      ['POST', '/constructor', 404],
    ] as const)
      expect((await ask(mock, method, `/__mock${path}`)).status).toBe(status);
  });

  it('makes requests fail and wait', async () => {
    const mock = createMock(shop);
    await ask(mock, 'POST', '/__mock/failures', { rate: 1, status: 500 });
    expect((await ask(mock, 'POST', '/v1/books', book)).status).toBe(500);
    await ask(mock, 'POST', '/__mock/failures', { rate: 0 });
    expect(await totalOf(mock)).toBe(3);
    const { body } = await ask(mock, 'POST', '/__mock/latency', { from: 20, to: 30 });
    expect(body.latency).toEqual({ from: 20, to: 30 });
    const began = performance.now();
    await totalOf(mock);
    expect(performance.now() - began).toBeGreaterThanOrEqual(19);
    expect((await ask(mock, 'POST', '/__mock/latency', { from: 30, to: 20 })).status).toBe(400);
  });

  it('logs what was asked', async () => {
    const mock = createMock(shop);
    await ask(mock, 'GET', '/v1/books');
    await ask(mock, 'GET', '/v1/films');
    expect((await ask(mock, 'GET', '/__mock/log')).body.log).toMatchObject([
      { method: 'GET', path: '/v1/books', operationId: 'listBooks', status: 200 },
      { method: 'GET', path: '/v1/films', operationId: null, status: 404 },
    ]);
    await ask(mock, 'DELETE', '/__mock/log');
    expect(mock.log).toEqual([]);
  });
});

describe('headers of one request', () => {
  it('ask for a clock, a failure and a scenario of their own', async () => {
    const mock = createMock(shop);
    const created = await ask(mock, 'POST', '/v1/books', book, { 'x-mock-clock': '2020-01-01T00:00:00Z' });
    expect(created.body.data).toMatchObject({ createdAt: '2020-01-01T00:00:00.000Z' });
    expect((await ask(mock, 'GET', '/v1/books', undefined, { 'x-mock-fail': '429' })).status).toBe(429);
    expect((await ask(mock, 'GET', '/v1/books', undefined, { 'x-mock-fail': 'often' })).status).toBe(400);
    const empty = { 'x-mock-scenario': 'empty' };
    expect(await totalOf(mock, empty)).toBe(0);
    await ask(mock, 'POST', '/v1/books', book, empty);
    expect([await totalOf(mock, empty), await totalOf(mock)]).toEqual([1, 4]);
  });
});

describe('a seed', () => {
  it('gives the same ids after each reset', async () => {
    const mock = createMock(shop, { seed: 7 });
    const id = async () => (await ask(mock, 'POST', '/v1/books/1/reviews', { text: 'Good.' })).body.id;
    const first = [await id(), await id()];
    mock.reset();
    expect([await id(), await id()]).toEqual(first);
  });
});
