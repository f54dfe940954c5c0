import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { choosePreferences, quietAtNight, registerDevice } from '../../../../test/notifications';
import { subscriptionAt } from '../../../../test/subscription';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { addingNotice, type Notice } from '../../../kernel/notify/notify';
import { sweeps } from '../jobs/sweeps';
import { notificationDeliveries } from '../tables/notification-deliveries';
import { notificationCounts, notifications } from '../tables/notifications';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const hello: Notice = { type: 'hello', category: 'general', title: 'Hello', body: 'A message.' };

async function tell(who: Person, notice: Notice = hello): Promise<void> {
  const { newId, bell } = api.context;
  await api.context.db.write('keeper', (tx) =>
    tx.execute(addingNotice(who.userId, notice, { newId, now: api.clock.now() })),
  );
  await bell.ring('notifications');
}

const get = async (who: Person, query = '') =>
  (await api.ask.get(`/notifications?${query}`).set(by(who)).expect(200)).body;
const patch = (who: Person, id: string, body: object) =>
  api.ask.patch(`/notifications/${id}`).set(by(who)).send(body);
const counts = async (who: Person) =>
  (await api.ask.get('/notifications/counts').set(by(who)).expect(200)).body.data;
const deliveriesOf = (who: Person) =>
  api.look((tx) =>
    tx
      .select({ channel: notificationDeliveries.channel, state: notificationDeliveries.state })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
      .where(eq(notifications.userId, who.userId)),
  );

describe('the list', () => {
  it('pages by cursor through what a filter leaves, and comes to each once', async () => {
    const who = await api.signedIn();
    for (let turn = 0; turn < 7; turn += 1) {
      await tell(who, { ...hello, title: `Message ${turn}` });
      api.clock.advance(1);
    }
    const titles: string[] = [];
    let query = 'limit=3&isArchived=false';
    for (const page of [1, 2, 3]) {
      const { data, pagination } = await get(who, query);
      titles.push(...data.map(({ title }: { title: string }) => title));
      expect(pagination).toMatchObject({ page, limit: 3, total: 7, pages: 3 });
      query = `limit=3&isArchived=false&cursor=${pagination.next}`;
    }
    expect(titles).toEqual([6, 5, 4, 3, 2, 1, 0].map((turn) => `Message ${turn}`));
    expect(query).toMatch(/cursor=null$/);
    await api.ask.get('/notifications?cursor=abc').set(by(who)).expect(422);
  });

  it('marks, archives and moves back, and counts with it', async () => {
    const who = await api.signedIn();
    for (const title of ['One', 'Two', 'Three']) await tell(who, { ...hello, title });
    expect(await counts(who)).toEqual({ unread: 3, all: 3, archived: 0 });
    const [{ id }] = (await get(who)).data;
    await patch(who, id, { isUnread: false }).expect(200);
    expect(await counts(who)).toEqual({ unread: 2, all: 3, archived: 0 });
    const archived = await patch(who, id, { isArchived: true }).expect(200);
    expect(archived.body.data).toMatchObject({ id, isUnread: false, isArchived: true });
    expect(await counts(who)).toEqual({ unread: 2, all: 2, archived: 1 });
    expect((await get(who, 'isArchived=true')).data).toMatchObject([{ id }]);
    const refused = await patch(who, id, { isUnread: true }).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/isUnread', code: 'archived' }]);
    await patch(who, id, { isArchived: false, isUnread: true }).expect(200);
    expect(await counts(who)).toEqual({ unread: 3, all: 3, archived: 0 });
    await patch(who, id, {}).expect(422);
  });

  it('reads all up to what was seen, and leaves what came since', async () => {
    const who = await api.signedIn();
    await tell(who);
    const until = (await get(who)).data[0].createdAt;
    api.clock.advance(minutes(1));
    await tell(who);
    const asked = await api.ask.post('/notifications/read-all').set(by(who)).send({ until }).expect(200);
    expect(asked.body.data).toEqual({ unread: 1, all: 2, archived: 0 });
  });

  it('belongs to one person', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    await tell(who);
    const [{ id }] = (await get(who)).data;
    expect((await get(other)).data).toEqual([]);
    await patch(other, id, { isArchived: true }).expect(404);
    expect(await counts(who)).toEqual({ unread: 1, all: 1, archived: 0 });
  });

  it('moves what was read to the archive after thirty days, and deletes it after a year there', async () => {
    const who = await api.signedIn();
    await tell(who);
    await tell(who);
    const [{ id }] = (await get(who)).data;
    await patch(who, id, { isUnread: false }).expect(200);
    api.clock.advance(days(31));
    await sweepOnce(api.context, sweeps);
    const look = () =>
      api.look((tx) => tx.select().from(notificationCounts).where(eq(notificationCounts.userId, who.userId)));
    expect(await look()).toMatchObject([{ unread: 1, all: 1, archived: 1 }]);
    api.clock.advance(days(366));
    await sweepOnce(api.context, sweeps);
    expect(await look()).toMatchObject([{ unread: 1, all: 1, archived: 0 }]);
  });
});

