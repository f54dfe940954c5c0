// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { consultationNotes } from '../tables/consultation-notes';

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

describe('a note', () => {
  it('is the doctor’s until it is signed, and stays as it was signed', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.noting(doctor, id, { notes: 'First.' }).expect(200);
    const { body } = await visits.noting(doctor, id, { notes: 'Second.' }).expect(200);
    expect(body.data).toMatchObject({ notes: 'Second.', noteState: 'draft' });
    expect((await visits.reading(patient, id)).body.data).toMatchObject({ notes: null, noteState: 'none' });
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true, noteVersion: 2 }).expect(409);
    await visits.setting(doctor, id, 'completed').expect(200);
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true, noteVersion: 2 }).expect(200);
    await visits.noting(doctor, id, { notes: 'Other.' }).expect(409);
    await visits.noting(doctor, id, { notes: 'Other.', isSigned: true, noteVersion: 3 }).expect(409);
    const seen = (await visits.reading(patient, id)).body.data;
    expect(seen).toMatchObject({ notes: 'Final.', noteState: 'signed', addenda: [] });
  });

  it('is added to after it was signed, and not before', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    const add = (who: Person) =>
      api.ask
        .post(`/doctors/consultations/${id}/addenda`)
        .set({ ...by(who), 'Idempotency-Key': crypto.randomUUID() })
        .send({ text: 'The result came.' });
    await add(doctor).expect(409);
    await visits.setting(doctor, id, 'completed').expect(200);
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true, noteVersion: 0 }).expect(200);
    await add(await visits.doctor()).expect(404);
    await add(doctor).expect(201);
    expect((await visits.reading(patient, id)).body.data.addenda).toMatchObject([
      { text: 'The result came.' },
    ]);
  });

  it('is not written for a visit of another doctor, nor for one that has not come', async () => {
    const doctor = await visits.doctor({ noticeMinutes: 24 * 60 });
    const [first] = await visits.slots(patient, doctor);
    const { data } = (
      await visits.posting(patient, { doctorId: doctor.userId, scheduledAt: first?.startsAt }).expect(201)
    ).body;
    await visits.noting(doctor, data.id, { notes: 'Too early.' }).expect(409);
    await visits.noting(await visits.doctor(), data.id, { notes: 'Not mine.' }).expect(404);
  });
});

describe('a draft', () => {
  it('shows to the patient in nothing: neither in the visit nor in its version', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    const before = await visits.reading(patient, id).expect(200);
    api.clock.advance(1_000);
    const { body } = await visits.noting(doctor, id, { notes: 'A first thought.' }).expect(200);
    expect(body.data.noteVersion).toBe(1);
    const after = await visits.reading(patient, id).expect(200);
    expect(after.body.data).toEqual(before.body.data);
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it('is not signed by who has not read its newest text', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.setting(doctor, id, 'completed').expect(200);
    await visits.noting(doctor, id, { notes: 'Old.', noteVersion: 0 }).expect(200);
    await visits.noting(doctor, id, { notes: 'New.', noteVersion: 1 }).expect(200);
    const stale = await visits
      .noting(doctor, id, { notes: 'Old.', isSigned: true, noteVersion: 1 })
      .expect(412);
    expect(stale.body.current).toMatchObject({ notes: 'New.', noteVersion: 2, noteState: 'draft' });
    await visits.noting(doctor, id, { notes: 'Old.', isSigned: true }).expect(422);
    await visits.noting(doctor, id, { notes: 'New.', isSigned: true, noteVersion: 2 }).expect(200);
  });

  it('is kept as one version of each ten minutes, and is shown as its newest', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    for (let turn = 0; turn < 24; turn += 1) {
      await visits.noting(doctor, id, { notes: `Version ${turn}.` }).expect(200);
      api.clock.advance(minutes(turn === 11 ? 10 : 0) + 3_000);
    }
    const kept = await api.look((tx) =>
      tx
        .select({ text: consultationNotes.text })
        .from(consultationNotes)
        .where(eq(consultationNotes.consultationId, id))
        .orderBy(consultationNotes.at),
    );
    expect(kept.map(({ text }) => text)).toEqual(['Version 11.', 'Version 23.']);
    const { body } = await visits.reading(doctor, id).expect(200);
    expect(body.data).toMatchObject({ notes: 'Version 23.', noteState: 'draft', noteVersion: 24 });
  });
});
