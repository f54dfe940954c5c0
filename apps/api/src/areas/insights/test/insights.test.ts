// areas: identity, notifications, vital-signs, account, medicines
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InsightStanding, Insights } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours } from '../../../../test/clock';
import { bloodPressure, readingsOf } from '../../../../test/readings';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { refreshOne } from '../jobs/refresh';
import { insights } from '../tables/insights';

let api: TestApi;
let readings: ReturnType<typeof readingsOf>;
beforeAll(async () => {
  api = await startApi();
  readings = readingsOf(api);
});
afterAll(() => api.close());

const key = 'reading-blood_pressure';
const record = (who: Person, systolic: number, diastolic: number) =>
  readings.recorded(who, {
    ...{ ...bloodPressure, systolic, diastolic },
    measuredAt: api.clock.now().toISOString(),
  });
const list = async (who: Person): Promise<Insights> =>
  (await api.ask.get('/insights').set(by(who)).expect(200)).body.data;
const ofPressure = async (who: Person): Promise<InsightStanding | undefined> =>
  (await list(who)).insights.find(({ id }) => id === key);
const change = (who: Person, body: object, id = key) =>
  api.ask.patch(`/insights/${id}`).set(by(who)).send(body);
const history = async (who: Person, query = '') =>
  (await api.ask.get(`/insight-history${query}`).set(by(who)).expect(200)).body;
const kept = (who: Person) =>
  api.look((tx) => tx.select().from(insights).where(eq(insights.patientId, who.userId)));
const told = async (who: Person): Promise<{ type: string; title: string; body: string }[]> =>
  (await api.ask.get('/notifications').set(by(who)).expect(200)).body.data.filter(
    ({ type }: { type: string }) => type.startsWith('insight-'),
  );
/** As the triggers of the tables ask for it. */
const waiting = (who: Person) =>
  api.look(async (tx) => {
    const found = await tx.execute(
      `select count(*)::int as many from pgboss.job where name = 'insights' and state = 'created' and data->>'patient' = '${who.userId}'`,
    );
    return (found as unknown as { rows: { many: number }[] }).rows[0]?.many;
  });

