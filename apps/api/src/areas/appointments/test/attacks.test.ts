// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';
import { findDoctor } from '../queries/find-doctors';
import { planWith } from '../queries/plan';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());
// Someone without visits: those of a patient never overlap.
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
});

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('a booking that is sent again', () => {
  it('makes one visit of a booking that is sent again with its key, and refuses another body', async () => {
    const body = await visits.booking();
    const key = once();
    const send = (sent: object) =>
      api.ask
        .post('/consultations')
        .set({ ...by(patient), ...key })
        .send(sent);
    const [one, two] = [await send(body).expect(201), await send(body).expect(201)];
    expect(two.body.data.id).toBe(one.body.data.id);
    await send({ ...body, reason: 'Something else.' }).expect(422);
    const listed = await api.ask.get('/consultations').set(by(patient)).expect(200);
    expect(listed.body.pagination.total).toBe(1);
  });
});

describe('of two at once', () => {
  it('one moves to the free time, and the other stays where it was', async () => {
    const doctor = await visits.doctor({ noticeMinutes: 60 });
    const people = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    const booked: { who: Person; id: string }[] = [];
    for (const who of people) {
      const [first] = await visits.slots(who, doctor);
      const sent = { doctorId: doctor.userId, scheduledAt: first?.startsAt };
      booked.push({ who, id: (await visits.posting(who, sent).expect(201)).body.data.id });
    }
    const [free] = await visits.slots(patient, doctor);
    const answers = await Promise.all(
      booked.map(({ who, id }) =>
        api.ask.put(`/consultations/${id}/time`).set(by(who)).send({ scheduledAt: free?.startsAt }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('one saves the first hours of a doctor, and the other is told that they changed', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const answers = await Promise.all(
      [15, 20].map((visitMinutes) =>
        api.ask
          .put('/doctors/availability/me')
          .set({ ...by(doctor), 'If-Match': '"0"' })
          .send({ ...visits.hours, visitMinutes }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 412]);
  });

  it('a booking goes by the hours that the doctor changes while it waits', async () => {
    const doctor = await visits.doctor();
    const [slot] = await visits.slots(patient, doctor, '?days=2');
    const { db, clock } = api.context;
    const before = await db.read('keeper', (tx) => findDoctor(doctor.userId, tx));
    const wanted = { scheduledAt: slot?.startsAt ?? '', type: 'video_call' as const };
    const plan = () => db.write('keeper', (tx) => planWith(before, wanted, { tx, now: clock.now() }));
    await expect(plan()).resolves.toMatchObject({ status: 'confirmed' });
    await visits.opening(doctor, { confirmation: 'on_request' }).expect(200);
    await expect(plan()).resolves.toMatchObject({ status: 'requested' });
    await visits.opening(doctor, { weekly: [] }).expect(200);
    await expect(plan()).rejects.toMatchObject({ status: 409 });
  });

  it('one signs the note', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.setting(doctor, id, 'completed').expect(200);
    const answers = await Promise.all(
      ['One.', 'Other.'].map((notes) => visits.noting(doctor, id, { notes, isSigned: true, noteVersion: 0 })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const signed = answers.find(({ status }) => status === 200)?.body.data.notes;
    expect((await visits.reading(patient, id).expect(200)).body.data.notes).toBe(signed);
  });
});

describe('a visit of other people', () => {
  it('is absent for every operation, and stays as it was', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.signed(patient, doctor);
    const before = (await visits.reading(patient, id).expect(200)).body.data;
    const [other, otherDoctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
    for (const who of [other, otherDoctor]) {
      await visits.reading(who, id).expect(404);
      await visits.setting(who, id, 'cancelled').expect(404);
    }
    await api.ask
      .put(`/consultations/${id}/time`)
      .set(by(other))
      .send({ scheduledAt: '2026-11-23T09:00:00Z' })
      .expect(404);
    await visits.noting(otherDoctor, id, { notes: 'Mine now.' }).expect(404);
    await api.ask
      .post(`/doctors/consultations/${id}/addenda`)
      .set({ ...by(otherDoctor), ...once() })
      .send({ text: 'Mine now.' })
      .expect(404);
    expect((await visits.reading(patient, id).expect(200)).body.data).toEqual(before);
  });

  it('is no way into the work of the other role', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.noting(patient, id, { notes: 'I am well.' }).expect(403);
    await visits.posting(doctor, await visits.booking()).expect(403);
    await visits.setting(patient, id, 'completed').expect(409);
    await api.ask.get('/doctors/analytics/me').set(by(patient)).expect(403);
    await api.ask.get('/doctors/schedule/me').set(by(patient)).expect(403);
  });

  it('takes no state, price or name that the sender makes up', async () => {
    const body = await visits.booking();
    for (const forged of [{ status: 'completed' }, { fee: 0 }, { patient: { id: patient.userId } }])
      await visits.posting(patient, { ...body, ...forged }).expect(422);
  });
});

it('free times name no one, and are the same for every patient', async () => {
  const doctor = await visits.doctor();
  await visits.booked(patient, doctor);
  const [mine, others] = await Promise.all([
    visits.slots(patient, doctor),
    visits.slots(await api.signedIn('PATIENT'), doctor),
  ]);
  expect(mine).toEqual(others);
  expect(Object.keys(mine[0] ?? {}).sort()).toEqual(['endsAt', 'startsAt', 'types']);
});

it('the figures of a doctor count their own visits only', async () => {
  const doctor = await visits.doctor();
  const { id } = await visits.begun(patient, doctor);
  await visits.setting(doctor, id, 'completed').expect(200);
  const figures = async (who: Person) =>
    (await api.ask.get('/doctors/analytics/me?period=week').set(by(who)).expect(200)).body.data;
  expect(await figures(doctor)).toMatchObject({ visits: 1, completed: 1, waits: 1, medianWaitMinutes: null });
  expect(await figures(await visits.doctor())).toMatchObject({ visits: 0, waits: 0 });
});

describe('a time that is hostile', () => {
  const times = [
    '2026-12-31T23:59:60Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-11-20T03:30:00Z',
  ];

  it.each(times)('%s is refused for a booking and for a move', async (scheduledAt) => {
    const doctor = await visits.doctor({ noticeMinutes: 1 });
    const expected = scheduledAt.includes(':60') ? 422 : 409;
    await visits.posting(patient, { doctorId: doctor.userId, scheduledAt }).expect(expected);
    const { id } = await visits.booked(patient, doctor);
    await visits.opening(doctor, { noticeMinutes: 1 }).expect(200);
    await api.ask.put(`/consultations/${id}/time`).set(by(patient)).send({ scheduledAt }).expect(expected);
  });
});

describe('one patient who takes the times of others', () => {
  const book = async (who: Person, doctor: Person, nth: number) => {
    const slots = await visits.slots(patient, doctor);
    return visits.posting(who, { doctorId: doctor.userId, scheduledAt: slots[nth]?.startsAt });
  };

  it('gets four visits with a doctor, and ten in all', async () => {
    const who = await api.signedIn('PATIENT');
    const doctors = [await visits.doctor(), await visits.doctor(), await visits.doctor()];
    const answers: { status: number; body: { detail: string } }[] = [];
    for (const [nth, doctor] of doctors.entries())
      for (let turn = 0; turn < 5; turn += 1) answers.push(await book(who, doctor, nth * 10 + turn));
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.detail);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refused).toEqual([
      'You have 4 visits to come with this doctor. Cancel or move one instead.',
      'You have 4 visits to come with this doctor. Cancel or move one instead.',
      ...Array(3).fill('You have 10 visits to come. Cancel one before you book another.'),
    ]);
  });

  it('has one visit at a time, also of two bookings at once, and after a move', async () => {
    const who = await api.signedIn('PATIENT');
    const doctors = [await visits.doctor(), await visits.doctor()];
    const [slot, later] = await visits.slots(patient, doctors[0] as Person, '?days=2');
    const at = (doctor: Person | undefined, startsAt: string | undefined) =>
      visits.posting(who, { doctorId: doctor?.userId, scheduledAt: startsAt });
    const answers = await Promise.all(doctors.map((doctor) => at(doctor, slot?.startsAt)));
    expect(statusesOf(answers)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('You have another visit at this time. Choose another one.');
    const second = doctors[answers.findIndex(({ status }) => status === 409)];
    const { id } = (await at(second, later?.startsAt).expect(201)).body.data;
    await api.ask
      .put(`/consultations/${id}/time`)
      .set(by(who))
      .send({ scheduledAt: slot?.startsAt })
      .expect(409);
  });
});

it('a patient moves one visit ten times at most', async () => {
  const doctor = await visits.doctor();
  const [, one, other] = await visits.slots(patient, doctor);
  const body = { doctorId: doctor.userId, scheduledAt: one?.startsAt };
  const { id } = (await visits.posting(patient, body).expect(201)).body.data;
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const scheduledAt = (turn % 2 === 0 ? other : one)?.startsAt;
    const asking = api.ask.put(`/consultations/${id}/time`).set(by(patient)).send({ scheduledAt });
    statuses.push((await asking).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 409]);
});
