// areas: account, identity, notifications, family
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Notification, PressureWeek } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { aWeek } from '../../../../test/matrix/samples';
import { bloodPressure } from '../../../../test/readings';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { checkTriggers } from '../../notifications/triggers/check';
import { pressureWeeks } from '../tables/pressure-weeks';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/vital-signs/pressure-weeks';
const today = '2026-11-20';
const start = (who: Person, body: object = aWeek(today), key?: string) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...once(key) })
    .send(body);
const started = async (who: Person, body?: object): Promise<PressureWeek> =>
  (await start(who, body).expect(201)).body.data;
const change = (who: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  api.ask
    .patch(`${path}/${id}`)
    .set({ ...by(who), ...headers })
    .send(body);
const listed = async (who: Person): Promise<PressureWeek[]> =>
  (await api.ask.get(path).set(by(who)).expect(200)).body.data;
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const record = (who: Person, measuredAt: string, systolic: number, diastolic: number) =>
  api.ask
    .post('/vital-signs')
    .set({ ...by(who), ...once() })
    .send({ ...bloodPressure, measuredAt, systolic, diastolic })
    .expect(201);
const count = (who: Person) =>
  api.look((tx) => tx.$count(pressureWeeks, eq(pressureWeeks.patientId, who.userId)));

/** In a new session, since an access token lasts fifteen minutes. */
async function renewed(who: Person): Promise<Person> {
  const { body } = await api.ask.post('/auth/login').send({ email: who.email, password: who.password });
  return { ...who, token: body.data.token };
}

describe('home blood pressure weeks', () => {
  it('are started once, also by two requests at once, and no other one starts before the first is over', async () => {
    const who = await api.signedIn();
    const sameKey = await Promise.all([
      start(who, aWeek(today), 'key-of-week'),
      start(who, aWeek(today), 'key-of-week'),
    ]);
    expect(statusesOf(sameKey).every((status) => status === 201 || status === 409)).toBe(true);
    await start(who, aWeek(today), 'key-of-week').expect(201);
    await start(who, aWeek('2026-11-21'), 'key-of-week').expect(422);
    const { body } = await start(who).expect(409);
    expect(body.detail).toBe('A week is planned or runs. Stop it before you start another one.');
    expect(await count(who)).toBe(1);
    const other = await api.signedIn();
    expect(statusesOf(await Promise.all([start(other), start(other)]))).toEqual([201, 409]);
  });

  it('are stopped by one of two devices, and a new one starts afterwards', async () => {
    const who = await api.signedIn();
    const { id } = await started(who);
    const both = [change(who, id, { isStopped: true }), change(who, id, { isStopped: true })];
    expect(statusesOf(await Promise.all(both))).toEqual([200, 409]);
    await change(who, id, { hasReminders: true }).expect(409);
    const next = await started(who);
    expect((await listed(who)).map((week) => [week.id, week.state])).toEqual([
      [next.id, 'running'],
      [id, 'stopped'],
    ]);
  });

  it('are changed by one of two changes of the same version', async () => {
    const who = await api.signedIn();
    const { id } = await started(who);
    const to = (morningAt: string) => change(who, id, { morningAt }, { 'If-Match': '"1"' });
    const both = await Promise.all([to('06:00'), to('09:00')]);
    expect(statusesOf(both)).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.body.current).toMatchObject({ id, version: 2 });
  });

  it('a week of another person is neither found nor changed', async () => {
    const { id } = await started(await api.signedIn());
    const other = await api.signedIn();
    await change(other, id, { isStopped: true }).expect(404);
    await change(other, 'no-uuid', { isStopped: true }).expect(404);
    expect(await listed(other)).toEqual([]);
    const doctor = await api.signedIn('DOCTOR');
    await api.ask.get(path).set(by(doctor)).expect(403);
    await start(doctor).expect(403);
  });

  it.each([
    ['a first day that was yesterday', { firstDay: '2026-11-19' }, '/body/firstDay', 'range'],
    ['a first day in eight days', { firstDay: '2026-11-28' }, '/body/firstDay', 'range'],
    ['a day that does not exist', { firstDay: '2026-11-31' }, '/body/firstDay', 'format'],
    ['a time zone that there is none of', { timeZone: 'Asia/Nowhere' }, '/body/timeZone', 'timezone'],
    ['a morning at noon', { morningAt: '12:00' }, '/body/morningAt', 'pattern'],
    ['an evening in the morning', { eveningAt: '11:59' }, '/body/eveningAt', 'pattern'],
    ['a stop before it starts', { stoppedAt: '2026-11-20T00:00:00Z' }, '/body/stoppedAt', 'unknown'],
  ])('a week of %s is refused', async (_, wrong, pointer, code) => {
    const { body } = await start(await api.signedIn(), { ...aWeek(today), ...wrong }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('are not changed by nothing, and are not begun again by a stop that is none', async () => {
    const who = await api.signedIn();
    const { id } = await started(who);
    await change(who, id, {}).expect(422);
    await change(who, id, { isStopped: false }).expect(422);
    await change(who, id, { firstDay: '2026-11-22' }).expect(422);
    expect((await listed(who))[0]).toMatchObject({ version: 1, state: 'running' });
  });

  it('go with the account', async () => {
    const who = await api.signedIn();
    await started(who);
    await api.ask.post('/account/deletion').set(by(who)).expect(200);
    api.clock.advance(days(30));
    await eraseDueAccounts(api.context);
    expect(await count(who)).toBe(0);
    api.clock.set('2026-11-20T09:00:00+05:30');
  });
});

describe('the reminders and the average of a home blood pressure week', () => {
  const moveTo = (at: string) => api.clock.set(at);
  const told = async (who: Person): Promise<Notification[]> => {
    await checkTriggers(api.context);
    const { body } = await api.ask
      .get('/notifications?limit=50')
      .set(by(await renewed(who)))
      .expect(200);
    return body.data.filter((one: Notification) => one.type === 'time-to-measure');
  };

  it('come morning and evening until two readings are there, once each, and end with the week', async () => {
    const [who, silent] = [await api.signedIn(), await api.signedIn()];
    await started(who, aWeek('2026-11-21'));
    await started(silent, { ...aWeek('2026-11-21'), hasReminders: false });
    moveTo('2026-11-20T20:05:00+05:30');
    expect(await told(who)).toEqual([]);
    moveTo('2026-11-21T07:35:00+05:30');
    const first = await told(who);
    expect(first).toMatchObject([
      { category: 'readings', action: { href: '/dashboard/vital-signs/blood-pressure-week' } },
    ]);
    // It goes to locked screens of those who want details too.
    expect(`${first[0]?.title} ${first[0]?.body}`).not.toMatch(/mmHg|high|raised/i);
    moveTo('2026-11-21T07:50:00+05:30');
    expect(await told(who)).toHaveLength(1);

    moveTo('2026-11-21T20:00:00+05:30');
    const me = await renewed(who);
    await record(me, '2026-11-21T19:50:00+05:30', 128, 80);
    expect(await told(who)).toHaveLength(2);
    moveTo('2026-11-22T07:35:00+05:30');
    const again = await renewed(who);
    await record(again, '2026-11-22T07:20:00+05:30', 128, 80);
    await record(again, '2026-11-22T07:21:00+05:30', 126, 80);
    expect(await told(who)).toHaveLength(2);

    moveTo('2026-11-23T07:35:00+05:30');
    const [open] = await listed(await renewed(who));
    await change(await renewed(who), open?.id ?? '', { isStopped: true }).expect(200);
    expect(await told(who)).toHaveLength(2);
    expect(await told(silent)).toEqual([]);
  });

  it('are worked out of the ordinary readings, without the first day, and name an urgent one', async () => {
    moveTo('2026-11-20T09:00:00+05:30');
    const who = await api.signedIn();
    await started(who, aWeek('2026-11-20'));
    moveTo('2026-11-28T09:00:00+05:30');
    const me = await renewed(who);
    await record(me, '2026-11-20T20:00:00+05:30', 186, 124);
    for (const day of ['21', '22', '23'])
      for (const time of ['07:30', '07:31', '20:00', '20:01'])
        await record(me, `2026-11-${day}T${time}:00+05:30`, 140, 84);
    const [week] = await listed(me);
    expect(week).toMatchObject({
      ...{ state: 'ended', wholeDays: 3, missingDays: 0 },
      average: { systolic: 140, diastolic: 84, readings: 12, days: 3 },
      comparison: { outcome: 'at-or-above', threshold: { systolic: 135, diastolic: 85 } },
      ...{ urgentCount: 1, urgent: [{ systolic: 186, worst: { status: 'critical' } }] },
    });
    const { readings } = week?.days[1]?.sittings[0] ?? {};
    await api.ask
      .delete(`/vital-signs/${readings?.[0]?.id}`)
      .set({ ...by(me), ...once() })
      .expect(200);
    // One reading alone does not count: a day less, and no average.
    expect((await listed(me))[0]).toMatchObject({ wholeDays: 2, missingDays: 1, average: null });
    expect((await start(me, aWeek('2026-11-28'))).status).toBe(201);
  });
});
