// database: embedded
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createListener } from '../../src/kernel/http/listener';
import type { LiveTools } from '../../src/kernel/sockets/tools';
import { handUpgrades } from '../../src/kernel/sockets/upgrades';
import { by, startApi, type TestApi } from '../api';
import { closeClients, connectLive } from './client';
import { type LiveTestServer, serveLive } from './server';

let api: TestApi;
let server: LiveTestServer;
const limits = { perPerson: 3, perNetwork: 6, newcomers: 2, messages: 5, window: 60_000 };
beforeAll(async () => {
  api = await startApi();
  server = await serveLive(api, {
    limits,
    env: { CORS_ORIGINS: 'https://partner.example', TRUST_PROXY: '1' },
  });
});
afterEach(closeClients);
afterAll(async () => {
  await server.stop();
  await api.close();
});

const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('connections', () => {
  it('limits connections of one person, and has room again after one closes', async () => {
    const { token } = await api.signedIn();
    const clients = await Promise.all(
      [1, 2, 3].map((host) => connectLive(server.url, token, from(`192.0.2.${host}`))),
    );
    expect(clients.map(({ outcome }) => outcome)).toEqual(['open', 'open', 'open']);
    expect((await connectLive(server.url, token, from('192.0.2.4'))).outcome).toBe('too-many-connections');
    clients[0]?.close();
    await clients[0]?.closed;
    const again = async (left = 50): Promise<string> => {
      const { outcome } = await connectLive(server.url, token, from('192.0.2.5'));
      return outcome === 'open' || left === 0 ? outcome : again(left - 1);
    };
    expect(await again()).toBe('open');
  });

  it('limits connections of one network, whoever they are', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => api.signedIn()));
    const outcomes: string[] = [];
    for (const { token } of people)
      outcomes.push((await connectLive(server.url, token, from('198.51.100.1'))).outcome);
    expect(outcomes).toEqual([...Array(6).fill('open'), 'too-many-connections']);
    expect((await connectLive(server.url, people[6]?.token ?? '', from('198.51.100.2'))).outcome).toBe(
      'open',
    );
  });

  it('closes the oldest connection without a token for a new one, and refuses nobody who is signed in', async () => {
    const address = '203.0.113.9';
    const { hostname, port } = new URL(server.url);
    const sockets = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const socket = connect(Number(port), hostname, () => socket.write(upgrade(address)));
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('data', resolve));
        return socket;
      }),
    );
    const { token } = await api.signedIn();
    expect((await connectLive(server.url, token, from(address))).outcome).toBe('open');
    // As many as have room, and the person's own took the place of one until it had shown its token.
    const open = () => sockets.filter((socket) => !socket.readableEnded && !socket.destroyed).length;
    for (const socket of sockets) socket.resume();
    for (let left = 100; open() >= limits.newcomers && left > 0; left -= 1) await wait(20);
    expect(open()).toBe(limits.newcomers - 1);
    for (const socket of sockets) socket.destroy();
  });

  it('takes people up to the last place, however many connections show no token', async () => {
    const address = '203.0.113.10';
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(upgrade(address)));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('data', resolve));
    const outcomes: string[] = [];
    for (let person = 0; person < limits.perNetwork; person += 1)
      outcomes.push((await connectLive(server.url, (await api.signedIn()).token, from(address))).outcome);
    expect(outcomes).toEqual(Array(limits.perNetwork).fill('open'));
    const { token } = await api.signedIn();
    expect((await connectLive(server.url, token, from(address))).outcome).toBe('too-many-connections');
    socket.destroy();
  });
});

const upgrade = (address: string) =>
  [
    'GET /api/v1/live/?EIO=4&transport=websocket HTTP/1.1',
    'Host: nadi.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `X-Forwarded-For: ${address}`,
    '\r\n',
  ].join('\r\n');

describe('messages', () => {
  it('are refused with the reason when they are too many, and end the connection when they do not stop', async () => {
    const { token } = await api.signedIn();
    const client = await connectLive(server.url, token, from('192.0.2.20'));
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push(await client.say('renew', { token }));
    expect(answers).toEqual([
      ...Array(5).fill({ success: true }),
      ...Array(5).fill({ success: false, reason: 'too-many-messages' }),
    ]);
    expect(client.isOpen()).toBe(true);
    client.say('renew', { token }).catch(() => undefined);
    await client.closed;
  });

  it('refuses with the reason messages of no event, or not as their schema says', async () => {
    const { token } = await api.signedIn();
    const client = await connectLive(server.url, token, from('192.0.2.21'));
    expect(await client.say('toString', {})).toEqual({ success: false, reason: 'unknown-event' });
    expect(await client.say('renew', { token, role: 'ADMIN' })).toEqual({
      success: false,
      reason: 'invalid',
    });
    expect(await client.say('renew', null)).toEqual({ success: false, reason: 'invalid' });
    expect(await client.say('renew', { token: `${'x'.repeat(2_049)}` })).toEqual({
      success: false,
      reason: 'invalid',
    });
  });

  it('ends the connection of messages that are too large', async () => {
    const { token } = await api.signedIn();
    const client = await connectLive(server.url, token, from('192.0.2.22'));
    client.say('renew', { token: 'x'.repeat(5_000) }).catch(() => undefined);
    await client.closed;
  });
});

