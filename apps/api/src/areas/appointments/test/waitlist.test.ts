// areas: identity, doctors, notifications, account, family
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewAvailability, Notification } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { offerAllTimes } from '../jobs/offer-times';
import { sweeps } from '../jobs/sweeps';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let doctor: Person;
let [first, second]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

/** Sees patients once: for half an hour. */
const once30 = (from: string, to: string): Partial<NewAvailability> => ({
  weekly: [],
  exceptions: [{ date: today(2), kind: 'extra', from, to, types: ['video_call', 'in_clinic'], note: null }],
});
const today = (ahead = 0) =>
  new Date(api.clock.now().getTime() + minutes(330) + days(ahead)).toISOString().slice(0, 10);
const one = () => once30('10:00', '10:30');

beforeEach(async () => {
  // In the morning in India, when offers are made.
  const toNine = (27.5 * 60 - ((api.clock.now().getTime() / 60_000) % 1440)) % 1440;
  api.clock.advance(minutes(toNine));
  [first, second] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  doctor = await visits.doctor(one());
});

const who = (person: Person | undefined) => person as Person;
const entryOf = async (person: Person | undefined) => (await visits.waitlist(who(person)))[0];
const statusOf = async (person: Person | undefined) => (await entryOf(person))?.status;
const look = () => offerAllTimes(api.context, () => false);
const noticesOf = async (person: Person | undefined): Promise<Notification[]> =>
  (
    await api.ask
      .get('/notifications?limit=50')
      .set(by(who(person)))
      .expect(200)
  ).body.data.filter(({ type }: Notification) => type.startsWith('waitlist-'));
const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const renew = async () => {
  [first, second] = [await visits.renewed(who(first)), await visits.renewed(who(second))];
  doctor = await visits.renewed(doctor);
};

/** Books the only time of the doctor for someone else. */
async function booked(): Promise<{ id: string; by: Person }> {
  const other = await api.signedIn('PATIENT');
  const [slot] = await visits.slots(other, doctor);
  const sent = { doctorId: doctor.userId, scheduledAt: slot?.startsAt };
  return { id: (await visits.posting(other, sent).expect(201)).body.data.id, by: other };
}

