import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DemoRoom } from '@nadi/contract/schema';
import type { Database } from '../../src/kernel/db/client';
import { openPostgres } from '../../src/kernel/db/postgres';
import { createLog } from '../../src/kernel/environment/log';
import { by, startApi, type TestApi } from '../api';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy';
import { closeClients, connectLive, timed } from './client';
import { type LiveTestServer, serveLive } from './server';

const promised = 1_000;
const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? describe : describe.skip;

onPostgres('two servers on one database', () => {
  let api: TestApi;
  let proxy: DatabaseProxy;
  let behind: Database;
  let one: LiveTestServer;
  let two: LiveTestServer;
  beforeAll(async () => {
    api = await startApi();
    const url = new URL(api.database.url ?? '');
    proxy = await startDatabaseProxy(new URL(url));
    url.port = String(proxy.port);
    behind = await openPostgres(url.href, 4, createLog('silent'));
  });
  beforeEach(async () => {
    proxy.pass();
    one = await serveLive(api);
    two = await serveLive(api, { db: behind });
  });
  afterEach(async () => {
    closeClients();
    proxy.pass();
    await Promise.all([one.stop(), two.stop()]);
  });
  afterAll(async () => {
    await behind.close();
    await proxy.stop();
    await api.close();
  });

  const changed = { name: 'notifications-changed', message: {} } as const;

  it('an event reaches a page on the other, once', async () => {
    const person = await api.signedIn();
    const [here, there] = await Promise.all([one, two].map(({ url }) => connectLive(url, person.token)));
    one.context.live.tell(person.userId, changed);
    two.context.live.tell(person.userId, { name: 'notification', message: { notificationId: 'n1' } });
    await Promise.all([here, there].map((client) => client?.untilHeard('notification')));
    await Promise.all([here, there].map((client) => client?.untilHeard('notifications-changed')));
    expect([here?.heard.length, there?.heard.length]).toEqual([2, 2]);
  });

  it('the end of a session closes its connections on both within a second', async () => {
    const person = await api.signedIn();
    const clients = await Promise.all([one, two].map(({ url }) => connectLive(url, person.token)));
    await api.ask.post('/auth/logout').set(by(person)).expect(200);
    expect(await timed(Promise.all(clients.map(({ closed }) => closed)))).toBeLessThan(promised);
    expect(clients.flatMap(({ heard }) => heard.map(({ name }) => name))).toEqual([
      'session-ended',
      'session-ended',
    ]);
  });

  it('the room for anyone is one on both', async () => {
    const enter = (url: string) => connectLive(url, null, {}, '/api/v1/live-demo');
    const [here, there] = await Promise.all([enter(one.url), enter(two.url)]);
    await here.say('demo-echo', { counter: 'water' });
    await there.say('demo-echo', { counter: 'water' });
    const isWhole = (room: unknown) =>
      (room as DemoRoom).count === 2 && (room as DemoRoom).counts.water === 2;
    await Promise.all([here, there].map((client) => client.untilHeard('room', isWhole)));
    there.close();
    await here.untilHeard(
      'room',
      (room) => (room as DemoRoom).count === 1 && (room as DemoRoom).counts.water === 1,
    );
  });

  it('the word of a server ends a session on the other', async () => {
    const person = await api.signedIn();
    const client = await connectLive(two.url, person.token);
    const [, claims = ''] = person.token.split('.');
    one.context.live.endSessions([JSON.parse(Buffer.from(claims, 'base64url').toString()).sid]);
    expect(await timed(client.closed)).toBeLessThan(promised);
    expect(client.heard).toEqual([{ name: 'session-ended', message: {} }]);
  });

  it.each(['refuse', 'stall'] as const)(
    'where the database is lost to one (%s), its connections close, it takes none, and later it does again',
    async (fault) => {
      const person = await api.signedIn();
      const [here, there] = await Promise.all([one, two].map(({ url }) => connectLive(url, person.token)));
      proxy[fault]();
      await there?.closed;
      // Nothing is wrong with the session.
      expect(there?.heard).toEqual([]);
      expect(here?.isOpen()).toBe(true);
      // As long as it has not noticed, it cannot ask who comes either.
      let outcome = 'unavailable';
      while (['unavailable', 'closed'].includes(outcome))
        ({ outcome } = await connectLive(two.url, person.token));
      expect(outcome).toBe('websocket error');
      // Lets nobody wait for a telling, or hear of its failure.
      two.context.live.tell(person.userId, changed);
      proxy.refuse();
      proxy.pass();
      const again = async () => {
        for (;;) {
          const client = await connectLive(two.url, person.token);
          if (client.outcome === 'open') return client;
        }
      };
      const back = await again();
      one.context.live.tell(person.userId, changed);
      expect(await back.untilHeard('notifications-changed')).toEqual(changed);
    },
  );

  it('a server whose listening connection is ended by the database listens again', async () => {
    const person = await api.signedIn();
    const client = await connectLive(two.url, person.token);
    await api.database.asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nadi-live' and datname = current_database()",
    );
    await client.closed;
    for (;;) {
      const next = await connectLive(two.url, person.token);
      if (next.outcome !== 'open') continue;
      two.context.live.tell(person.userId, changed);
      await next.untilHeard('notifications-changed');
      break;
    }
  });
});
