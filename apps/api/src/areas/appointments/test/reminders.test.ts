// areas: identity, notifications
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Notification } from '@nadi/contract/schema';
import { and, eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { visitsOf } from '../../../../test/visits';
import { notificationDeliveries } from '../../notifications/tables/notification-deliveries';
import { notifications } from '../../notifications/tables/notifications';
import { checkTriggers } from '../../notifications/triggers/check';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Reminders of visits, oldest first. */
async function remindersOf(who: Person): Promise<Notification[]> {
  const asking = api.ask.get('/notifications?limit=50').set(by(await visitsOf(api).renewed(who)));
  const found = (await asking.expect(200)).body.data as Notification[];
  return found.filter(({ type }) => type === 'visit-tomorrow' || type === 'visit-soon').reverse();
}
const until = async (at: number) => {
  api.clock.advance(at - api.clock.now().getTime());
  await checkTriggers(api.context);
};
const hour = 3_600_000;

it('a patient is reminded of a confirmed visit a day and an hour before it, once each, with the visit in the data', async () => {
  const visits = visitsOf(api);
  const [patient, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  const doctor = await visits.doctor();
  const onRequest = await visits.doctor({ confirmation: 'on_request' });
  const slot = (await visits.slots(patient, doctor, '?days=7')).at(-1);
  const at = Date.parse(slot?.startsAt ?? '');
  const body = { scheduledAt: slot?.startsAt };
  const booked = (await visits.posting(patient, { ...body, doctorId: doctor.userId }).expect(201)).body.data;
  // It is not confirmed, so there is nothing to come to yet.
  await visits.posting(other, { ...body, doctorId: onRequest.userId }).expect(201);

  await until(at - 25 * hour);
  expect(await remindersOf(patient)).toEqual([]);
  await until(at - 24 * hour);
  await until(at - 23 * hour);
  expect(await remindersOf(patient)).toMatchObject([
    { type: 'visit-tomorrow', consultationId: booked.id, isUrgent: false },
  ]);
  await until(at - hour);
  await until(at - hour / 2);
  const told = await remindersOf(patient);
  expect(told.map(({ type }) => type)).toEqual(['visit-tomorrow', 'visit-soon']);
  expect(told[1]).toMatchObject({ consultationId: booked.id, isUrgent: true });
  expect(told[1]?.body).toContain(`Dr. ${booked.doctor.firstName} ${booked.doctor.lastName}`);
  expect(await remindersOf(other)).toEqual([]);
});

it('a patient is not reminded of a visit that was cancelled, nor at once of one that was booked an hour before it', async () => {
  const visits = visitsOf(api);
  const [gone, late] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  const doctor = await visits.doctor();
  const [, first, , third] = await visits.slots(gone, doctor);
  const at = Date.parse(third?.startsAt ?? '');
  const cancelled = await visits.posting(gone, { doctorId: doctor.userId, scheduledAt: third?.startsAt });
  await visits.setting(gone, cancelled.body.data.id, 'cancelled').expect(200);
  await visits.posting(late, { doctorId: doctor.userId, scheduledAt: first?.startsAt }).expect(201);
  await until(at - hour / 2);
  expect(await remindersOf(gone)).toEqual([]);
  expect(await remindersOf(late)).toEqual([]);
});

/** Returns the state of the mail that reminds someone a day before. */
const mailOf = ({ userId }: Person) =>
  api.look(async (tx) => {
    const found = await tx
      .select({ state: notificationDeliveries.state })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
      .where(and(eq(notifications.userId, userId), eq(notifications.type, 'visit-tomorrow')));
    return found.map(({ state }) => state);
  });

it('a reminder that waited for the end of quiet hours is not sent if the visit was cancelled or moved meanwhile', async () => {
  const visits = visitsOf(api);
  const [gone, moved, comes] = [
    await api.signedIn('PATIENT'),
    await api.signedIn('PATIENT'),
    await api.signedIn('PATIENT'),
  ];
  const booked = [];
  const day = new Date(api.clock.now().getTime() + 3 * 24 * hour).toISOString().slice(0, 10);
  const at = Date.parse(`${day}T23:00:00+05:30`);
  for (const who of [gone, moved, comes]) {
    await choosePreferences(api, who, {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, general: { push: false, mail: true, sms: false } },
    });
    const doctor = await visits.doctor();
    const body = { doctorId: doctor.userId, scheduledAt: new Date(at).toISOString() };
    booked.push({ doctor, id: (await visits.posting(who, body).expect(201)).body.data.id });
  }
  await until(at - 24 * hour);
  await visits
    .setting(await visits.renewed(booked[0]?.doctor as Person), booked[0]?.id, 'cancelled')
    .expect(200);
  await api.ask
    .put(`/consultations/${booked[1]?.id}/time`)
    .set(by(await visitsOf(api).renewed(moved)))
    .send({ scheduledAt: new Date(at - hour / 2).toISOString() })
    .expect(200);
  api.clock.advance(9 * hour);
  await api.context.bell.ring('deliveries');
  const states = [await mailOf(gone), await mailOf(moved), await mailOf(comes)];
  expect(states).toEqual([['skipped'], ['skipped'], ['sent']]);
});
