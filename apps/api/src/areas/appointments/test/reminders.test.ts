// areas: identity, notifications
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Notification } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';
import { checkTriggers } from '../../notifications/triggers/check';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** In a new session, since an access token lasts fifteen minutes. */
async function renewed(who: Person): Promise<Person> {
  const { body } = await api.ask.post('/auth/login').send({ email: who.email, password: who.password });
  return { ...who, token: body.data.token };
}
/** Reminders of visits, oldest first. */
async function remindersOf(who: Person): Promise<Notification[]> {
  const asking = api.ask.get('/notifications?limit=50').set(by(await renewed(who)));
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
  // Not confirmed, so there is nothing to come to yet.
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