describe('what is sent', () => {
  it('goes to the devices of open sessions, and to no channel that is off', async () => {
    const who = await api.signedIn();
    await registerDevice(api, who);
    await tell(who);
    expect(await deliveriesOf(who)).toMatchObject([{ channel: 'push' }]);
  });

  it('tells of one thing once, however often and from wherever it is told', async () => {
    const who = await api.signedIn();
    await Promise.all([1, 2, 3].map(() => tell(who, { ...hello, about: 'this' })));
    await tell(who, { ...hello, about: 'that' });
    expect((await get(who)).pagination.total).toBe(2);
  });

  it('waits for the end of quiet hours, unless it is urgent', async () => {
    const who = await api.signedIn();
    await choosePreferences(api, who, {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, general: { push: false, mail: true, sms: false } },
    });
    const now = api.clock.now().getTime();
    const night = Date.parse(`${new Date(now + days(1)).toISOString().slice(0, 10)}T23:00:00+05:30`);
    api.clock.advance(night - now);
    await tell(who);
    await tell(who, { ...hello, isUrgent: true });
    expect(await deliveriesOf(who)).toEqual(
      expect.arrayContaining([
        { channel: 'mail', state: 'waiting' },
        { channel: 'mail', state: 'sent' },
      ]),
    );
    api.clock.advance(hours(8) + 1);
    await api.context.bell.ring('deliveries');
    expect((await deliveriesOf(who)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(api.mailbox.received().filter(({ to }) => to === who.email)).toHaveLength(2);
  });

  it('is not sent in the morning if it was a reminder of a dose, which would be over', async () => {
    const who = await api.signedIn();
    const medicines = { push: false, mail: true, sms: false };
    await choosePreferences(api, who, {
      ...quietAtNight,
      quietHours: { ...quietAtNight.quietHours, from: '00:00', to: '23:59' },
      channels: { ...quietAtNight.channels, medicines },
    });
    await tell(who, { ...hello, type: 'dose-due', category: 'medicines' });
    await tell(who, { ...hello, type: 'refill-due', category: 'medicines' });
    api.clock.advance(days(1));
    await api.context.bell.ring('deliveries');
    expect((await deliveriesOf(who)).map(({ state }) => state).sort()).toEqual(['sent', 'skipped']);
  });

  it('is not sent in the morning on a channel that was turned off at night', async () => {
    const who = await api.signedIn();
    const choose = (mail: boolean) =>
      choosePreferences(api, who, {
        ...quietAtNight,
        quietHours: { ...quietAtNight.quietHours, from: '00:00', to: '23:59' },
        channels: { ...quietAtNight.channels, general: { push: false, mail, sms: false } },
      });
    await choose(true);
    await tell(who);
    await choose(false);
    api.clock.advance(days(1));
    await api.context.bell.ring('deliveries');
    expect(await deliveriesOf(who)).toEqual([{ channel: 'mail', state: 'skipped' }]);
  });

  it('is not sent any more once it was read', async () => {
    const who = await api.signedIn();
    await choosePreferences(api, who, {
      ...quietAtNight,
      quietHours: { ...quietAtNight.quietHours, from: '00:00', to: '23:59' },
      channels: { ...quietAtNight.channels, general: { push: false, mail: true, sms: false } },
    });
    await tell(who);
    const [{ id }] = (await get(who)).data;
    await patch(who, id, { isUnread: false }).expect(200);
    api.clock.advance(days(1));
    await api.context.bell.ring('deliveries');
    expect(await deliveriesOf(who)).toEqual([{ channel: 'mail', state: 'skipped' }]);
  });

  it('says nothing of readings in an e-mail', async () => {
    const who = await api.signedIn();
    const readings = { push: false, mail: true, sms: false };
    await choosePreferences(api, who, { ...quietAtNight, channels: { ...quietAtNight.channels, readings } });
    await tell(who, { ...hello, category: 'readings', title: 'Pulse 188', isUrgent: true });
    const [mail] = api.mailbox.received().filter(({ to }) => to === who.email);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('188');
  });
});

it('an e-mail about a visit names neither the patient nor the time', async () => {
  const who = await api.signedIn('DOCTOR');
  const general = { push: false, mail: true, sms: false };
  await choosePreferences(api, who, { ...quietAtNight, channels: { ...quietAtNight.channels, general } });
  await tell(who, {
    ...hello,
    title: 'Asha Example booked a visit',
    body: '20 November 2026 at 16:30.',
    consultationId: crypto.randomUUID(),
    isUrgent: true,
  });
  const [mail] = api.mailbox.received().filter(({ to }) => to === who.email);
  expect(mail?.subject).toBe('A message from Nadi about your visits');
  expect(mail?.text).not.toMatch(/Asha|16:30/);
});

describe('preferences', () => {
  it('are presets until they are chosen, and are changed by one at a time', async () => {
    const who = await api.signedIn();
    const read = () => api.ask.get('/notifications/preferences').set(by(who)).expect(200);
    expect((await read()).body.data).toMatchObject({ version: 0, showsDetails: false, hasSms: false });
    const put = (version: number, sent: object) =>
      api.ask
        .put('/notifications/preferences')
        .set({ ...by(who), ...once(), 'If-Match': `"${version}"` })
        .send({ ...quietAtNight, ...sent });
    const security = { push: false, mail: false, sms: false };
    const saved = await put(0, { channels: { ...quietAtNight.channels, security } }).expect(200);
    expect(saved.body.data).toMatchObject({
      version: 1,
      channels: { security: { push: false, mail: true } },
    });
    expect((await put(0, {}).expect(412)).body.current).toMatchObject({ version: 1 });
    const zone = { ...quietAtNight.quietHours, timeZone: 'Mars/Olympus' };
    await put(1, { quietHours: zone }).expect(422);
    expect((await read()).headers.etag).toBe('"1"');
  });
});

describe('devices', () => {
  it('are listed and removed, and end with their session', async () => {
    const who = await api.signedIn();
    const { fcmToken } = subscriptionAt('https://web.push.apple.com/x');
    const register = async () => {
      const asking = api.ask.post('/notifications/register-fcm-token').set({ ...by(who), ...once() });
      return (await asking.send({ fcmToken, deviceType: 'web' }).expect(200)).body.data.id;
    };
    const id = await register();
    expect(await register()).toBe(id);
    const list = async () => (await api.ask.get('/notifications/devices').set(by(who)).expect(200)).body.data;
    expect(await list()).toMatchObject([{ id, isThis: true, deviceType: 'web' }]);
    await api.ask.post('/notifications/unregister-fcm-token').set(by(who)).expect(200);
    expect(await list()).toEqual([]);
    const again = await registerDevice(api, who);
    await api.ask.delete(`/notifications/devices/${again}`).set(by(who)).expect(200);
    await api.ask.delete(`/notifications/devices/${again}`).set(by(who)).expect(404);
    const nowhere = { title: 'T', message: 'M' };
    const test = await api.ask.post('/notifications/test-push').set(by(who)).send(nowhere).expect(409);
    expect(test.body.success).toBe(false);
  });

  it('refuse addresses that are no push service', async () => {
    const who = await api.signedIn();
    const register = (endpoint: string) => {
      const subscription = { endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
      const fcmToken = Buffer.from(JSON.stringify(subscription)).toString('base64url');
      return api.ask
        .post('/notifications/register-fcm-token')
        .set({ ...by(who), ...once() })
        .send({ fcmToken, deviceType: 'web' });
    };
    for (const endpoint of [
      'http://updates.push.services.mozilla.com/x',
      'https://updates.push.services.mozilla.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'file:///etc/passwd',
    ])
      await register(endpoint).expect(422);
    await register('https://fcm.googleapis.com/fcm/send/x').expect(200);
    await register('https://db5p.notify.windows.com/w/?token=x').expect(200);
  });
});