describe('the origin', () => {
  it.each([
    ['of our own pages', { Origin: 'http://nadi.test' }, 'open'],
    ['of the address that was asked', { Origin: 'https://mirror.example', Host: 'mirror.example' }, 'open'],
    ['of a partner', { Origin: 'https://partner.example' }, 'open'],
    ['of a foreign page', { Origin: 'https://elsewhere.example' }, 'websocket error'],
    ['of a page without one', { Origin: 'null' }, 'websocket error'],
  ])('%s', async (_, headers, outcome) => {
    const { token } = await api.signedIn();
    const client = await connectLive(server.url, token, { ...headers, ...from('192.0.2.30') });
    expect(client.outcome).toBe(outcome);
  });
});

describe('other requests', () => {
  it('answers requests that offer an upgrade as if they did not, with their bodies', async () => {
    const person = await api.signedIn();
    const offer = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABk' };
    const me = await request(server.url).get('/api/v1/auth/me').set(by(person)).set(offer).expect(200);
    expect(me.body.data.user.id).toBe(person.userId);
    const body = { email: person.email, password: person.password };
    await request(server.url).post('/api/v1/auth/login').set(offer).send(body).expect(200);
    await request(server.url)
      .get('/api/v1/auth/me')
      .set({ ...offer, Upgrade: 'websocket' })
      .expect(401);
  });

  it('leaves no listener on a connection that offers an upgrade again and again', async () => {
    const listener = createListener((_, response) => void response.end('good'), { maxConnections: 10 });
    handUpgrades(listener, {}, {} as LiveTools);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    let ours: Socket | undefined;
    listener.on('connection', (socket: Socket) => {
      ours = socket;
    });
    const counts = () => ours?.eventNames().map((name) => [name, ours?.listenerCount(name)]);
    const socket = connect((listener.address() as AddressInfo).port, '127.0.0.1');
    const offer = ['GET / HTTP/1.1', 'Host: nadi.test', 'Connection: Upgrade', 'Upgrade: h2c', '\r\n'];
    const ask = async () => {
      socket.write(offer.join('\r\n'));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
      await wait(5);
    };
    await ask();
    const first = counts();
    for (let request = 0; request < 15; request += 1) await ask();
    expect(counts()).toEqual(first);
    socket.destroy();
    await new Promise((resolve) => listener.close(resolve));
  });

  it('refuses requests with too many headers before they are read again', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`X-Header-${index}`, '1']));
    await request(server.url)
      .get('/api/v1/auth/me')
      .set({ ...many, Connection: 'Upgrade', Upgrade: 'h2c' })
      .expect(431);
  });

  it('at the live path are absent, as anything that is no operation', async () => {
    await request(server.url).get('/api/v1/live/?EIO=4&transport=polling').expect(404);
  });
});

it('end with their server, which tells nobody of anything any more', async () => {
  const { token, userId } = await api.signedIn();
  const ending = await serveLive(api);
  const client = await connectLive(ending.url, token);
  expect(client.outcome).toBe('open');
  await ending.stop();
  await client.closed;
  // Nothing is wrong with the session.
  expect(client.heard).toEqual([]);
  ending.context.live.tell(userId, { name: 'notifications-changed', message: {} });
});

it('are counted for operators, without a person', async () => {
  const { token, userId } = await api.signedIn();
  const counted = await serveLive(api, {
    limits: { ...limits, perPerson: 1 },
    env: { METRICS_TOKEN: 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu' },
  });
  try {
    await connectLive(counted.url, token);
    await connectLive(counted.url, token);
    const { text } = await request(counted.url)
      .get('/metrics')
      .set('Authorization', 'Bearer k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu');
    expect(text).toMatch(/^nadi_live_connections 1$/m);
    expect(text).toContain('nadi_rate_limit_refusals_total{limit="live connections"} 1');
    expect(text).not.toContain(userId);
  } finally {
    await counted.stop();
  }
});
