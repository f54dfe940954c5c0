// areas: family, identity, notifications
import { expect, it } from '@jest/globals';
import type { Medicine } from '@nadi/contract/schema';
import * as ece from 'http_ece';
import { by, once, type Person } from '../../../../test/api';
import { actingFor, familyOf } from '../../../../test/family';
import { aspirin } from '../../../../test/matrix/samples';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { subscriptionAt } from '../../../../test/subscription';
import { setSender } from '../../notifications/test/sender';
import { checkTriggers } from '../../notifications/triggers/check';

const sender = setSender();

const until = (at: string) => sender.api.clock.advance(Date.parse(at) - sender.api.clock.now().getTime());
const post = async (who: Person, path: string, body: object) =>
  (
    await sender.api.ask
      .post(path)
      .set({ ...by(who), ...once() })
      .send(body)
      .expect(201)
  ).body.data;

let people = 0;
/** A patient who wants details on the lock screen, and their browser, on a day of its own at 7:50 in the morning. */
async function reminded(given: { showsDetails?: boolean; times?: string[]; count?: number } = {}) {
  const { showsDetails = true, times = ['08:00'], count = 1 } = given;
  people += 1;
  const day = new Date(Date.UTC(2026, 11, people)).toISOString().slice(0, 10);
  await until(`${day}T07:50:00+05:30`);
  const who = await sender.api.signedIn();
  const path = `/push/reminded-${people}`;
  const browser = subscriptionAt(`${sender.origin}${path}`);
  await sender.register(who, browser.fcmToken);
  const quietHours = { ...quietAtNight.quietHours, isOn: false };
  await choosePreferences(sender.api, who, { ...quietAtNight, quietHours, showsDetails });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const course = { ...aspirin, times, startDay: day, endDay: day, stock: null };
    ids.push(((await post(who, '/medicines', course)) as Medicine).id);
  }
  const pushed = () =>
    sender.sentTo(path).map(({ body }) => {
      const authSecret = browser.auth.toString('base64url');
      const given = { version: 'aes128gcm', privateKey: browser.ecdh, authSecret } as const;
      return { size: body.length, ...JSON.parse(ece.decrypt(body, given).toString()) };
    });
  return { who, day, ids, pushed };
}

const remind = async (day: string) => {
  await until(`${day}T08:00:00+05:30`);
  await checkTriggers(sender.api.context);
};

it('a reminder on a web device names by ids the doses that an answer records, and whose they are', async () => {
  const { who, day, ids, pushed } = await reminded({ count: 2 });
  await remind(day);
  const [sent] = pushed();
  expect(sent.body).toContain('2 doses are planned for 08:00');
  const { medicineIds, ...rest } = sent.data.doses;
  expect(rest).toEqual({ owner: who.userId, day, time: '08:00' });
  expect(medicineIds.toSorted()).toEqual(ids.toSorted());
  expect(JSON.stringify(sent)).not.toMatch(/aspirin|ecosprin|75 mg/i);
});

it('an answer from a reminder and from a second device counts once, and taken stays taken', async () => {
  const { who, day, pushed } = await reminded();
  await remind(day);
  const { time, medicineIds } = pushed()[0].data.doses;
  const said = { medicineId: medicineIds[0], day, time, at: sender.api.clock.now().toISOString() };
  const first = await post(who, '/medicine-doses', { ...said, status: 'taken', reason: null });
  const second = await post(who, '/medicine-doses', { ...said, status: 'taken', reason: null });
  const skipped = await post(who, '/medicine-doses', { ...said, status: 'skipped', reason: null });
  expect(second).toEqual(first);
  expect(skipped).toEqual(first);
  const { body } = await sender.api.ask.get(`/medicine-doses?from=${day}&to=${day}`).set(by(who)).expect(200);
  expect(body.data).toHaveLength(1);
});

it('a reminder whose words are hidden has no doses: an answer would be to nothing, and its words would say too much', async () => {
  const { day, pushed } = await reminded({ showsDetails: false });
  await remind(day);
  expect(pushed()).toMatchObject([{ title: 'Nadi', data: { type: 'dose-due' } }]);
  expect(pushed()[0].data).not.toHaveProperty('doses');
});

it('a reminder has no doses once one of those that it counts was recorded', async () => {
  const { who, day, ids, pushed } = await reminded({ count: 2 });
  sender.service.answers = [503];
  await remind(day);
  const at = sender.api.clock.now().toISOString();
  const taken = { medicineId: ids[0], status: 'taken', day, time: '08:00', at, reason: null };
  await post(who, '/medicine-doses', taken);
  sender.api.clock.advance(60_000);
  await sender.api.context.bell.ring('deliveries');
  const [refused, sent] = pushed();
  expect(refused.data.doses.medicineIds).toHaveLength(2);
  expect(sent.body).toContain('2 doses are planned');
  expect(sent.data).not.toHaveProperty('doses');
});

it.each([
  [20, true],
  [21, false],
])(
  'a reminder of %d doses at once is within 3 kB, and can be answered in the notification: %s',
  async (count, isThere) => {
    const { day, pushed } = await reminded({ count });
    await remind(day);
    const [sent] = pushed();
    expect(sent.size).toBeLessThan(3_000);
    expect(sent.body).toContain(`${count} doses are planned`);
    expect('doses' in sent.data).toBe(isThere);
  },
);

it('a reminder on an app has no doses: it is sent as plain texts', async () => {
  const { who, day } = await reminded();
  await sender.register(who, 'example-token:of-a-reminded-phone', 'android');
  await remind(day);
  const toApp = sender.sentTo('/v1/projects/nadi-example/messages:send').at(-1);
  const { token, data } = JSON.parse(String(toApp?.body)).message;
  expect(token).toBe('example-token:of-a-reminded-phone');
  expect(data).toMatchObject({ type: 'dose-due', path: '/dashboard/medications' });
  expect(Object.values(data).every((one) => typeof one === 'string')).toBe(true);
  expect(data).not.toHaveProperty('doses');
});

it("a guardian's reminder of a dose of a child has no doses: the answer would be about another person", async () => {
  const { who, day, pushed } = await reminded();
  const { id } = await familyOf(sender.api).added(who);
  const course = { ...aspirin, times: ['08:00'], startDay: day, endDay: day, stock: null };
  await sender.api.ask
    .post('/medicines')
    .set({ ...actingFor(who, id), ...once() })
    .send(course)
    .expect(201);
  await remind(day);
  const sent = pushed().map(({ title, data }) => [title, 'doses' in data]);
  expect(sent.toSorted()).toEqual([
    ['A dose is due', true],
    ['Rohan: A dose is due', false],
  ]);
});
