// areas: account, family, identity, notifications, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@nadi/domain/kernel/calendar';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { users } from '../../../kernel/tables/users';
import { jobs as familyJobs } from '../../family/jobs/jobs';
import { demoRegistration } from '../demo-provider/demo-provider';
import { unsealTokens } from '../oauth/registrations';
import { healthConnections } from '../tables/health-connections';
import { healthSyncs } from '../tables/health-syncs';
import { tokenRevocations } from '../tables/token-revocations';
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
beforeEach(async () => {
  // The people of all tests have the same account at Withings.
  await api.context.db.write('keeper', async (tx) => {
    await tx.delete(healthConnections);
    await tx.delete(tokenRevocations);
  });
  withings.reset();
  delete withings.answers.revoke;
});

const { group, at } = groupsOf(() => api.clock.now());
const stored = (id: string) =>
  api.look((tx) => tx.select().from(healthConnections).where(eq(healthConnections.id, id)));
const waiting = () => api.look((tx) => tx.$count(tokenRevocations));
const end = (who: Parameters<typeof by>[0], id: string, query = '') =>
  api.ask.delete(`/health-connections/${id}${query}`).set(by(who));

describe('endHealthConnection', () => {
  it('has Withings end its access by a signed request', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    await end(who, id).expect(200);
    expect(withings.revocations()).toMatchObject([
      {
        client_id: 'nadi-sample',
        nonce: 'for-one-use',
        userid: '1',
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('has Withings end its access later if it does not answer, and gives up after some days', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    withings.answers.revoke = () => Response.json({ status: 601 });
    await end(who, id).expect(200);
    expect([withings.revocations().length, await waiting()]).toEqual([1, 1]);
    await acts.everyMinute();
    expect(withings.revocations()).toHaveLength(1);
    await acts.later(who, minutes(6));
    await acts.everyMinute();
    expect(withings.revocations()).toHaveLength(2);
    for (let day = 0; day < 12; day += 1) {
      api.clock.advance(days(1));
      await acts.everyMinute();
    }
    expect([withings.revocations().length, await waiting()]).toEqual([12, 0]);
  });

  it('works with tokens that nothing can open any more, and answers the same to the same key', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    await api.context.db.write('keeper', (tx) =>
      tx.update(healthConnections).set({ sealedTokens: '00000000.lost' }).where(eq(healthConnections.id, id)),
    );
    const key = once();
    await end(who, id).set(key).expect(200);
    await end(who, id).set(key).expect(200);
    await end(who, id).expect(404);
    expect(await acts.connectionOf(who, 'withings')).toBeNull();
  });

  it('removes the readings that the connection brought if the person asks for it, and no other', async () => {
    const who = await api.signedIn();
    await acts.post(who, '/vital-signs', {
      ...{ type: 'pulse', unit: '/min', value: 70, measuredAt: api.clock.now().toISOString() },
    });
    const { id } = await acts.connected(who);
    expect(await acts.readingsOf(who)).toBeGreaterThan(180);
    await end(who, id, '?readings=remove').expect(200);
    expect(await acts.readingsOf(who)).toBe(1);
  });

  it('keeps that a reading was deleted: it does not come again with a new connection', async () => {
    const shown = () => page([group([[11, 171, 0]]), group([[11, 71, 0]], { date: at() - 3600 })]);
    const { who, id } = await withings.fetchedWith(shown);
    const [reading] = await acts.get(who, '/vital-signs');
    await api.ask
      .delete(`/vital-signs/${reading.id}`)
      .set({ ...by(who), ...once(), 'If-Match': `"${reading.version}"` })
      .expect(200);
    await end(who, id).expect(200);
    expect((await withings.complete(who)).status).toBe(201);
    expect(await acts.readingsOf(who)).toBe(1);
  });

  it('forgets with the readings that they were there: they come again with a new connection', async () => {
    const { who, id } = await withings.fetchedWith(() => page([group([[11, 71, 0]])]));
    await end(who, id, '?readings=remove').expect(200);
    expect(await acts.readingsOf(who)).toBe(0);
    expect((await withings.complete(who)).status).toBe(201);
    expect(await acts.readingsOf(who)).toBe(1);
  });

  it('removes readings of more than a year ago too', async () => {
    const { who, id } = await withings.fetchedWith(() => page([group([[11, 71, 0]])]));
    await api.context.db.write('keeper', (tx) =>
      tx
        .update(healthSyncs)
        .set({ createdAt: new Date(api.clock.now().getTime() - days(400)) })
        .where(eq(healthSyncs.connectionId, id)),
    );
    withings.answers[measures] = () => page([]);
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.readingsOf(who)).toBe(1);
    await end(who, id, '?readings=remove').expect(200);
    expect(await acts.readingsOf(who)).toBe(0);
  });

  it('during a fetch keeps nothing of it, and has the renewed tokens revoked', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    await acts.later(who, hours(7));
    // The tokens are renewed first, and the person ends the connection while they are.
    const renewed = withings.answers[tokens];
    withings.answers[tokens] = async () => {
      await api.context.db.write('keeper', (tx) =>
        tx.delete(healthConnections).where(eq(healthConnections.id, id)),
      );
      return renewed?.() ?? Response.error();
    };
    withings.answers[measures] = () => page([group([[11, 71, 0]])]);
    await acts.everyMinute();
    await acts.everyMinute();
    expect(await acts.readingsOf(who)).toBe(0);
    expect(withings.revocations()).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });
});

