// areas: identity, notifications, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { healthConnections } from '../tables/health-connections';
import { fakeWithings, groupsOf, measures, page, tokens } from './fake-withings';
import { connectionsOf } from './provider-people';

let api: TestApi;
let acts: ReturnType<typeof connectionsOf>;
let withings: Awaited<ReturnType<typeof fakeWithings>>;
beforeAll(async () => {
  api = await startApi();
  acts = connectionsOf(api);
  withings = await fakeWithings(api, acts);
});
afterAll(() => api.close());
beforeEach(() => withings.reset());

const { group, at } = groupsOf(() => api.clock.now());
const connectionOf = (who: Person) => acts.connectionOf(who, 'withings');
const syncsOf = (who: Person, id: string) => acts.get(who, `/health-connections/${id}/syncs`);
const told = async (who: Person): Promise<string[]> =>
  (await acts.get(who, '/notifications')).map(({ type }: { type: string }) => type);
const crisis: readonly [number, number, number][] = [
  [10, 196, 0],
  [9, 124, 0],
];
const hour = 3600;

describe('a fetch of readings', () => {
  it('tells at once of a critical reading that a provider withheld for days', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    withings.answers[measures] = () => new Response('', { status: 500 });
    for (let pause = 0; pause < 12; pause += 1) {
      await acts.later(who, hours(7));
      await acts.everyMinute();
    }
    // Measured after the last fetch that succeeded, and read after the pause.
    withings.answers[measures] = () => page([group(crisis, { date: at() - 80 * hour })]);
    await acts.later(who, hours(25));
    await acts.everyMinute();
    expect((await syncsOf(who, id))[0]).toMatchObject({ added: 1, critical: 1, failure: null });
    expect(await told(who)).toEqual(['health-connection-critical']);
    expect(await connectionOf(who)).toMatchObject({ critical: 1, dangerous: 0, leftOut: 0 });
    await acts.later(who, days(8));
    expect(await connectionOf(who)).toMatchObject({ critical: 0 });
  });

  it('does not tell of a critical reading of months ago, but counts it on the connection', async () => {
    const { who } = await withings.fetchedWith(() => page([group(crisis, { date: at() - 40 * 24 * hour })]));
    expect(await told(who)).toEqual([]);
    expect(await connectionOf(who)).toMatchObject({ critical: 1 });
  });

  it('tells of a dangerous reading that was left out once, and lists it once, however often it comes', async () => {
    const shown = group([[54, 45, 0]]);
    const { who, id } = await withings.fetchedWith(() => page([shown]));
    expect(await connectionOf(who)).toMatchObject({ leftOut: 1 });
    for (let again = 0; again < 2; again += 1) {
      await acts.later(who, hours(7));
      await acts.everyMinute();
    }
    const lists = (await syncsOf(who, id)).map(({ leftOut }: { leftOut: unknown[] }) => leftOut.length);
    expect(lists).toEqual([1]);
    expect(await told(who)).toEqual(['health-connection-left-out']);
    expect(await connectionOf(who)).toMatchObject({ dangerous: 1, leftOut: 1 });
  });

  it('tells of a critical reading that may be of another person, and keeps its numbers', async () => {
    const { who, id } = await withings.fetchedWith(() => page([group(crisis, { attrib: 1 })]));
    expect((await syncsOf(who, id))[0].leftOut).toMatchObject([
      { type: 'blood_pressure', systolic: 196, diastolic: 124, unit: 'mm[Hg]', isDangerous: true },
    ]);
    expect(await told(who)).toEqual(['health-connection-left-out']);
    expect(await acts.readingsOf(who)).toBe(0);
  });

  it('tells at once of a raised pressure of someone who may be pregnant', async () => {
    const raised: readonly [number, number, number][] = [
      [10, 152, 0],
      [9, 96, 0],
    ];
    const { who } = await withings.fetchedWith(() => page([group(raised)]));
    expect(await told(who)).toEqual(['health-connection-critical']);
    expect(await connectionOf(who)).toMatchObject({ critical: 1 });
  });

  it('does not tell of critical readings of months ago once the first fetch goes on after a failure', async () => {
    const old = page([group(crisis, { date: at() - 40 * 24 * hour })]);
    const parts = [() => page([]), () => new Response('', { status: 500 })];
    const { who } = await withings.fetchedWith(() => parts.shift()?.() ?? old.clone());
    expect(await connectionOf(who)).toMatchObject({ failure: 'unreachable' });
    await acts.later(who, minutes(6));
    await acts.everyMinute();
    expect(await connectionOf(who)).toMatchObject({ failure: null, critical: 1 });
    expect(await told(who)).toEqual([]);
  });

  it('lists a group that cannot be read, and adds the others', async () => {
    const bad = { ...group([]), measures: [{ type: 1, value: '9'.repeat(99), unit: 0 }] };
    const { who, id } = await withings.fetchedWith(() =>
      page([group([[11, 71, 0]]), bad, null, { date: 'yesterday', measures: [] }]),
    );
    const [sync] = await syncsOf(who, id);
    expect(sync).toMatchObject({ added: 1, failure: null });
    expect(sync.leftOut).toMatchObject([{ type: null, value: null }, { measuredAt: null }]);
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await connectionOf(who)).toMatchObject({ status: 'connected', failure: null });
  });

  it('adds thousands of readings of one answer, and keeps the pages before one that fails', async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      group([[11, 71, 0]], { date: at() - index * 60 }),
    );
    const pages = [() => page(many, { more: 1, offset: 1200 }), () => new Response('', { status: 500 })];
    const { who, id } = await withings.fetchedWith(() => pages.shift()?.() ?? page([]));
    expect((await syncsOf(who, id))[0]).toMatchObject({ added: 1200, failure: 'unreachable' });
    expect(await acts.readingsOf(who)).toBe(1200);
    withings.answers[measures] = () => page(many);
    await acts.later(who, minutes(6));
    await acts.everyMinute();
    expect(await connectionOf(who)).toMatchObject({ failure: null });
    expect(await syncsOf(who, id)).toHaveLength(1);
    expect(await acts.readingsOf(who)).toBe(1200);
  });

  it('does not go on once another fetch has the connection', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    await acts.later(who, hours(7));
    withings.answers[measures] = async () => {
      // The lease ended, and another server took the connection.
      await api.context.db.write('keeper', (tx) =>
        tx
          .update(healthConnections)
          .set({ lease: '0198f000-0000-7000-8000-00000000a999' })
          .where(eq(healthConnections.id, id)),
      );
      return page([group([[11, 71, 0]])]);
    };
    await acts.everyMinute();
    expect(await acts.readingsOf(who)).toBe(0);
    expect(await syncsOf(who, id)).toEqual([]);
  });

  it('notes a fault of this server, and holds back no other connection', async () => {
    const [broken, sound] = [
      await withings.fetchedWith(() => page([])),
      await withings.fetchedWith(() => page([])),
    ];
    await api.context.db.write('keeper', (tx) =>
      tx
        .update(healthConnections)
        .set({ sealedTokens: '00000000.lost' })
        .where(eq(healthConnections.id, broken.id)),
    );
    await acts.later(broken.who, hours(7));
    await acts.later(sound.who, 0);
    await acts.everyMinute();
    expect(await connectionOf(broken.who)).toMatchObject({ status: 'connected', failure: 'internal' });
    const now = api.clock.now().toISOString();
    expect(await connectionOf(sound.who)).toMatchObject({ failure: null, lastSyncAt: now });
  });

  it('is not begun where its provider is not set up any more, and the connection can still be seen and ended', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    const { demo } = api.context.providerLink;
    api.context.providerLink.demo = null;
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await syncsOf(who, id)).toHaveLength(1);
    const [shown] = await acts.get(who, '/health-providers');
    expect(shown).toMatchObject({
      id: 'demonstration',
      isConfigured: false,
      connection: { id, failure: null },
    });
    await acts.post(who, `/health-connections/${id}/syncs`).expect(409);
    await api.ask.delete(`/health-connections/${id}`).set(by(who)).expect(200);
    api.context.providerLink.demo = demo;
  });
});

