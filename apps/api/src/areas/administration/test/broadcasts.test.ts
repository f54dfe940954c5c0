// areas: notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { createBroadcast, plain } from '../../../../test/broadcasts';
import { days, hours } from '../../../../test/clock';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { sendBroadcast, tendBroadcasts } from '../jobs/send-broadcast';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
});
// The clock is moved past the end of a token.
beforeEach(async () => {
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

type Sent = { userId: string; title: string; body: string };
/** Notifications of a broadcast, as they were kept. */
const sentOf = async (id: string): Promise<Sent[]> =>
  (await api.database.asSuperuser(
    `select user_id as "userId", title, body from notifications where type = 'broadcast' and about = '${id}' order by user_id`,
  )) as Sent[];
const write = (body: object, key = once()) =>
  api.ask
    .post('/admin/broadcasts')
    .set({ ...by(admin), ...key })
    .send(body);
const decide = (id: string, body: object, version = 1, key = once(), who = admin) =>
  api.ask
    .put(`/admin/broadcasts/${id}`)
    .set({ ...by(who), ...key, 'If-Match': `"${version}"` })
    .send(body);
const preview = async (id: string) =>
  (await api.ask.get(`/admin/broadcasts/${id}/preview`).set(by(admin)).expect(200)).body.data;
const read = async (id: string) =>
  (await api.ask.get('/admin/broadcasts?limit=100').set(by(admin)).expect(200)).body.data.find(
    (one: { id: string }) => one.id === id,
  );
const patients = async () => {
  const [found] = await api.database.asSuperuser(
    "select count(*)::int as many from users where role = 'PATIENT' and email_verified_at is not null and deletion_requested_at is null",
  );
  return Number(found?.many);
};

describe('a broadcast', () => {
  it('reaches everyone in its segment once, in their own words, and nobody else', async () => {
    const asha = await api.signedIn('PATIENT', { firstName: 'Asha' });
    const doctor = await api.signedIn('DOCTOR');
    const pending = await api.signedIn('PENDING');
    const id = await createBroadcast(api, {}, admin);
    expect(await sentOf(id)).toEqual([]);
    await decide(id, { status: 'SENDING' }).expect(200);
    const sent = await sentOf(id);
    expect(sent.find(({ userId }) => userId === asha.userId)).toEqual({
      userId: asha.userId,
      title: plain.title,
      body: 'Nadi rests on Sunday, Asha.',
    });
    expect(sent).toHaveLength(await patients());
    const told = sent.map(({ userId }) => userId);
    expect(told).not.toContain(doctor.userId);
    expect(told).not.toContain(pending.userId);
    expect(await read(id)).toMatchObject({ status: 'SENT', endedAt: expect.any(String), version: 3 });
    const list = await api.ask.get('/notifications').set(by(asha)).expect(200);
    expect(list.body.data[0]).toMatchObject({ type: 'broadcast', category: 'general', action: null });
  });

  it('is told once, though its job runs again', async () => {
    await api.signedIn();
    const id = await createBroadcast(api, {}, admin);
    await decide(id, { status: 'SENDING' }).expect(200);
    const sent = await sentOf(id);
    await api.database.asSuperuser(
      `update broadcasts set status = 'SENDING', told_up_to = null, told = 0 where id = '${id}'`,
    );
    await Promise.all([sendBroadcast(id, api.context), sendBroadcast(id, api.context)]);
    expect(await sentOf(id)).toEqual(sent);
  });

  it('goes on where it was when the server stopped, with batches of people', async () => {
    await api.database.asSuperuser(
      `insert into users (id, role, first_name, last_name, email, email_verified_at, password_hash, terms_accepted_at, created_at, updated_at)
       select gen_random_uuid(), 'DOCTOR', 'D', 'D', 'd' || n || '@many.example', now, 'x', now, now, now
       from generate_series(1, 450) n, (select '${api.clock.now().toISOString()}'::timestamptz as now) t`,
    );
    const id = await createBroadcast(api, { segment: 'DOCTORS' }, admin);
    await api.database.asSuperuser(
      `update broadcasts set status = 'SENDING', started_at = '${api.clock.now().toISOString()}' where id = '${id}'`,
    );
    let asked = 0;
    // Ends after the first batch.
    await sendBroadcast(id, api.context, () => asked++ > 0);
    expect(await sentOf(id)).toHaveLength(200);
    expect(await read(id)).toMatchObject({ status: 'SENDING', told: { state: 'COUNTED', atLeast: 200 } });
    for (const open of await tendBroadcasts(api.context)) await sendBroadcast(open, api.context);
    const sent = await sentOf(id);
    expect(sent.length).toBeGreaterThanOrEqual(450);
    expect(new Set(sent.map(({ userId }) => userId)).size).toBe(sent.length);
    expect(await read(id)).toMatchObject({ status: 'SENT' });
  });

  it('is decided by one of two administrators, and a key that is sent twice does it once', async () => {
    await api.signedIn();
    const other = await api.signedIn('ADMIN');
    const id = await createBroadcast(api, {}, admin);
    const key = once();
    const answers = await Promise.all([
      decide(id, { status: 'SENDING' }, 1, key),
      decide(id, { status: 'SENDING' }, 1, once(), other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const sent = await sentOf(id);
    expect(new Set(sent.map(({ userId }) => userId)).size).toBe(sent.length);
    const again = await decide(id, { status: 'SENDING' }, 3);
    expect(again.status).toBe(409);
    const draft = once();
    const [one, two] = [await write(plain, draft), await write(plain, draft)];
    expect(two.body).toEqual(one.body);
    expect((await write({ ...plain, title: 'Other' }, draft)).status).toBe(422);
  });

  it('waits for its time, and a cancelled one is never sent', async () => {
    await api.signedIn();
    const scheduledFor = new Date(api.clock.now().getTime() + hours(1)).toISOString();
    const [kept, stopped] = [await createBroadcast(api, {}, admin), await createBroadcast(api, {}, admin)];
    await decide(kept, { status: 'SCHEDULED', scheduledFor }).expect(200);
    await decide(stopped, { status: 'SCHEDULED', scheduledFor }).expect(200);
    await decide(stopped, { status: 'CANCELLED' }, 2).expect(200);
    expect(await tendBroadcasts(api.context)).toEqual([]);
    api.clock.advance(hours(1));
    const due = await tendBroadcasts(api.context);
    expect(due).toEqual([kept]);
    for (const id of due) await sendBroadcast(id, api.context);
    admin = await api.signedIn('ADMIN');
    expect((await sentOf(kept)).length).toBeGreaterThan(0);
    expect(await sentOf(stopped)).toEqual([]);
    await decide(stopped, { status: 'SENDING' }, 3).expect(409);
    await decide(kept, { status: 'CANCELLED' }, 4).expect(409);
  });

  it('comes as its people chose: not in quiet hours, and on no channel that is off', async () => {
    const quiet = await api.signedIn();
    await choosePreferences(api, quiet, {
      ...quietAtNight,
      quietHours: { isOn: true, from: '00:00', to: '23:59', timeZone: 'Asia/Kolkata' },
      channels: Object.fromEntries(
        Object.entries(quietAtNight.channels).map(([name, on]) => [name, { ...on, mail: true }]),
      ),
    });
    const off = await api.signedIn();
    const id = await createBroadcast(api, {}, admin);
    await decide(id, { status: 'SENDING' }).expect(200);
    const deliveries = await api.database.asSuperuser(
      `select n.user_id, d.channel, d.state from notification_deliveries d join notifications n on n.id = d.notification_id where n.about = '${id}'`,
    );
    expect(deliveries).toEqual([{ user_id: quiet.userId, channel: 'mail', state: 'waiting' }]);
    expect((await sentOf(id)).map(({ userId }) => userId)).toContain(off.userId);
  });

  it('leaves an entry of who wrote and who sent it', async () => {
    const id = await createBroadcast(api, {}, admin);
    await decide(id, { status: 'CANCELLED' }).expect(200);
    const entries = await api.database.asSuperuser(
      `select operation, action from audit_entries where actor_id = '${admin.userId}' and '${id}' = any(record_ids) order by seq`,
    );
    expect(entries).toEqual([
      { operation: 'createBroadcast', action: 'create' },
      { operation: 'decideBroadcast', action: 'change' },
    ]);
  });
});

describe('the text of a broadcast', () => {
  it.each([
    ['markup', { body: '<img src=x onerror=alert(1)>' }],
    ['markup', { title: '<b>Hello</b>' }],
    ['placeholder', { body: 'Hello {email}' }],
    ['placeholder', { title: '{{firstName}}' }],
    ['range', { segment: 'QUIET_PATIENTS' }],
  ])('is refused for %s: %j', async (code, changes) => {
    const { body } = await write({ ...plain, ...changes }).expect(422);
    expect(body.errors.map((one: { code: string }) => one.code)).toEqual([code]);
  });

  it.each([
    { body: 'x'.repeat(1001) },
    { title: 'x'.repeat(81) },
    { title: 'Two\nlines' },
    { body: 'hidden\u202e' },
    { segment: 'WITH_DIABETES' },
    { segment: 'QUIET_PATIENTS', quietDays: 15 },
    { status: 'SENDING' },
    { told: 1000 },
  ])('is refused by the contract: %j', async (changes) => {
    const { status } = await write({ ...plain, ...changes });
    expect([400, 422]).toContain(status);
  });

  it('is refused where it is huge', async () => {
    expect((await write({ ...plain, body: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  it('does not take a name for a placeholder', async () => {
    const odd = await api.signedIn('PATIENT', { firstName: '{product}<b>' });
    const id = await createBroadcast(api, { body: 'Hello {firstName}' }, admin);
    await decide(id, { status: 'SENDING' }).expect(200);
    const sent = (await sentOf(id)).find(({ userId }) => userId === odd.userId);
    expect(sent?.body).toBe('Hello {product}<b>');
  });
});

describe('the preview of a broadcast', () => {
  it('has the words of each channel, and the count of a whole role', async () => {
    const { people, channels } = await preview(await createBroadcast(api, {}, admin));
    expect(people).toEqual({ isWholeRole: true, count: await patients() });
    expect(channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      'list',
      'push',
      'mail',
      'sms',
    ]);
    expect(channels[0]).toEqual({
      channel: 'list',
      title: plain.title,
      body: 'Nadi rests on Sunday, Asha.',
    });
    expect(channels[1].body).not.toContain('Sunday');
  });

  it('tells of a part of a role no count below ten, and none but tens', async () => {
    const quiet = { segment: 'QUIET_PATIENTS', quietDays: 14 };
    const id = await createBroadcast(api, quiet, admin);
    expect((await preview(id)).people).toEqual({ isWholeRole: false, count: null });
    api.clock.advance(days(15));
    admin = await api.signedIn('ADMIN');
    const long = new Date(api.clock.now().getTime() - days(20));
    for (let index = 0; index < 12; index += 1)
      await api.look((tx) =>
        tx.execute(
          sql`insert into users (id, role, first_name, last_name, email, email_verified_at, password_hash, terms_accepted_at, created_at, updated_at)
            values (gen_random_uuid(), 'PATIENT', 'Q', 'Q', ${`q${index}@quiet.example`}, ${long.toISOString()}::timestamptz, 'x', ${long.toISOString()}::timestamptz,
              ${long.toISOString()}::timestamptz, ${long.toISOString()}::timestamptz)`,
        ),
      );
    const { count } = (await preview(id)).people;
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count % 10).toBe(0);
    // Someone who used it yesterday is not among those who are told.
    const awake = await api.signedIn();
    await decide(id, { status: 'SENDING' }).expect(200);
    const sent = await sentOf(id);
    expect(sent.map(({ userId }) => userId)).not.toContain(awake.userId);
    expect(Math.floor(sent.length / 10) * 10).toBe(count);
    expect(await read(id)).toMatchObject({ told: { state: 'COUNTED', atLeast: count } });
  });
});