describe('a time that becomes free', () => {
  it('is held for the first of the list, goes to the next when the offer expires, and is booked when it is taken', async () => {
    const visit = await booked();
    for (const person of [first, second]) await visits.joining(who(person), doctor).expect(201);
    expect(await statusOf(first)).toBe('waiting');
    await visits.setting(visit.by, visit.id, 'cancelled').expect(200);
    const offered = await entryOf(first);
    expect(offered).toMatchObject({ status: 'offered', offer: { type: 'video_call' } });
    expect(Date.parse(offered?.offer?.expiresAt ?? '') - api.clock.now().getTime()).toBe(minutes(60));
    expect(await statusOf(second)).toBe('waiting');
    const [notice] = await noticesOf(first);
    expect(notice).toMatchObject({ type: 'waitlist-offer', isUrgent: true });
    expect(notice?.title).toContain('A time is free with Dr. ');
    expect(notice?.body).toMatch(/at 10:00 \(Asia\/Kolkata\)\. It is held for you until .* at 10:00 \(Asia/);
    // To everyone else it is taken; the person for whom it is held sees it.
    expect(await visits.slots(who(second), doctor)).toEqual([]);
    expect(await visits.slots(who(first), doctor)).toHaveLength(1);

    api.clock.advance(minutes(60));
    await renew();
    expect(await entryOf(first)).toMatchObject({ status: 'waiting', offer: null });
    await look();
    expect(await entryOf(first)).toMatchObject({ status: 'waiting', missedOffers: 1 });
    const next = await entryOf(second);
    expect(next?.status).toBe('offered');
    const { body } = await visits.answering(who(second), next?.id ?? '', 'acceptance').expect(201);
    expect(body.data).toMatchObject({ status: 'confirmed', scheduledAt: next?.offer?.scheduledAt });
    expect(await entryOf(second)).toMatchObject({ status: 'booked', offer: null });
    await look();
    expect(await statusOf(first)).toBe('waiting');
  });

  it('is offered to the other of two people who both let their offers expire', async () => {
    await visits.opening(doctor, once30('10:00', '11:00')).expect(200);
    for (const person of [first, second]) await visits.offered(who(person), doctor);
    const times = async () =>
      [await entryOf(first), await entryOf(second)].map((one) => one?.offer?.scheduledAt);
    const [early, late] = await times();
    expect(early).not.toBe(late);
    api.clock.advance(minutes(60));
    await renew();
    await look();
    expect(await times()).toEqual([late, early]);
  });

  it('is not offered where the doctor cancelled a visit of that day', async () => {
    await visits.opening(doctor, once30('10:00', '11:00')).expect(200);
    const visit = await booked();
    const other = await visits.offered(who(first), doctor);
    await visits.answering(who(first), other.id, 'acceptance').expect(201);
    await visits.joining(who(second), doctor).expect(201);
    await visits.setting(doctor, visit.id, 'cancelled', { reason: 'I am ill' }).expect(200);
    await look();
    expect(await statusOf(second)).toBe('waiting');
    // The visit that was cancelled is over, its day is not.
    api.clock.advance(days(2) + minutes(55));
    await look();
    await renew();
    expect(await statusOf(second)).toBe('waiting');
  });

  it('is not offered to whoever joined while it was free, and is to the next', async () => {
    await visits.joining(who(first), doctor).expect(201);
    await look();
    expect(await statusOf(first)).toBe('waiting');
    await visits.offered(who(second), doctor);
    expect(await statusOf(first)).toBe('waiting');
  });

  it('goes to the next when it is declined or the list is left, and to no one twice', async () => {
    const entry = await visits.offered(who(first), doctor);
    await visits.joining(who(second), doctor).expect(201);
    const { body } = await visits.answering(who(first), entry.id, 'refusal').expect(201);
    expect(body.data).toMatchObject({ status: 'waiting', missedOffers: 0, offer: null });
    const next = await entryOf(second);
    expect(next?.status).toBe('offered');
    await api.ask
      .delete(`/waitlist/${next?.id}`)
      .set(by(who(second)))
      .expect(200);
    expect(await visits.waitlist(who(second))).toEqual([]);
    expect(await statusOf(first)).toBe('waiting');
    expect(await visits.slots(who(second), doctor)).toHaveLength(1);
  });

  it('is offered when the doctor opens it, and taken back when the doctor closes the day', async () => {
    await visits.opening(doctor, { weekly: [] }).expect(200);
    await visits.joining(who(first), doctor).expect(201);
    expect(await statusOf(first)).toBe('waiting');
    await visits.opening(doctor, one()).expect(200);
    expect(await statusOf(first)).toBe('offered');
    await api.ask
      .post('/schedule/cancellations')
      .set({ ...by(doctor), ...once() })
      .send({ date: today(2), reason: 'I am ill.' })
      .expect(200);
    expect(await entryOf(first)).toMatchObject({ status: 'waiting', missedOffers: 0 });
    expect((await noticesOf(first)).map(({ type }) => type)).toContain('waitlist-offer-ended');
  });

  it('is asked for where the doctor confirms', async () => {
    await visits.opening(doctor, { ...one(), confirmation: 'on_request' }).expect(200);
    const { id, offer } = await visits.offered(who(first), doctor);
    expect(offer?.confirmation).toBe('on_request');
    const { body } = await visits.answering(who(first), id, 'acceptance').expect(201);
    expect(body.data.status).toBe('requested');
    const again = await visits.answering(who(first), id, 'acceptance').expect(409);
    expect(again.body.detail).toBe('This time is booked already. See your appointments.');
  });

  it('ends the wait too if it is booked from the page of times', async () => {
    const { offer } = await visits.offered(who(first), doctor);
    const sent = { doctorId: doctor.userId, scheduledAt: offer?.scheduledAt };
    await visits.posting(who(second), sent).expect(409);
    await visits.posting(who(first), sent).expect(201);
    expect(await entryOf(first)).toMatchObject({ status: 'booked', offer: null });
  });

  it('is offered when a visit moves away', async () => {
    await visits.opening(doctor, once30('10:00', '11:00')).expect(200);
    const visit = await booked();
    const [, later] = [0, ...(await visits.slots(visit.by, doctor))];
    const [before] = (await visits.reading(visit.by, visit.id).expect(200)).body.data.changes;
    await visits.joining(who(first), doctor).expect(201);
    expect(await statusOf(first)).toBe('waiting');
    const scheduledAt = typeof later === 'object' ? later.startsAt : '';
    await api.ask.put(`/consultations/${visit.id}/time`).set(by(visit.by)).send({ scheduledAt }).expect(200);
    const found = await entryOf(first);
    expect(found?.status).toBe('offered');
    expect(found?.offer?.scheduledAt).toBe(before.scheduledAt);
  });

  it('is skipped by a person who has a visit then', async () => {
    const other = await visits.doctor(one());
    const [slot] = await visits.slots(who(first), other);
    await visits.posting(who(first), { doctorId: other.userId, scheduledAt: slot?.startsAt }).expect(201);
    await visits.joining(who(first), doctor).expect(201);
    expect(await statusOf(first)).toBe('waiting');
    await visits.offered(who(second), doctor);
  });
});

describe('an entry', () => {
  it('ends after three missed offers and when its days are over, and its person is told', async () => {
    await visits.opening(doctor, once30('10:00', '11:30')).expect(200);
    await visits.whileClosed(doctor, async () => {
      await visits.joining(who(first), doctor).expect(201);
      await visits.joining(who(second), doctor, { until: today(1) }).expect(201);
    });
    for (let turn = 0; turn < 3; turn += 1) {
      api.clock.advance(minutes(61));
      await look();
    }
    await renew();
    expect(await entryOf(first)).toMatchObject({ status: 'ended', endedBecause: 'missed', missedOffers: 3 });
    expect((await noticesOf(first))[0]).toMatchObject({
      type: 'waitlist-ended',
      action: { href: `/dashboard/consultations/book?doctor=${doctor.userId}` },
    });
    const ended = await entryOf(first);
    const { body } = await visits.answering(who(first), ended?.id ?? '', 'refusal').expect(409);
    expect(body.detail).toBe('You are not on this waitlist any more.');
    expect(await statusOf(second)).toBe('waiting');
    api.clock.advance(days(2));
    await look();
    await renew();
    expect(await entryOf(second)).toMatchObject({ status: 'ended', endedBecause: 'past' });
    await visits.joining(who(second), doctor).expect(201);
    api.clock.advance(days(31));
    for (const sweep of sweeps) await sweep.run(api.context);
    await renew();
    expect((await visits.waitlist(who(second))).map(({ status }) => status)).toEqual(['waiting']);
  });

  it('is one with a doctor and five in all, also of two requests at once', async () => {
    const [one, two] = [visits.joining(who(first), doctor), visits.joining(who(first), doctor)];
    expect(codes(await Promise.all([one, two]))).toEqual([201, 409]);
    for (let nth = 0; nth < 4; nth += 1) await visits.waiting(who(first));
    const { body } = await visits.joining(who(first), await visits.doctor()).expect(409);
    expect(body.detail).toContain('5 waitlists');
  });

  it('refuses days that are over, in the wrong order or too far, and a doctor who is not verified', async () => {
    for (const changes of [{ from: today(-1) }, { from: today(3), until: today(2) }, { until: today(62) }])
      await visits.joining(who(first), doctor, changes).expect(422);
    await visits.joining(who(first), who(second)).expect(422);
    await visits.joining(who(first), doctor, { types: [] }).expect(422);
    const { body } = await visits.joining(who(first), doctor, { types: ['audio_call'] }).expect(422);
    expect(body.errors[0]).toMatchObject({ pointer: '/body/types' });
  });

  it('waits until the morning: no offer is made at night', async () => {
    api.clock.advance(minutes(13 * 60));
    await renew();
    await visits.whileClosed(doctor, () => visits.joining(who(first), doctor).expect(201));
    expect(await statusOf(first)).toBe('waiting');
    api.clock.advance(minutes(10 * 60));
    await look();
    await renew();
    expect(await statusOf(first)).toBe('offered');
  });

  it('is joined and taken by someone who acts for a child', async () => {
    const guardian = who(first);
    const child = await familyOf(api).added(guardian);
    const acting = actingFor(guardian, child.id);
    const sent = { doctorId: doctor.userId, types: ['in_clinic'], from: today(), until: today(9) };
    const joining = () =>
      api.ask
        .post('/waitlist')
        .set({ ...acting, ...once() })
        .send(sent)
        .expect(201);
    const { id } = (await visits.whileClosed(doctor, joining)).body.data;
    expect(await visits.waitlist(guardian)).toEqual([]);
    const listed = await api.ask.get('/waitlist').set(acting).expect(200);
    expect(listed.body.data).toMatchObject([{ id, status: 'offered', offer: { type: 'in_clinic' } }]);
    await visits.answering(guardian, id, 'acceptance').expect(404);
    const taken = await api.ask
      .post(`/waitlist/${id}/acceptance`)
      .set({ ...acting, ...once() })
      .expect(201);
    expect(taken.body.data.patient.id).toBe(child.id);
  });
});