describe('syncHealthConnection', () => {
  const ask = async (who: Person, id: string): Promise<Date> => {
    const { body } = await acts.post(who, `/health-connections/${id}/syncs`).expect(200);
    return new Date(body.data.nextSyncAt);
  };
  const fetches = () => withings.asked.filter(({ url }) => url === measures).length;

  it('is postponed within five minutes of the last fetch', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    withings.asked.length = 0;
    expect((await ask(who, id)).getTime()).toBe(api.clock.now().getTime() + minutes(5));
    expect(fetches()).toBe(0);
    await acts.later(who, minutes(5));
    await acts.everyMinute();
    expect(fetches()).toBe(1);
    await acts.later(who, minutes(6));
    await ask(who, id);
    expect(fetches()).toBe(2);
  });

  it('is postponed until the provider wants to be asked, and until the pause after a failure is over', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    withings.answers[measures] = () => new Response('', { status: 429, headers: { 'retry-after': '7200' } });
    await acts.later(who, hours(7));
    await acts.everyMinute();
    const wanted = api.clock.now().getTime() + hours(2);
    await acts.later(who, minutes(30));
    expect((await ask(who, id)).getTime()).toBe(wanted);
  });

  it('is refused by an account whose tokens nobody renews', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    withings.answers[tokens] = () =>
      Response.json({ status: 503, error: 'Invalid Params: invalid refresh_token' });
    await acts.later(who, days(1));
    await acts.everyMinute();
    await acts.post(who, `/health-connections/${id}/syncs`).expect(409);
  });
});
