import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { pulse, readingsOf } from '../../../../test/readings';
import { checkTriggers } from '../triggers/check';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const get = async (who: Person) => (await api.ask.get('/notifications').set(by(who)).expect(200)).body;

describe('triggers', () => {
  const check = (who: Person) => api.ask.post('/notifications/check-triggers').set(by(who)).expect(200);
  const typesOf = async (who: Person) =>
    (await get(who)).data.map(({ type }: { type: string }) => type) as string[];

  /** In a new session, since an access token lasts fifteen minutes. */
  const renewed = async (who: Person): Promise<Person> => {
    const { body } = await api.ask.post('/auth/login').send({ email: who.email, password: who.password });
    return { ...who, token: body.data.token };
  };

  it('remind of a critical reading that was not measured again, once', async () => {
    const { recorded } = readingsOf(api);
    const [who, other, calm] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    const at = () => ({ measuredAt: api.clock.now().toISOString() });
    await recorded(who, { ...pulse, value: 220, ...at() });
    await recorded(other, { ...pulse, value: 220, ...at() });
    await recorded(calm, { ...pulse, ...at() });
    expect((await check(who)).body.data).toEqual({ sent: 0 });
    api.clock.advance(minutes(30));
    await recorded(await renewed(other), { ...pulse, ...at() });
    api.clock.advance(minutes(31));
    await checkTriggers(api.context);
    await checkTriggers(api.context);
    const reminded = 'critical-reading-follow-up';
    expect((await typesOf(await renewed(who))).filter((type) => type === reminded)).toHaveLength(1);
    expect(await typesOf(await renewed(other))).not.toContain(reminded);
    expect(await typesOf(await renewed(calm))).not.toContain(reminded);
    expect((await check(await renewed(who))).body.data).toEqual({ sent: 0 });
  });

  it('remind once a week of measuring', async () => {
    const { recorded } = readingsOf(api);
    const who = await api.signedIn();
    await recorded(who, { ...pulse, measuredAt: api.clock.now().toISOString() });
    // At night they are left alone.
    api.clock.advance(Date.parse('2027-01-20T23:00:00+05:30') - api.clock.now().getTime());
    await recorded(await renewed(who), { ...pulse, measuredAt: '2027-01-11T12:00:00+05:30' });
    expect((await check(await renewed(who))).body.data).toEqual({ sent: 0 });
    api.clock.advance(hours(11));
    const here = await renewed(who);
    expect((await check(here)).body.data).toEqual({ sent: 1 });
    expect((await check(here)).body.data).toEqual({ sent: 0 });
  });

  it('count seven whole days without a reading, and a week between reminders', async () => {
    const { recorded } = readingsOf(api);
    const [early, late] = [await api.signedIn(), await api.signedIn()];
    api.clock.advance(Date.parse('2027-02-03T10:00:00+05:30') - api.clock.now().getTime());
    await recorded(await renewed(early), { ...pulse, measuredAt: '2027-01-28T04:00:00+05:30' });
    expect((await check(await renewed(early))).body.data).toEqual({ sent: 0 });
    await recorded(await renewed(late), { ...pulse, measuredAt: '2027-01-25T12:00:00+05:30' });
    expect((await check(await renewed(late))).body.data).toEqual({ sent: 1 });
    // Weeks since 1970 begin on a Thursday, as this one is.
    api.clock.advance(hours(24));
    expect((await check(await renewed(late))).body.data).toEqual({ sent: 0 });
    api.clock.advance(hours(6 * 24));
    expect((await check(await renewed(late))).body.data).toEqual({ sent: 1 });
  });

  it('are tried in their own words or in others', async () => {
    const who = await api.signedIn();
    const listed = await api.ask.get('/notifications/triggers').set(by(who)).expect(200);
    const [{ id }] = listed.body.data.triggers;
    const test = (customData: object) =>
      api.ask.post(`/notifications/triggers/${id}/test`).set(by(who)).send({ customData });
    await test({}).expect(200);
    await test({ customMessage: 'In my words.' }).expect(200);
    expect((await get(who)).data).toEqual([
      expect.objectContaining({ title: 'Test: Measure again', body: 'In my words.' }),
      expect.objectContaining({
        title: 'Test: Measure again',
        // Some readings that are perhaps critical ask to call before anything else is done.
        body: expect.stringMatching(/is critical, or may be.+ is to call 112, call now\. Otherwise measure/),
      }),
    ]);
    const doctor = await api.signedIn('DOCTOR');
    await api.ask
      .post(`/notifications/triggers/${id}/test`)
      .set(by(doctor))
      .send({ customData: {} })
      .expect(404);
  });
});