describe('insights', () => {
  it('tell of a reading in the answer after it, before any job has run', async () => {
    const who = await api.signedIn();
    expect(await ofPressure(who)).toBeUndefined();
    const { id } = await record(who, 186, 124);
    const found = await list(who);
    expect(found.insights[0]).toMatchObject({
      id: key,
      said: { evidence: [expect.objectContaining({ kind: 'reading', id })] },
      dismissedAt: null,
    });
    expect(found.insights[0]?.said.steps.join(' ')).toContain('112');
    expect(found.insights[0]?.said.sources.length).toBeGreaterThan(0);
    expect(found.looked).toMatchObject({ readings: 1, newestReadingAt: api.clock.now().toISOString() });
    expect(await kept(who)).toEqual([]);
  });

  it('are enqueued by whatever changes the record, once for each statement, and worked out once for all that wait', async () => {
    const who = await api.signedIn();
    const before = (await waiting(who)) ?? 0;
    await record(who, 120, 78);
    const { id } = await record(who, 186, 124);
    expect(await waiting(who)).toBe(before + 2);
    await refreshOne(who.userId, api.context);
    expect(await waiting(who)).toBe(0);
    await api.ask.delete(`/vital-signs/${id}`).set(by(who)).expect(200);
    expect(await waiting(who)).toBe(1);
  });

  it('are kept and told of once by the job, in words that name no value, and resolved in the history', async () => {
    const who = await api.signedIn();
    const { id } = await record(who, 186, 124);
    await refreshOne(who.userId, api.context);
    await refreshOne(who.userId, api.context);
    const [first, ...others] = await told(who);
    expect(others).toEqual([]);
    expect(`${first?.title} ${first?.body}`).not.toMatch(/186|124|pressure/i);
    expect(await kept(who)).toEqual(
      expect.arrayContaining([expect.objectContaining({ key, resolvedAt: null, version: 1 })]),
    );
    await api.ask.delete(`/vital-signs/${id}`).set(by(who)).expect(200);
    await refreshOne(who.userId, api.context);
    expect(await ofPressure(who)).toBeUndefined();
    const { data } = await history(who);
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          said: expect.objectContaining({ key }),
          resolvedAt: api.clock.now().toISOString(),
        }),
      ]),
    );
  });

  it('stay dismissed until they get worse, and are told of again then', async () => {
    const who = await api.signedIn();
    await record(who, 152, 96);
    const mild = await ofPressure(who);
    expect(mild?.said.level).toBe('attention');
    await change(who, { isDismissed: true }).expect(200);
    await refreshOne(who.userId, api.context);
    expect(await ofPressure(who)).toMatchObject({ dismissedAt: expect.any(String) });
    api.clock.advance(hours(1) / 10);
    await record(who, 188, 124);
    // At once, and no later.
    expect(await ofPressure(who)).toMatchObject({ dismissedAt: null });
    await refreshOne(who.userId, api.context);
    expect(await told(who)).toMatchObject([{ type: 'insight-urgent' }]);
  });

  it('come back if another dangerous reading follows one that was dismissed', async () => {
    const who = await api.signedIn();
    await record(who, 186, 124);
    await change(who, { isDismissed: true }).expect(200);
    expect(await ofPressure(who)).toMatchObject({ dismissedAt: expect.any(String) });
    api.clock.advance(hours(1) / 10);
    await record(who, 187, 123);
    expect(await ofPressure(who)).toMatchObject({ dismissedAt: null });
  });

  it('keep what a person thinks of them, with a reason where they are not right', async () => {
    const who = await api.signedIn();
    await record(who, 186, 124);
    const { body } = await change(who, { verdict: 'not_right' }).expect(422);
    expect(body.errors).toMatchObject([{ pointer: '/body/reason', code: 'required' }]);
    await change(who, { verdict: 'useful', reason: 'Because.' }).expect(422);
    await change(who, { verdict: 'not_right', reason: 'Of my mother.' }).expect(200);
    expect(await ofPressure(who)).toMatchObject({ verdict: 'not_right', reason: 'Of my mother.' });
    await change(who, { verdict: null }).expect(200);
    expect(await ofPressure(who)).toMatchObject({ verdict: null, reason: null });
  });

  it('are refused with what the contract does not know', async () => {
    const who = await api.signedIn();
    await record(who, 186, 124);
    for (const wrong of [
      {},
      { isDismissed: 'yes' },
      { verdict: 'wrong' },
      { verdict: 'not_right', reason: 'x'.repeat(501) },
      { level: 'information' },
    ])
      await change(who, wrong).expect(422);
  });

  it('answer 404 to a change by another person, and stay as they are', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    await record(who, 186, 124);
    await change(other, { isDismissed: true }).expect(404);
    expect(await ofPressure(other)).toBeUndefined();
    expect((await history(other)).data).toEqual([]);
    await record(other, 186, 124);
    await change(other, { isDismissed: true }).expect(200);
    expect(await ofPressure(who)).toMatchObject({ dismissedAt: null });
  });

  it('are one for two changes and the job at once', async () => {
    const who = await api.signedIn();
    await record(who, 186, 124);
    const answers = await Promise.all([
      change(who, { isDismissed: true }),
      change(who, { verdict: 'useful' }),
      refreshOne(who.userId, api.context),
    ]);
    expect(answers.slice(0, 2).map((answer) => answer?.status)).toEqual([200, 200]);
    expect((await kept(who)).filter((row) => row.key === key)).toMatchObject([
      { verdict: 'useful', dismissedAt: expect.any(Date) },
    ]);
    await api.ask
      .patch(`/insights/${key}`)
      .set({ ...by(who), ...once('a-key-of-insights') })
      .send({ isDismissed: false })
      .expect(200);
    await api.ask
      .patch(`/insights/${key}`)
      .set({ ...by(who), ...once('a-key-of-insights') })
      .send({ isDismissed: true })
      .expect(422);
  });

  it('are listed page by page in the history, each once', async () => {
    const who = await api.signedIn();
    for (const _ of [1, 2, 3]) {
      const { id } = await record(who, 186, 124);
      await refreshOne(who.userId, api.context);
      await api.ask.delete(`/vital-signs/${id}`).set(by(who)).expect(200);
      await refreshOne(who.userId, api.context);
      api.clock.advance(1_000);
    }
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const { data, pagination } = await history(who, query);
      seen.push(...data.map(({ id }: InsightStanding) => id));
      if (pagination.next === null) break;
      query = `?limit=2&cursor=${pagination.next}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await history(who)).pagination.total);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });

  it('go with the account, and no job of it is left over that fails', async () => {
    const who = await api.signedIn();
    await record(who, 186, 124);
    await refreshOne(who.userId, api.context);
    expect(await kept(who)).not.toEqual([]);
    await api.ask.post('/account/deletion').set(by(who)).expect(200);
    api.clock.advance(days(30));
    await eraseDueAccounts(api.context);
    expect(await kept(who)).toEqual([]);
    await refreshOne(who.userId, api.context);
    expect(await kept(who)).toEqual([]);
  });
});
