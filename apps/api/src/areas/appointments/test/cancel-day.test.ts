// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Consultation } from '@nadi/contract/schema';
import { count, eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';
import { consultations } from '../tables/consultations';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const today = '2026-11-20';
const reason = 'The cath lab needs me all day.';
const cancelling = (doctor: Person, body: object = {}, key = once()) =>
  api.ask
    .post('/schedule/cancellations')
    .set({ ...by(doctor), ...key })
    .send({ date: today, reason, ...body });
const lastTold = async (who: Person) =>
  (await api.ask.get('/notifications?limit=1').set(by(who)).expect(200)).body.data[0];
const hoursOf = async (doctor: Person) =>
  (await api.ask.get('/doctors/availability/me').set(by(doctor)).expect(200)).body.data;
const book = async (patient: Person, doctor: Person, scheduledAt: string) =>
  (await visits.posting(patient, { doctorId: doctor.userId, scheduledAt }).expect(201)).body
    .data as Consultation;

describe('a doctor who cancels a day', () => {
  it('cancels its visits and closes it; each patient is told why, and of the next free times', async () => {
    const [one, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    const doctor = await visits.doctor();
    const kept = await book(one, doctor, '2026-11-21T00:00:00+05:30');
    const mine = await book(one, doctor, '2026-11-20T16:30:00+05:30');
    const theirs = await book(other, doctor, '2026-11-20T17:00:00+05:30');
    const { body } = await cancelling(doctor).expect(200);
    expect(body.data).toEqual({ date: today, cancelled: 2, left: 0 });
    const changed = (await visits.reading(one, mine.id).expect(200)).body.data as Consultation;
    expect(changed).toMatchObject({ status: 'cancelled', version: 2, allowed: [] });
    expect(changed.changes.at(-1)).toEqual({
      status: 'cancelled',
      by: 'DOCTOR',
      reason,
      at: api.clock.now().toISOString(),
      scheduledAt: mine.scheduledAt,
    });
    expect((await visits.reading(one, kept.id).expect(200)).body.data.status).toBe('confirmed');
    expect(await lastTold(other)).toMatchObject({
      type: 'visit-cancelled',
      consultationId: theirs.id,
      isUrgent: true,
      body: `It was on 20 November 2026 at 17:00 (Asia/Kolkata). Reason: ${reason} Free now for the same type of visit: 21 November 2026 at 00:30, 21 November 2026 at 01:00, 21 November 2026 at 01:30 (Asia/Kolkata). Choose a time, or another doctor.`,
      action: {
        label: 'Choose another time',
        href: `/dashboard/consultations/book?doctor=${doctor.userId}`,
      },
    });
    expect(await hoursOf(doctor)).toMatchObject({
      version: 2,
      exceptions: [{ date: today, kind: 'closed', from: null, to: null }],
    });
    await visits
      .posting(other, { doctorId: doctor.userId, scheduledAt: '2026-11-20T17:00:00+05:30' })
      .expect(409);
    const log = await api.ask.get('/patients/access-log?by=others').set(by(other)).expect(200);
    expect(log.body.data[0]).toMatchObject({
      recordType: 'consultation',
      action: 'change',
      purpose: 'CAREMGT',
      recordIds: [theirs.id],
    });
  });

  it('leaves a visit that is under way, and is told how many stay', async () => {
    const doctor = await visits.doctor();
    const begun = await visits.begun(await api.signedIn('PATIENT'), doctor);
    const waits = await book(await api.signedIn('PATIENT'), doctor, '2026-11-20T18:00:00+05:30');
    const { body } = await cancelling(doctor).expect(200);
    expect(body.data).toEqual({ date: today, cancelled: 1, left: 1 });
    const stateOf = async ({ id }: Consultation) => (await visits.reading(doctor, id)).body.data.status;
    expect([await stateOf(begun), await stateOf(waits)]).toEqual(['in_progress', 'cancelled']);
    await visits.setting(doctor, begun.id, 'completed').expect(200);
  });

  it('cancels it once by two requests with one key, and by two at once', async () => {
    const doctor = await visits.doctor();
    const patient = await api.signedIn('PATIENT');
    const { id } = await book(patient, doctor, '2026-11-20T18:00:00+05:30');
    const key = once();
    const [first, second] = [await cancelling(doctor, {}, key), await cancelling(doctor, {}, key)];
    expect(second.body).toEqual(first.body);
    expect(first.body.data.cancelled).toBe(1);
    const more = await book(patient, doctor, '2026-11-21T18:00:00+05:30');
    const answers = await Promise.all([1, 2].map(() => cancelling(doctor, { date: '2026-11-21' })));
    expect(answers.map(({ body }) => body.data.cancelled).sort()).toEqual([0, 1]);
    for (const visit of [id, more.id])
      expect((await visits.reading(patient, visit)).body.data.version).toBe(2);
    expect((await hoursOf(doctor)).exceptions).toHaveLength(2);
    expect((await hoursOf(doctor)).version).toBe(3);
  });

  it('cancels a booking that is under way, or has it refused', async () => {
    const doctor = await visits.doctor();
    const patients = await Promise.all([1, 2, 3, 4].map(() => api.signedIn('PATIENT')));
    const bookings = patients.map((patient, nth) =>
      visits.posting(patient, { doctorId: doctor.userId, scheduledAt: `2026-11-20T1${nth}:00:00+05:30` }),
    );
    const [cancelled, ...booked] = await Promise.all([cancelling(doctor), ...bookings]);
    const made = booked.filter(({ status }) => status === 201).length;
    expect(cancelled?.body.data.cancelled).toBe(made);
    const { body } = await api.ask.get(`/doctors/schedule/me?date=${today}`).set(by(doctor)).expect(200);
    expect(body.data.days[0]).toMatchObject({ visits: [], free: [], openings: [] });
  });

  it('is refused for a day in the past and without a reason, and so are a patient and an administrator', async () => {
    const doctor = await visits.doctor();
    const past = await cancelling(doctor, { date: '2026-11-19' }).expect(422);
    expect(past.body.errors).toMatchObject([{ pointer: '/body/date', code: 'past' }]);
    await cancelling(doctor, { reason: undefined }).expect(422);
    await cancelling(doctor, { reason: ' ' }).expect(422);
    await cancelling(await api.signedIn('PATIENT')).expect(403);
    await cancelling(await api.signedIn('ADMIN')).expect(403);
    expect(await hoursOf(doctor)).toMatchObject({ version: 1, exceptions: [] });
  });

  it('is refused with 200 single days, and nothing is cancelled', async () => {
    const doctor = await visits.doctor();
    const { id } = await book(await api.signedIn('PATIENT'), doctor, '2026-11-20T18:00:00+05:30');
    const closed = {
      kind: 'closed' as const,
      from: null,
      to: null,
      types: ['video_call' as const],
      note: null,
    };
    const exceptions = Array.from({ length: 200 }, () => ({ ...closed, date: '2026-12-25' }));
    await visits.opening(doctor, { exceptions }).expect(200);
    const { body } = await cancelling(doctor).expect(409);
    expect(body.detail).toBe('Your hours have 200 single days. Remove one first; nothing was cancelled.');
    expect((await visits.reading(doctor, id)).body.data.status).toBe('confirmed');
  });

  it('leaves the visits of another doctor', async () => {
    const [doctor, other] = [await visits.doctor(), await visits.doctor()];
    const patient = await api.signedIn('PATIENT');
    const { id } = await book(patient, other, '2026-11-20T18:00:00+05:30');
    expect((await cancelling(doctor).expect(200)).body.data.cancelled).toBe(0);
    expect((await visits.reading(patient, id)).body.data.status).toBe('confirmed');
  });

  it('cancels 150 visits within seconds', async () => {
    const doctor = await visits.doctor();
    const patients = await Promise.all(Array.from({ length: 25 }, () => api.signedIn('PATIENT')));
    const { id } = await book(patients[0] as Person, doctor, '2026-11-20T10:00:00+05:30');
    await api.context.db.write('keeper', async (tx) => {
      const [row] = await tx.select().from(consultations).where(eq(consultations.id, id));
      if (!row) throw new Error('The visit is not there.');
      const rows = Array.from({ length: 149 }, (_, nth) => ({
        ...row,
        id: api.context.newId(),
        patientId: patients[nth % 25]?.userId ?? null,
        scheduledAt: new Date(row.endsAt.getTime() + nth * 300_000),
        endsAt: new Date(row.endsAt.getTime() + (nth + 1) * 300_000),
      }));
      await tx.insert(consultations).values(rows);
    });
    const began = performance.now();
    const { body } = await cancelling(doctor).expect(200);
    expect(body.data).toMatchObject({ cancelled: 150 });
    expect(performance.now() - began).toBeLessThan(5_000);
    const [left] = await api.look((tx) =>
      tx.select({ visits: count() }).from(consultations).where(eq(consultations.status, 'cancelled')),
    );
    expect(left?.visits).toBeGreaterThanOrEqual(150);
  });
});

it('tells of a visit that its doctor cancels with free times of other days', async () => {
  const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
  const { id } = await book(patient, doctor, '2026-11-20T09:30:00+05:30');
  await visits.setting(doctor, id, 'cancelled', { reason: 'I am ill' }).expect(200);
  const told = await lastTold(patient);
  expect(told.body).toBe(
    'It was on 20 November 2026 at 09:30 (Asia/Kolkata). Reason: I am ill. Free now for the same type of visit: 21 November 2026 at 00:00, 21 November 2026 at 00:30, 21 November 2026 at 01:00 (Asia/Kolkata). Choose a time, or another doctor.',
  );
});

it('a cancelled visit is told without free times where there are none, and the whole has its place', async () => {
  const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
  const { id } = await book(patient, doctor, '2026-11-20T09:30:00+05:30');
  await visits.opening(doctor, { weekly: [] }).expect(200);
  await visits.setting(doctor, id, 'cancelled', { reason: 'ill '.repeat(75).trim() }).expect(200);
  const told = await lastTold(patient);
  expect(told.body).toContain('ill … No time can be booked with this doctor for this type of visit now');
  expect(told.body.length).toBeLessThanOrEqual(500);
  expect(told.action).toEqual({ label: 'Choose another doctor', href: '/dashboard/consultations/book' });
});
