// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Consultation } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';

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

describe('the hours of a doctor', () => {
  it('are none until they say them, and are replaced as a whole', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const first = await api.ask.get('/doctors/availability/me').set(by(doctor)).expect(200);
    expect(first.body.data).toMatchObject({ version: 0, weekly: [], visitMinutes: 30 });
    expect(await visits.slots(patient, doctor)).toEqual([]);
    const { body } = await visits.opening(doctor, { visitMinutes: 25, bufferMinutes: 5 }).expect(200);
    expect(body.data).toMatchObject({ version: 1, visitMinutes: 25 });
    await api.ask
      .put('/doctors/availability/me')
      .set({ ...by(doctor), 'If-Match': '"0"' })
      .send(visits.hours)
      .expect(412);
  });

  it('are refused where they overlap or end before they begin', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const weekly = [
      { day: 1, from: '09:00', to: '12:00', types: ['video_call' as const] },
      { day: 1, from: '11:30', to: '12:30', types: ['video_call' as const] },
      { day: 2, from: '12:00', to: '09:00', types: ['video_call' as const] },
    ];
    const { body } = await visits.opening(doctor, { weekly, timeZone: 'IST' }).expect(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/body/timeZone',
      '/body/weekly/1/to',
      '/body/weekly/2/to',
    ]);
  });

  it('mark visits that a change leaves outside, and leave them booked', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.booked(patient, doctor);
    const weekly = [{ day: 1, from: '09:00', to: '09:30', types: ['video_call' as const] }];
    await visits.opening(doctor, { weekly }).expect(200);
    const { body } = await api.ask.get('/doctors/schedule/me?week=2026-11-20').set(by(doctor)).expect(200);
    const found = body.data.days.flatMap((day: { visits: object[] }) => day.visits);
    expect(found).toMatchObject([{ id, status: 'confirmed', isOutsideHours: true }]);
    expect(body.data).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
    await api.ask.get('/doctors/schedule/me?week=2026-11-20&month=2026-11').set(by(doctor)).expect(422);
  });
});

