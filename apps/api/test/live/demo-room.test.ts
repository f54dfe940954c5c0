// database: embedded
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DemoRoom } from '@nadi/contract/schema';
import { startApi, type TestApi } from '../api';
import { closeClients, connectLive, type LiveClient } from './client';
import { type LiveTestServer, serveLive } from './server';

const path = '/api/v1/live-demo';
const limits = {
  ...{ perNetwork: 3, perServer: 5, newcomers: 2 },
  ...{ messages: 6, window: 60_000, visit: 600_000 },
};
let api: TestApi;
let server: LiveTestServer;
beforeAll(async () => {
  api = await startApi();
  server = await serveLive(api, {
    demoLimits: limits,
    env: { TRUST_PROXY: '1', CORS_ORIGINS: 'https://partner.example' },
  });
});
afterEach(closeClients);
afterAll(async () => {
  await server.stop();
  await api.close();
});

let lastHost = 0;
/** From a network of its own, unless one is given. */
function enter(address = `198.51.100.${++lastHost}`, url = server.url, more: Record<string, string> = {}) {
  return connectLive(url, null, { 'X-Forwarded-For': address, ...more }, path);
}
const untilRoom = async (client: LiveClient, meets: (room: DemoRoom) => boolean) =>
  (await client.untilHeard('room', (message) => meets(message as DemoRoom))).message as DemoRoom;
const numberOf = async (client: LiveClient) =>
  ((await client.untilHeard('joined')).message as { number: number }).number;

describe('the room for anyone', () => {
  it('shows everyone who is there and what was counted, without an account', async () => {
    const [one, two] = [await enter(), await enter()];
    const numbers = [await numberOf(one), await numberOf(two)].sort();
    expect(await two.say('demo-echo', { counter: 'water' })).toEqual({ success: true });
    expect(await one.say('demo-echo', { counter: 'water' })).toEqual({ success: true });
    expect(await one.say('look', { isLooking: false })).toEqual({ success: true });
    for (const client of [one, two]) {
      const room = await untilRoom(
        client,
        ({ counts, visitors }) => counts.water === 2 && visitors.some(({ isLooking }) => !isLooking),
      );
      expect(room).toMatchObject({ count: 2, counts: { water: 2, walks: 0, breaths: 0 } });
      expect(room.visitors.map(({ number }) => number)).toEqual(numbers);
    }
    two.close();
    await untilRoom(one, ({ count }) => count === 1);
  });

  it('begins anew when everybody has left', async () => {
    const first = await enter();
    await first.say('demo-echo', { counter: 'walks' });
    await untilRoom(first, ({ counts }) => counts.walks === 1);
    first.close();
    await first.closed;
    const empty = async (left = 20): Promise<DemoRoom> => {
      const next = await enter();
      const room = await untilRoom(next, () => true);
      next.close();
      return room.count === 1 || left === 0 ? room : empty(left - 1);
    };
    expect((await empty()).counts).toEqual({ water: 0, walks: 0, breaths: 0 });
  });

  it('passes on nothing that a person has typed, and no other event', async () => {
    const [one, two] = [await enter(), await enter()];
    const invalid = { success: false, reason: 'invalid' };
    expect(await one.say('demo-echo', { counter: 'call me on 98450' })).toEqual(invalid);
    expect(await one.say('demo-echo', { counter: 'water', name: 'Asha' })).toEqual(invalid);
    expect(await one.say('look', { isLooking: 'yes' })).toEqual(invalid);
    expect(await one.say('room', { visitors: [] })).toEqual({ success: false, reason: 'unknown-event' });
    expect(await one.say('constructor', {})).toEqual({ success: false, reason: 'unknown-event' });
    await one.say('demo-echo', { counter: 'water' });
    await untilRoom(two, ({ counts }) => counts.water === 1);
    expect(JSON.stringify(two.heard)).not.toMatch(/98450|Asha/);
    expect(new Set(two.heard.map(({ name }) => name))).toEqual(new Set(['joined', 'room']));
  });

  it('has nothing to do with the connections of people who are signed in', async () => {
    const { token, userId } = await api.signedIn();
    const visitor = await enter();
    const signedIn = await connectLive(server.url, token);
    server.context.live.tell(userId, { name: 'notifications-changed', message: {} });
    await signedIn.untilHeard('notifications-changed');
    await visitor.say('demo-echo', { counter: 'water' });
    await untilRoom(visitor, ({ counts }) => counts.water === 1);
    expect(visitor.heard.some(({ name }) => name === 'notifications-changed')).toBe(false);
    expect(signedIn.heard.map(({ name }) => name)).toEqual(['notifications-changed']);
    expect(await signedIn.say('demo-echo', { counter: 'water' })).toMatchObject({ reason: 'unknown-event' });
  });
});

describe('its limits', () => {
  it('let in so many of a network, and so many in all, and tell the others why', async () => {
    const same = [];
    for (let count = 0; count < 4; count += 1) same.push((await enter('203.0.113.1')).outcome);
    expect(same).toEqual(['open', 'open', 'open', 'too-many-connections']);
    const others = [];
    for (let count = 0; count < 3; count += 1) others.push((await enter()).outcome);
    expect(others).toEqual(['open', 'open', 'too-many-connections']);
  });

  it('refuse messages that are too many, and end who does not stop', async () => {
    const client = await enter();
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await client.say('demo-echo', { counter: 'water' }));
    expect(answers).toEqual([
      ...Array(6).fill({ success: true }),
      ...Array(6).fill({ success: false, reason: 'too-many-messages' }),
    ]);
    client.say('demo-echo', { counter: 'water' }).catch(() => undefined);
    await client.closed;
  });

  it('end who sends too much at once', async () => {
    const loud = await enter();
    loud.say('demo-echo', { counter: 'x'.repeat(600) }).catch(() => undefined);
    await loud.closed;
  });

  it('end a visit that takes too long', async () => {
    const strict = await serveLive(api, { demoLimits: { ...limits, visit: 50 } });
    const long = await enter(undefined, strict.url);
    expect(long.outcome).toBe('open');
    await long.closed;
    await strict.stop();
  });

  it('let in no page of elsewhere', async () => {
    expect((await enter(undefined, server.url, { Origin: 'https://elsewhere.example' })).outcome).toBe(
      'websocket error',
    );
    expect((await enter(undefined, server.url, { Origin: 'https://partner.example' })).outcome).toBe('open');
  });
});
