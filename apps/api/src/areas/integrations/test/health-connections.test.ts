// areas: account, identity, notifications, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { idempotencyKeys } from '../../../kernel/tables/idempotency-keys';
import { exportOf, open } from '../../account/test/archive';
import { unsealTokens } from '../oauth/registrations';
import { healthConnections } from '../tables/health-connections';
import { connectionsOf } from './provider-people';

let api: TestApi;
let acts: ReturnType<typeof connectionsOf>;
beforeAll(async () => {
  api = await startApi();
  acts = connectionsOf(api);
});
afterAll(() => api.close());

const stored = (id: string) =>
  api.look((tx) => tx.select().from(healthConnections).where(eq(healthConnections.id, id)));

describe('health connections', () => {
  it('begin after consent, and bring the readings of 90 days', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    await acts.everyMinute();
    const [sync] = await acts.get(who, `/health-connections/${id}/syncs`);
    expect(sync).toMatchObject({ failure: null, leftOut: [], alreadyThere: 0 });
    expect(sync.added).toBeGreaterThan(180);
    expect(await acts.readingsOf(who)).toBe(sync.added);
    expect(await acts.connectionOf(who)).toMatchObject({ id, status: 'connected', failure: null });
  });

  it('bring only new readings with the next fetch, by renewed tokens', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    await acts.everyMinute();
    const [before] = await stored(id);
    await acts.later(who, hours(25));
    await acts.everyMinute();
    const [next] = await acts.get(who, `/health-connections/${id}/syncs`);
    expect(next).toMatchObject({ failure: null });
    expect(next.added).toBeGreaterThanOrEqual(2);
    expect(next.added).toBeLessThanOrEqual(3);
    expect(next.alreadyThere).toBeGreaterThan(0);
    const [after] = await stored(id);
    expect(after?.sealedTokens).not.toBe(before?.sealedTokens);
  });

  it('do not bring a reading again that the person deleted or corrected', async () => {
    const who = await api.signedIn();
    await acts.connected(who);
    const { data } = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body;
    await api.ask
      .delete(`/vital-signs/${data[0].id}`)
      .set({ ...by(who), ...once() })
      .expect(200);
    const pulse = data.slice(1).find(({ type }: { type: string }) => type === 'pulse');
    await api.ask
      .put(`/vital-signs/${pulse.id}`)
      .set({ ...by(who), ...once() })
      .send({ value: 91 })
      .expect(200);
    const left = await acts.readingsOf(who);
    // The next fetch reaches back over it.
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.readingsOf(who)).toBe(left);
  });

  it('do not begin if the person refuses, which uses the beginning up', async () => {
    const who = await api.signedIn();
    const sent = await acts.consent(who, false);
    const refused = await acts.complete(who, sent).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/code', code: 'refused' }]);
    const again = await acts.complete(who, sent).expect(422);
    expect(again.body.errors).toMatchObject([{ pointer: '/body/state', code: 'unknown' }]);
    expect(await acts.connectionOf(who)).toBeNull();
  });

  it('do not begin by the state of another person or of another provider, nor by an invented one', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const sent = await acts.consent(who);
    await acts.complete(other, sent).expect(422);
    await acts.complete(who, { ...sent, provider: 'withings' }).expect(422);
    await acts.complete(who, { ...sent, state: 'invented-state-of-nobody-at-all' }).expect(422);
    expect(await acts.connectionOf(who)).toBeNull();
    expect(await acts.connectionOf(other)).toBeNull();
  });

  it('do not begin by a state of more than ten minutes ago, which is said in words', async () => {
    const who = await api.signedIn();
    const sent = await acts.consent(who);
    await acts.later(who, minutes(11));
    const { body } = await acts.complete(who, sent).expect(422);
    expect(body.errors).toMatchObject([{ message: 'This sign-in has expired. Begin again.' }]);
    expect(await acts.connectionOf(who)).toBeNull();
  });

  it('do not begin by a code twice, nor by the code of another beginning', async () => {
    const who = await api.signedIn();
    const [first, second] = [await acts.consent(who), await acts.consent(who)];
    // Another verifier: the code was stolen and is brought into another beginning.
    await acts.complete(who, { ...first, state: second.state }).expect(422);
    await acts.complete(who, first).expect(201);
    await acts.complete(who, first).expect(422);
  });

  it('do not begin by the answer of another issuer, or by one that names no issuer', async () => {
    const who = await api.signedIn();
    const elsewhere = { ...(await acts.consent(who)), iss: 'https://account.withings.com' };
    const refused = await acts.complete(who, elsewhere).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/code', code: 'refused' }]);
    const { iss: _, ...unnamed } = await acts.consent(who);
    await acts.complete(who, unnamed).expect(422);
    expect(await acts.connectionOf(who)).toBeNull();
  });

  it('begin once if the same completion comes twice at once', async () => {
    const who = await api.signedIn();
    const sent = await acts.consent(who);
    const both = await Promise.all([acts.complete(who, sent), acts.complete(who, sent)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await acts.connectionOf(who)).toMatchObject({ status: 'connected', failure: null });
  });

  it('can be fetched from and ended after two beginnings were completed at once', async () => {
    const who = await api.signedIn();
    const [first, second] = [await acts.consent(who), await acts.consent(who)];
    const both = await Promise.all([acts.complete(who, first), acts.complete(who, second)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { id } = await acts.connectionOf(who);
    expect(both.map(({ body }) => body.data.id)).toEqual([id, id]);
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.connectionOf(who)).toMatchObject({ status: 'connected', failure: null });
    await api.ask.delete(`/health-connections/${id}`).set(by(who)).expect(200);
    expect(await acts.connectionOf(who)).toBeNull();
  });

  it('are fetched from by one server at a time', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    await acts.later(who, hours(7));
    await Promise.all([acts.everyMinute(), acts.everyMinute(), acts.everyMinute()]);
    expect(await acts.get(who, `/health-connections/${id}/syncs`)).toHaveLength(2);
    expect(await acts.connectionOf(who)).toMatchObject({ status: 'connected', failure: null });
  });

  it('are signed out if the provider refuses: the person is told, readings stay, and signing in again is possible', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    await acts.everyMinute();
    const before = await acts.readingsOf(who);
    acts.demo.forget();
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.connectionOf(who)).toMatchObject({
      ...{ status: 'signed-out', failure: 'refused', nextSyncAt: null },
    });
    const [row] = await stored(id);
    expect(row).toMatchObject({ sealedTokens: null, leasedUntil: null });
    const told = await acts.get(who, '/notifications');
    expect(told).toMatchObject([{ type: 'health-connection-signed-out' }]);
    await acts.post(who, `/health-connections/${id}/syncs`).expect(409);
    await acts.complete(who, await acts.consent(who)).expect(201);
    await acts.everyMinute();
    expect(await acts.connectionOf(who)).toMatchObject({ id, status: 'connected', failure: null });
    expect(await acts.readingsOf(who)).toBeGreaterThanOrEqual(before);
  });

  it('cannot be fetched from, ended or looked at by another patient', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const { id } = await acts.connected(who);
    await api.ask.get(`/health-connections/${id}/syncs`).set(by(other)).expect(404);
    await acts.post(other, `/health-connections/${id}/syncs`).expect(404);
    await api.ask.delete(`/health-connections/${id}`).set(by(other)).expect(404);
    expect(await acts.connectionOf(who)).toMatchObject({ id });
  });

  it('end with tokens that are forgotten and revoked, and with readings that stay', async () => {
    const who = await api.signedIn();
    const { id } = await acts.connected(who);
    await acts.everyMinute();
    const [row] = await stored(id);
    await api.ask.delete(`/health-connections/${id}`).set(by(who)).expect(200);
    expect(await acts.connectionOf(who)).toBeNull();
    expect(await stored(id)).toEqual([]);
    const readings = await acts.readingsOf(who);
    expect(readings).toBeGreaterThan(180);
    // A copy of the row that a thief kept opens nothing any more.
    if (row) await api.context.db.write('keeper', (tx) => tx.insert(healthConnections).values(row));
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(await acts.connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused' });
    expect(await acts.readingsOf(who)).toBe(readings);
  });

  it('tell their patient in the access log what came', async () => {
    const who = await api.signedIn();
    await acts.connected(who);
    const { body } = await api.ask.get('/patients/access-log').set(by(who)).expect(200);
    expect(body.data).toContainEqual(
      expect.objectContaining({ operation: 'syncHealthConnection', action: 'create' }),
    );
  });

  it('have their tokens and states in no answer, log line, export or kept answer', async () => {
    const who = await api.signedIn();
    const written: string[] = [];
    const { log } = api.context;
    const write = (...told: unknown[]) => void written.push(JSON.stringify(told));
    api.context.log = { debug: write, info: write, warn: write, error: write };
    const sent = await acts.consent(who);
    const { id } = (await acts.complete(who, sent).expect(201)).body.data;
    const [row] = await stored(id);
    if (!row?.sealedTokens) throw new Error('There are no tokens.');
    const { access, refresh } = unsealTokens(api.context.secrets, id, {
      ...row,
      sealedTokens: row.sealedTokens,
    });
    acts.demo.forget();
    await acts.later(who, hours(7));
    await acts.everyMinute();
    api.context.log = log;
    expect(row.sealedTokens).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
    const kept = await api.look((tx) =>
      tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, who.userId)),
    );
    const archive = JSON.stringify(open(await exportOf(api, who)).account);
    const words = [JSON.stringify([await acts.get(who, '/health-providers'), kept]), archive, ...written];
    expect(archive).toContain('healthConnections');
    expect(written.join('')).toContain('readings were not fetched');
    for (const secret of [row.sealedTokens, access, refresh, sent.state, sent.code])
      expect(words.filter((text) => secret && text.includes(secret))).toEqual([]);
  });
});