describe('a connection of a child', () => {
  /** Connects Withings for a child. */
  async function connectedFor(guardian: Person, child: string): Promise<string> {
    const post = (path: string, body: object) =>
      api.ask.post(path).set(actingFor(guardian, child)).send(body).expect(201);
    const begun = await post('/health-connections', { provider: 'withings' });
    const state = new URL(begun.body.data.authorizeUrl).searchParams.get('state');
    const { body } = await post('/health-connections/completions', {
      ...{ provider: 'withings', state, code: 'given-by-withings' },
    });
    return body.data.id;
  }

  it.each([
    ['before the job of hand-overs has run', false],
    ['after the job of hand-overs has run', true],
  ])(
    'fetches nothing from the 18th birthday on if nobody has taken the record over, %s',
    async (_, hasRun) => {
      const mother = await api.signedIn();
      const family = familyOf(api);
      const today = dayInIndia(api.clock.now());
      const dateOfBirth = `${Number(today.slice(0, 4)) - 18}${addDays(today, 2).slice(4)}`;
      const { id: child } = await family.added(mother, { dateOfBirth });
      const id = await connectedFor(mother, child);
      withings.asked.length = 0;
      const fetched = () => withings.asked.filter(({ url }) => url === measures).length;
      await acts.later(mother, days(1));
      await acts.everyMinute();
      expect(fetched()).toBe(1);
      await acts.later(mother, days(1));
      if (hasRun) for (const job of familyJobs) await job.run({}, api.context, () => false);
      await acts.everyMinute();
      expect(fetched()).toBe(1);
      expect(await stored(id)).toMatchObject([{ failure: 'refused' }]);
      await acts.everyMinute();
      expect(withings.revocations()).toMatchObject([{ userid: '1' }]);
      expect(await waiting()).toBe(0);
    },
  );

  it('is signed out once the guardian who signed in at the provider is no guardian any more', async () => {
    const [mother, father] = [await api.signedIn(), await api.signedIn()];
    const family = familyOf(api);
    const { id: child } = await family.added(mother);
    await family.addGuardian(mother, father, child);
    await connectedFor(mother, child);
    await api.ask.delete(`/family/members/${child}`).set(by(mother)).expect(200);
    withings.asked.length = 0;
    await acts.later(father, hours(7));
    await acts.everyMinute();
    expect(withings.asked.filter(({ url }) => url === measures)).toEqual([]);
    const { body } = await api.ask.get('/health-providers').set(actingFor(father, child)).expect(200);
    const shown = body.data.find(({ id }: { id: string }) => id === 'withings');
    expect(shown.connection).toMatchObject({ status: 'signed-out', nextSyncAt: null });
    await acts.everyMinute();
    expect(withings.revocations()).toMatchObject([{ userid: '1' }]);
    expect(await waiting()).toBe(0);
  });
});

describe('tokens of a connection', () => {
  it('are revoked when the account of their patient is erased', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    const [row] = await stored(id);
    await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, who.userId)));
    expect(await waiting()).toBe(1);
    expect(JSON.stringify(await api.look((tx) => tx.select().from(tokenRevocations)))).not.toContain(
      who.userId,
    );
    await acts.everyMinute();
    expect(await waiting()).toBe(0);
    await expectOver(row?.sealedTokens ?? '', id);
  });

  it('are revoked when the person signs in again, and the new ones hold', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    const [row] = await stored(id);
    await acts.complete(who, await acts.consent(who)).expect(201);
    await acts.everyMinute();
    expect(await waiting()).toBe(0);
    await expectOver(row?.sealedTokens ?? '', id);
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.connectionOf(who)).toMatchObject({ status: 'connected', failure: null });
  });

  it('are not revoked where that would end another connection to the same account', async () => {
    const { who, id } = await withings.fetchedWith(() => page([]));
    expect((await withings.complete(who)).status).toBe(201);
    await acts.everyMinute();
    expect([withings.revocations().length, await waiting()]).toEqual([0, 0]);
    await end(who, id).expect(200);
    expect(withings.revocations()).toHaveLength(1);
  });

  it('are refused and revoked if they are of another account than the connected one', async () => {
    const { who, id } = await withings.fetchedWith(() => page([group([[11, 71, 0]])]));
    const refused = await withings.complete(who, 2);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/code', code: 'another-account' }]);
    expect(withings.revocations()).toMatchObject([{ userid: '2' }]);
    expect(await acts.connectionOf(who, 'withings')).toMatchObject({ id, status: 'connected' });
    const [row] = await stored(id);
    expect(row?.accountHash).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/);
  });

  /** Asks the demonstration with tokens that were kept before. */
  async function expectOver(sealedTokens: string, id: string): Promise<void> {
    const { secrets, providerLink } = api.context;
    const { refresh } = unsealTokens(secrets, id, { sealedTokens, accessUntil: null });
    const { clientId, clientSecret } = demoRegistration;
    const body = new URLSearchParams({
      ...{ grant_type: 'refresh_token', refresh_token: refresh ?? '' },
      ...{ client_id: clientId, client_secret: clientSecret },
    });
    const asked = new Request('http://nadi.test/dev/provider/token', { method: 'POST', body });
    expect((await providerLink.demo?.answer(asked))?.status).toBe(400);
  }
});
