// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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

describe('a note', () => {
  it('is the doctor’s until it is signed, and stays as it was signed', async () => {
    const doctor = await visits.doctor();
    const { id } = await visits.begun(patient, doctor);
    await visits.noting(doctor, id, { notes: 'First.' }).expect(200);
    const { body } = await visits.noting(doctor, id, { notes: 'Second.' }).expect(200);
    expect(body.data).toMatchObject({ notes: 'Second.', noteState: 'draft' });
    expect((await visits.reading(patient, id)).body.data).toMatchObject({ notes: null, noteState: 'none' });
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true }).expect(409);
    await visits.setting(doctor, id, 'completed').expect(200);
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true }).expect(200);
    await visits.noting(doctor, id, { notes: 'Other.' }).expect(409);
    await visits.noting(doctor, id, { notes: 'Other.', isSigned: true }).expect(409);
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
    await visits.noting(doctor, id, { notes: 'Final.', isSigned: true }).expect(200);
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