describe('a booking', () => {
  it('gives a time to one of many who book at once, and tells the others the next free ones', async () => {
    const doctor = await visits.doctor();
    const [first] = await visits.slots(patient, doctor);
    const people = await Promise.all(Array.from({ length: 10 }, () => api.signedIn('PATIENT')));
    const body = { doctorId: doctor.userId, scheduledAt: first?.startsAt };
    // A server that has too much to do says 503, and nothing has happened.
    const ask = async (nth: number) => {
      for (;;) {
        const answer = await visits.posting(people[nth % 10] ?? patient, body);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => ask(nth)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.nextFree).toHaveLength(3);
    expect(refused?.body.nextFree).not.toContain(first?.startsAt);
    const again = await visits.slots(patient, doctor);
    expect(again.map(({ startsAt }) => startsAt)).not.toContain(first?.startsAt);
  });

  it('is refused at a time that is no slot, in the past, or for a type that is not offered then', async () => {
    const doctor = await visits.doctor();
    const at = (scheduledAt: string, type = 'video_call') =>
      visits.posting(patient, { doctorId: doctor.userId, scheduledAt, type });
    await at('2026-11-23T09:07:00+05:30').expect(409);
    await at('2026-11-19T09:00:00+05:30').expect(409);
    await at('2027-11-23T09:00:00+05:30').expect(409);
    await at('2026-11-23T09:00:00+05:30', 'audio_call').expect(409);
    const { body } = await at('2026-11-23T09:00:00+05:30', 'in_clinic').expect(201);
    expect(body.data).toMatchObject({
      fee: 100000,
      clinicAddress: '12 Example Road, Bengaluru',
      duration: 30,
    });
  });

  it('without a type is a video call; on request it waits for the doctor', async () => {
    const doctor = await visits.doctor({ confirmation: 'on_request' });
    const [, first] = await visits.slots(patient, doctor);
    const { body } = await visits
      .posting(patient, { doctorId: doctor.userId, scheduledAt: first?.startsAt })
      .expect(201);
    expect(body.data).toMatchObject({ status: 'requested', type: 'video_call', allowed: ['cancelled'] });
    await visits.setting(patient, body.data.id, 'confirmed').expect(409);
    await visits.setting(doctor, body.data.id, 'confirmed').expect(200);
  });

  it('tells both sides, with the visit in the data of the notification', async () => {
    const doctor = await visits.doctor();
    const booked = await visits.booked(patient, doctor);
    for (const who of [patient, doctor]) {
      const { body } = await api.ask.get('/notifications?limit=1').set(by(who)).expect(200);
      expect(body.data[0]).toMatchObject({ type: 'visit-booked', consultationId: booked.id });
    }
  });

  it('is moved to a free time, frees the one before, and stays if the new one is taken', async () => {
    const doctor = await visits.doctor({ noticeMinutes: 60 });
    const book = async (who: Person) => {
      const [scheduled] = await visits.slots(who, doctor);
      const body = { doctorId: doctor.userId, scheduledAt: scheduled?.startsAt };
      return (await visits.posting(who, body).expect(201)).body.data as Consultation;
    };
    const one = await book(patient);
    const other = await book(await api.signedIn('PATIENT'));
    const [later = { startsAt: '' }] = await visits.slots(patient, doctor);
    const move = (scheduledAt: string) =>
      api.ask.put(`/consultations/${one.id}/time`).set(by(patient)).send({ scheduledAt });
    expect((await move(other.scheduledAt).expect(409)).body.nextFree.length).toBeGreaterThan(0);
    const { body } = await move(later.startsAt).expect(200);
    expect(body.data).toMatchObject({
      scheduledAt: later.startsAt,
      changes: [{}, { scheduledAt: later.startsAt }],
    });
    const free = await visits.slots(patient, doctor);
    expect(free[0]?.startsAt).toBe(one.scheduledAt);
  });
});

describe('a visit that changes its type', () => {
  it('stays confirmed at its time, also where bookings wait for the doctor, and is refused where nothing changes', async () => {
    const doctor = await visits.doctor();
    const { id, scheduledAt } = await visits.booked(patient, doctor);
    await visits.opening(doctor, { confirmation: 'on_request' }).expect(200);
    const move = (body: object) =>
      api.ask
        .put(`/consultations/${id}/time`)
        .set(by(patient))
        .send({ scheduledAt, ...body });
    const { body } = await move({ type: 'in_clinic' }).expect(200);
    expect(body.data).toMatchObject({ status: 'confirmed', type: 'in_clinic', scheduledAt });
    const refused = await move({ type: 'in_clinic' }).expect(409);
    expect(refused.body.detail).toBe('The visit has this time and type already.');
  });
});

describe('the state of a visit', () => {
  it('goes from the booking to the end, each change once, by whom and when', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.setting(doctor, id, 'completed').expect(200);
    const { body } = await visits.reading(patient, id).expect(200);
    expect((body.data as Consultation).changes.map(({ status, by: who }) => `${status} ${who}`)).toEqual([
      'confirmed PATIENT',
      'checked_in PATIENT',
      'in_progress DOCTOR',
      'completed DOCTOR',
    ]);
    const refused = await visits.setting(doctor, id, 'cancelled').expect(409);
    expect(refused.body.detail).toBe('This visit is completed. You cannot change that.');
  });

  it('is not what a patient forges, nor what comes too early', async () => {
    const doctor = await visits.doctor({ noticeMinutes: 24 * 60 });
    const [first] = await visits.slots(patient, doctor);
    const { data } = (
      await visits.posting(patient, { doctorId: doctor.userId, scheduledAt: first?.startsAt }).expect(201)
    ).body;
    for (const status of ['completed', 'no_show', 'in_progress', 'requested', 'confirmed', 'checked_in'])
      await visits.setting(patient, data.id, status).expect(409);
    for (const status of ['completed', 'no_show', 'in_progress', 'checked_in'])
      await visits.setting(doctor, data.id, status).expect(409);
  });

  it('frees the time where it is cancelled, and tells the other side why', async () => {
    const doctor = await visits.doctor();
    const { id, scheduledAt } = await visits.booked(patient, doctor);
    await visits.setting(doctor, id, 'cancelled', { reason: 'The clinic is closed.' }).expect(200);
    const { body } = await visits.reading(patient, id).expect(200);
    expect(body.data.changes.at(-1)).toMatchObject({ by: 'DOCTOR', reason: 'The clinic is closed.' });
    expect((await visits.slots(patient, doctor)).map(({ startsAt }) => startsAt)).toContain(scheduledAt);
    const told = await api.ask.get('/notifications?limit=1').set(by(patient)).expect(200);
    expect(told.body.data[0]).toMatchObject({ type: 'visit-cancelled', consultationId: id });
  });

  it('is changed by one of two at once', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.booked(patient, doctor);
    const answers = await Promise.all([
      visits.setting(patient, id, 'cancelled'),
      visits.setting(doctor, id, 'cancelled'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('lists', () => {
  it('show each side its own, by state, part and day', async () => {
    const me = await api.signedIn('PATIENT');
    const doctor = await visits.doctor();
    const one = await visits.booked(me, doctor);
    const two = await visits.booked(me, doctor);
    await visits.setting(me, one.id, 'cancelled').expect(200);
    const list = async (who: Person, path: string) =>
      (await api.ask.get(path).set(by(who)).expect(200)).body.data.map(({ id }: { id: string }) => id);
    expect(await list(me, '/consultations')).toEqual([two.id, one.id]);
    expect(await list(me, '/consultations?when=upcoming')).toEqual([two.id]);
    expect(await list(me, '/consultations?when=past')).toEqual([one.id]);
    expect(await list(doctor, '/doctors/consultations/me?status=cancelled')).toEqual([one.id]);
    expect(await list(doctor, '/doctors/consultations/me?date=2026-11-20')).toEqual([two.id, one.id]);
    expect(await list(doctor, '/doctors/consultations/me?date=2026-11-21')).toEqual([]);
    expect(await list(await visits.doctor(), '/doctors/consultations/me')).toEqual([]);
    await visits.reading(await api.signedIn('PATIENT'), two.id).expect(404);
    await visits.setting(await api.signedIn('DOCTOR'), two.id, 'cancelled').expect(404);
  });

  it('are found by a doctor by the beginning of a name, and leave a line in the access log of no other patient', async () => {
    const doctor = await visits.doctor();
    const lakshmi = await api.signedIn('PATIENT', { firstName: 'Lakshmi', lastName: 'Venkat_raman' });
    const other = await api.signedIn('PATIENT', { firstName: 'Venu', lastName: 'Rao' });
    const [one, two] = [await visits.booked(lakshmi, doctor), await visits.booked(other, doctor)];
    const found = async (words: string, who: Person = doctor) => {
      const path = `/doctors/consultations/me?search=${encodeURIComponent(words)}`;
      return (await api.ask.get(path).set(by(who)).expect(200)).body.data.map(({ id }: { id: string }) => id);
    };
    for (const words of ['laksh', 'VENKAT', 'lakshmi venkat_r']) expect(await found(words)).toEqual([one.id]);
    for (const words of ['shmi', '%', '_', 'venkatxraman', 'lakshmi rao'])
      expect(await found(words)).toEqual([]);
    const linesOf = async (who: Person) =>
      (await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200)).body.data.length;
    expect([await linesOf(lakshmi), await linesOf(other)]).toEqual([3, 0]);
    expect(await found('ve')).toEqual([two.id, one.id]);
    expect(await found('laksh', await visits.doctor())).toEqual([]);
  });

  it('name no cancelled visit in a schedule, which leaves no line in the access log of its patient', async () => {
    const [gone, comes] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    const doctor = await visits.doctor();
    const { id } = await visits.booked(gone, doctor);
    await visits.setting(gone, id, 'cancelled').expect(200);
    const kept = await visits.booked(comes, doctor);
    const { body } = await api.ask.get('/doctors/schedule/me?date=2026-11-20').set(by(doctor)).expect(200);
    expect(body.data.days[0].visits.map((visit: { id: string }) => visit.id)).toEqual([kept.id]);
    const linesOf = async (who: Person) =>
      (await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200)).body.data.length;
    expect([await linesOf(gone), await linesOf(comes)]).toEqual([0, 1]);
  });

  it('leave a line in the access log of the patient where the doctor looks', async () => {
    const me = await api.signedIn('PATIENT');
    const doctor = await visits.doctor();
    const { id } = await visits.booked(me, doctor);
    await visits.reading(doctor, id).expect(200);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(me)).expect(200);
    expect(body.data[0]).toMatchObject({
      recordType: 'consultation',
      action: 'read',
      purpose: 'CAREMGT',
      recordIds: [id],
    });
  });
});

it('a visit that no one came to can be noted as missed once its time has come', async () => {
  const doctor = await visits.doctor();
  const [first] = await visits.slots(patient, doctor);
  const booking = { doctorId: doctor.userId, scheduledAt: first?.startsAt };
  const { id } = (await visits.posting(patient, booking).expect(201)).body.data;
  await visits.setting(doctor, id, 'no_show').expect(200);
  await visits.setting(patient, id, 'checked_in').expect(409);
});