describe('configuration of providers', () => {
  it('is done by an administrator alone, who never reads the secret', async () => {
    const [patient, admin] = [await api.signedIn(), await api.signedIn('ADMIN')];
    const put = (who: Person, body: object, provider = 'withings') =>
      api.ask.put(`/admin/health-providers/${provider}`).set(by(who)).send(body);
    await put(patient, { clientId: 'x', clientSecret: 'y' }).expect(403);
    const missing = await put(admin, { clientId: 'nadi-sample' }).expect(422);
    expect(missing.body.errors).toMatchObject([{ pointer: '/body/clientSecret', code: 'required' }]);
    const set = await put(admin, { clientId: 'nadi-sample', clientSecret: 'of-no-worth' }).expect(200);
    expect(set.body.data).toMatchObject({ clientId: 'nadi-sample', hasSecret: true });
    expect(JSON.stringify(set.body)).not.toContain('of-no-worth');
    await put(admin, { clientId: 'nadi-sample' }).expect(200);
    await put(admin, { clientId: 'another' }).expect(422);
    await put(admin, { clientId: 'x', clientSecret: 'y' }, 'demonstration').expect(409);
    const asked = await acts.begin(patient, 'withings');
    expect(asked.origin + asked.pathname).toBe('https://account.withings.com/oauth2_user/authorize2');
    const { version, accounts } = set.body.data;
    expect({ version, accounts, etag: set.headers.etag }).toEqual({ version: 1, accounts: 0, etag: '"1"' });
    // Another administrator changed it since.
    await put(admin, { clientId: null }).set('If-Match', '"1"').expect(412);
    await put(admin, { clientId: null }).set('If-Match', '"2"').expect(200);
    const refused = await acts.post(patient, '/health-connections', { provider: 'withings' }).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/provider', code: 'not-configured' }]);
  });
});
