// areas: identity, notifications
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Medicine, Notification } from '@nadi/contract/schema';
import { and, eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { aspirin } from '../../../../test/matrix/samples';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { notificationDeliveries } from '../../notifications/tables/notification-deliveries';
import { notifications } from '../../notifications/tables/notifications';
import { checkTriggers } from '../../notifications/triggers/check';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const until = (at: string) => api.clock.advance(Date.parse(at) - api.clock.now().getTime());
const post = async (who: Person, path: string, body: object) =>
  (
    await api.ask
      .post(path)
      .set({ ...by(who), ...once() })
      .send(body)
      .expect(201)
  ).body.data;
const added = (who: Person, more: object): Promise<Medicine> =>
  post(who, '/medicines', { ...aspirin, ...more });

/** In a new session, since an access token lasts fifteen minutes. */
async function renewed(who: Person): Promise<Person> {
  const { body } = await api.ask.post('/auth/login').send({ email: who.email, password: who.password });
  return { ...who, token: body.data.token };
}
/** Returns what became of the e-mails by which a person was reminded of a dose. */
const mailOf = (userId: string) =>
  api.look(async (tx) => {
    const found = await tx
      .select({ state: notificationDeliveries.state })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
      .where(and(eq(notifications.userId, userId), eq(notifications.type, 'dose-due')));
    return found.map(({ state }) => state);
  });
async function toldOf(who: Person, type: string): Promise<Notification[]> {
  const { body } = await api.ask
    .get('/notifications?limit=50')
    .set(by(await renewed(who)))
    .expect(200);
  return body.data.filter((one: Notification) => one.type === type);
}

it('a course of seven days is reminded of at each of its times by the clock of its person, once, and not of what is recorded', async () => {
  const [who, quick, silent] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  await until('2026-12-01T06:00:00+05:30');
  const course = { times: ['08:00', '20:00'], startDay: '2026-12-01', endDay: '2026-12-07', stock: null };
  const [me, other] = [await renewed(who), await renewed(quick)];
  await added(me, course);
  // Two at one time are one reminder.
  await added(me, course);
  const early = await added(other, course);
  await added(await renewed(silent), { ...course, hasReminders: false });
  await until('2026-12-01T07:50:00+05:30');
  await checkTriggers(api.context);
  expect(await toldOf(who, 'dose-due')).toEqual([]);
  const at = api.clock.now().toISOString();
  const taken = { medicineId: early.id, status: 'taken', day: '2026-12-01', time: '08:00', at, reason: null };
  await post(await renewed(quick), '/medicine-doses', taken);
  await until('2026-12-01T08:00:00+05:30');
  await checkTriggers(api.context);
  await until('2026-12-01T08:10:00+05:30');
  await checkTriggers(api.context);
  const told = await toldOf(who, 'dose-due');
  expect(told).toMatchObject([
    { category: 'medicines', isUrgent: false, action: { href: '/dashboard/medications' } },
  ]);
  expect(told[0]?.body).toContain('2 doses are planned for 08:00');
  // It goes to locked screens of those who want details too.
  expect(`${told[0]?.title} ${told[0]?.body}`).not.toMatch(/aspirin|ecosprin|75/i);
  expect(await toldOf(quick, 'dose-due')).toEqual([]);
  expect(await toldOf(silent, 'dose-due')).toEqual([]);
  for (let day = 1; day <= 9; day++)
    for (const time of ['08:00', '20:00']) {
      const moment = Date.parse(`2026-12-0${day}T${time}:00+05:30`);
      if (moment <= api.clock.now().getTime()) continue;
      api.clock.advance(moment - api.clock.now().getTime());
      await checkTriggers(api.context);
    }
  expect(await toldOf(who, 'dose-due')).toHaveLength(14);
  expect(await toldOf(quick, 'dose-due')).toHaveLength(13);
});

it('reminders come by the time zone that a person chose, and none of a time that was long ago', async () => {
  const who = await api.signedIn();
  await until('2026-12-20T00:00:00Z');
  const quietHours = { isOn: false, from: '22:00', to: '07:00', timeZone: 'America/New_York' };
  await choosePreferences(api, await renewed(who), { ...quietAtNight, quietHours });
  await added(await renewed(who), { times: ['08:00'], startDay: '2026-12-20', stock: null });
  await until('2026-12-20T08:00:00+05:30');
  await checkTriggers(api.context);
  expect(await toldOf(who, 'dose-due')).toEqual([]);
  await until('2026-12-20T08:00:00-05:00');
  await checkTriggers(api.context);
  expect(await toldOf(who, 'dose-due')).toHaveLength(1);
  // The server was away until noon.
  await until('2026-12-21T12:00:00-05:00');
  await checkTriggers(api.context);
  expect(await toldOf(who, 'dose-due')).toHaveLength(1);
});

it('a refill is reminded of in the morning, once', async () => {
  const who = await api.signedIn();
  await until('2027-01-10T06:00:00+05:30');
  const { id } = await added(await renewed(who), { startDay: '2027-01-10', stock: 6, refillDays: 3 });
  for (const date of ['10', '11', '12', '13', '14']) {
    await until(`2027-01-${date}T08:00:00+05:30`);
    const [at, day] = [api.clock.now().toISOString(), `2027-01-${date}`];
    const taken = { medicineId: id, status: 'taken', day, time: '08:00', at, reason: null };
    await post(await renewed(who), '/medicine-doses', taken);
    await until(`2027-01-${date}T09:00:00+05:30`);
    await checkTriggers(api.context);
  }
  expect(await toldOf(who, 'refill-due')).toMatchObject([{ body: 'One of your medicines runs out soon.' }]);
});

it('a reminder that waits for the end of quiet hours is not sent once the dose is recorded', async () => {
  const [taking, waiting] = [await api.signedIn(), await api.signedIn()];
  await until('2027-02-01T04:00:00+05:30');
  const kept: Medicine[] = [];
  for (const who of [taking, waiting]) {
    await choosePreferences(api, await renewed(who), {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, medicines: { push: false, mail: true, sms: false } },
    });
    kept.push(await added(await renewed(who), { times: ['06:30'], startDay: '2027-02-01', stock: null }));
  }
  await until('2027-02-01T06:30:00+05:30');
  await checkTriggers(api.context);
  const dose = { status: 'taken', day: '2027-02-01', time: '06:30', reason: null };
  const at = api.clock.now().toISOString();
  await post(await renewed(taking), '/medicine-doses', { ...dose, medicineId: kept[0]?.id, at });
  await until('2027-02-01T07:01:00+05:30');
  await api.context.bell.ring('deliveries');
  const states = await Promise.all([taking, waiting].map(({ userId }) => mailOf(userId)));
  expect(states).toEqual([['skipped'], ['sent']]);
});
