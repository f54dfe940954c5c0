// areas: identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
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

  /** Checks, and counts the reminders of a week without readings so far. */
  const reminders = async (who: Person) => {
    const here = await renewed(who);
    await check(here);
    return (await typesOf(here)).filter((type) => type === 'no-recent-reading').length;
  };
  const until = async (at: string) => api.clock.advance(Date.parse(at) - api.clock.now().getTime());

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

  it('remind of a raised pressure that may be of a pregnancy, and of a reading that is entered late', async () => {
    const { recorded } = readingsOf(api);
    // A pregnancy is neither known nor excluded.
    const woman = { dateOfBirth: '1994-05-21', pregnancy: 'unknown' } as const;
    const raised = await api.signedIn('PATIENT', {}, woman);
    const [late, calm] = [await api.signedIn(), await api.signedIn()];
    const bp = { type: 'blood_pressure', unit: 'mm[Hg]', diastolic: 95 };
    const ago = (count: number) => new Date(api.clock.now().getTime() - hours(count)).toISOString();
    await recorded(raised, { ...bp, systolic: 150, measuredAt: ago(0) });
    await recorded(late, { ...pulse, value: 220, measuredAt: ago(50) });
    await recorded(calm, { ...bp, systolic: 139, diastolic: 84, measuredAt: ago(0) });
    api.clock.advance(minutes(61));
    await checkTriggers(api.context);
    const reminded = 'critical-reading-follow-up';
    expect(await typesOf(await renewed(raised))).toContain(reminded);
    expect(await typesOf(await renewed(late))).toContain(reminded);
    expect(await typesOf(await renewed(calm))).not.toContain(reminded);
  });

  it('remind of several readings that are urgent together, unless one was recorded since', async () => {
    const { recorded } = readingsOf(api);
    const [ill, seen, calm] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    const at = (minutesAgo: number) =>
      new Date(api.clock.now().getTime() - minutes(minutesAgo)).toISOString();
    // NEWS2: 1, 2 and 2 points.
    const signs = [
      { type: 'temperature', unit: 'Cel', value: 38.6 },
      { ...pulse, value: 118 },
      { type: 'respiratory_rate', unit: '/min', value: 23 },
    ];
    for (const who of [ill, seen])
      for (const sign of signs) await recorded(who, { ...sign, measuredAt: at(5) });
    await recorded(calm, { ...pulse, value: 118, measuredAt: at(5) });
    await recorded(calm, { type: 'temperature', unit: 'Cel', value: 38.6, measuredAt: at(5) });
    api.clock.advance(minutes(40));
    await recorded(await renewed(seen), { ...pulse, measuredAt: at(0) });
    await checkTriggers(api.context);
    const reminded = 'critical-reading-follow-up';
    expect(await typesOf(await renewed(ill))).not.toContain(reminded);
    api.clock.advance(minutes(21));
    await checkTriggers(api.context);
    await checkTriggers(api.context);
    const { data } = await get(await renewed(ill));
    expect(data.filter(({ type }: { type: string }) => type === reminded)).toEqual([
      expect.objectContaining({ body: expect.stringMatching(/^Several of your readings/) }),
    ]);
    expect(await typesOf(await renewed(seen))).not.toContain(reminded);
    expect(await typesOf(await renewed(calm))).not.toContain(reminded);
  });

  it('remind once a week of measuring', async () => {
    const { recorded } = readingsOf(api);
    const who = await api.signedIn();
    await recorded(who, { ...pulse, measuredAt: api.clock.now().toISOString() });
    await until('2027-01-20T23:00:00+05:30');
    await recorded(await renewed(who), { ...pulse, measuredAt: '2027-01-11T12:00:00+05:30' });
    // Tells whoever asks at any hour; what is scheduled comes in the morning.
    expect(await reminders(who)).toBe(1);
    expect(await reminders(who)).toBe(1);
    await until('2027-01-21T09:00:00+05:30');
    await checkTriggers(api.context);
    expect(await reminders(who)).toBe(1);
  });

  it('count seven whole days without a reading, and a week between reminders', async () => {
    const { recorded } = readingsOf(api);
    const [early, late] = [await api.signedIn(), await api.signedIn()];
    await until('2027-02-03T10:00:00+05:30');
    await recorded(await renewed(early), { ...pulse, measuredAt: '2027-01-28T04:00:00+05:30' });
    expect(await reminders(early)).toBe(0);
    await recorded(await renewed(late), { ...pulse, measuredAt: '2027-01-25T12:00:00+05:30' });
    expect(await reminders(late)).toBe(1);
    // Weeks since 1970 begin on a Thursday, as this one is.
    api.clock.advance(hours(24));
    expect(await reminders(late)).toBe(1);
    api.clock.advance(hours(6 * 24));
    expect(await reminders(late)).toBe(2);
  });

  it('come at their time by the clock on the wall of each person, once among servers', async () => {
    const { recorded } = readingsOf(api);
    const [here, london, newYork] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    const { quietHours } = quietAtNight;
    const inZone = (timeZone: string) => ({ ...quietAtNight, quietHours: { ...quietHours, timeZone } });
    await choosePreferences(api, london, inZone('Europe/London'));
    await choosePreferences(api, newYork, inZone('America/New_York'));
    // A Tuesday. The Monday after next is 2027-03-15; New York has summer time since the day before it, London not yet.
    await until('2027-03-09T12:00:00Z');
    for (const who of [here, london, newYork])
      for (const measuredAt of ['2027-03-08T07:00:00+05:30', '2027-03-09T07:00:00+05:30'])
        await recorded(await renewed(who), { ...pulse, measuredAt });
    const told = async () => {
      await Promise.all([checkTriggers(api.context), checkTriggers(api.context)]);
      const counts = await Promise.all(
        [here, london, newYork].map(async (who) => {
          const types = await typesOf(await renewed(who));
          return types.filter((type) => type === 'week-in-readings').length;
        }),
      );
      return counts.join(' ');
    };
    await until('2027-03-15T08:59:59+05:30');
    expect(await told()).toBe('0 0 0');
    await until('2027-03-15T09:00:00+05:30');
    expect(await told()).toBe('1 0 0');
    await until('2027-03-15T08:59:59Z');
    expect(await told()).toBe('1 0 0');
    await until('2027-03-15T09:00:00Z');
    expect(await told()).toBe('1 1 0');
    await until('2027-03-15T12:59:59Z');
    expect(await told()).toBe('1 1 0');
    await until('2027-03-15T13:00:00Z');
    expect(await told()).toBe('1 1 1');
    const { data } = await get(await renewed(london));
    expect(data).toContainEqual(
      expect.objectContaining({ type: 'week-in-readings', body: '2 readings, Mon 8 Mar to Sun 14 Mar.' }),
    );
    // Does not tell whoever moves of the same week again.
    await choosePreferences(api, await renewed(here), inZone('America/Los_Angeles'));
    await until('2027-03-15T17:00:00Z');
    expect(await told()).toBe('1 1 1');
  });

  it('tells on the same day, and not in the night, of triggers whose time passed while no server ran', async () => {
    const { recorded } = readingsOf(api);
    const who = await api.signedIn();
    const weeks = async () => {
      await checkTriggers(api.context);
      const types = await typesOf(await renewed(who));
      return types.filter((type) => type === 'week-in-readings').length;
    };
    await until('2027-04-09T12:00:00+05:30');
    await recorded(await renewed(who), { ...pulse, measuredAt: '2027-04-09T07:00:00+05:30' });
    await until('2027-04-12T21:01:00+05:30');
    expect(await weeks()).toBe(0);
    await recorded(await renewed(who), { ...pulse, measuredAt: '2027-04-12T20:00:00+05:30' });
    await until('2027-04-19T20:59:00+05:30');
    expect(await weeks()).toBe(1);
  });

  it('are tried in their own words or in others', async () => {
    const who = await api.signedIn();
    const listed = await api.ask.get('/notifications/triggers').set(by(who)).expect(200);
    const { id } = listed.body.data.triggers.find(
      ({ type }: { type: string }) => type === 'critical-reading-follow-up',
    );
    const test = (customData: object) =>
      api.ask.post(`/notifications/triggers/${id}/test`).set(by(who)).send({ customData });
    await test({}).expect(200);
    await test({ customMessage: 'In my words.' }).expect(200);
    expect((await get(who)).data).toEqual([
      expect.objectContaining({ title: 'Test: Measure again', body: 'In my words.' }),
      expect.objectContaining({
        title: 'Test: Measure again',
        // Some readings that are perhaps critical ask to call before anything else is done.
        body: expect.stringMatching(/is critical, or may be.+ says call 112, call now\. Otherwise measure/),
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
