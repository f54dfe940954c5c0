// areas: all
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { erase } from '../../account/test/erase';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
});

const good = { stars: 5, comment: 'You took time.' };

describe('a rating of a visit', () => {
  it('a rating is given by its patient once the visit is completed, and is read with it by both sides', async () => {
    const { id } = await visits.begun(patient, doctor);
    await visits.rating(patient, id, good).expect(409);
    await visits.setting(doctor, id, 'completed').expect(200);
    const { body } = await visits.rating(patient, id, good).expect(200);
    expect(body.data.rating).toMatchObject({ given: good, canRate: true });
    const read = (await visits.reading(doctor, id).expect(200)).body.data;
    expect(read.rating).toMatchObject({ given: good, canRate: false });
  });

  it('a rating is refused to the doctor, to other people, and with stars or words that are none', async () => {
    const { id } = await visits.completed(patient, doctor);
    await visits.rating(doctor, id, good).expect(403);
    await visits.rating(await api.signedIn('PATIENT'), id, good).expect(404);
    for (const stars of [0, 6, 4.5, '5', null]) await visits.rating(patient, id, { stars }).expect(422);
    await visits.rating(patient, id, { stars: 5, comment: '' }).expect(422);
    await visits.rating(patient, id, { stars: 5, comment: 'a'.repeat(1001) }).expect(422);
    await visits.rating(patient, id, { stars: 5, ratedAt: '2020-01-01T00:00:00Z' }).expect(422);
    expect((await visits.reading(patient, id).expect(200)).body.data.rating.given).toBeNull();
  });

  it('a rating is changed in the 30 days after it was given, and counts from the first one', async () => {
    const { id } = await visits.completed(patient, doctor);
    const { body } = await visits.rating(patient, id, good).expect(200);
    api.clock.advance(days(20));
    const later = await visits.renewed(patient);
    const changed = await visits.rating(later, id, { stars: 2 }).expect(200);
    expect(changed.body.data.rating.given).toMatchObject({
      ...{ stars: 2, comment: null, ratedAt: body.data.rating.given.ratedAt },
    });
    api.clock.advance(days(11));
    const late = await visits.renewed(patient);
    await visits.rating(late, id, good).expect(409);
    expect((await visits.reading(late, id).expect(200)).body.data.rating).toMatchObject({
      ...{ given: { stars: 2 }, canRate: false },
    });
  });

  it('a rating is kept once of a request that is sent twice with its key', async () => {
    const { id, version } = await visits.completed(patient, doctor);
    const key = once();
    const send = () => visits.rating(patient, id, good).set(key);
    const answers = [await send().expect(200), await send().expect(200)];
    expect(answers.map(({ body }) => body.data.version)).toEqual([version + 1, version + 1]);
  });

  it('a rating is guarded by the database: the doctor writes none, and no one before the visit is completed', async () => {
    const { id } = await visits.begun(patient, doctor);
    const write = (who: Person, role: 'PATIENT' | 'DOCTOR') =>
      api.context.db.write({ userId: who.userId, role }, async (tx) =>
        tx.execute(`update consultations set rating = '{"stars": 5}' where id = '${id}'`),
      );
    const cause = (message: string) => ({ cause: expect.objectContaining({ message }) });
    const early = 'A completed visit is rated once, and the rating may be changed.';
    await expect(write(patient, 'PATIENT')).rejects.toMatchObject(cause(early));
    await visits.setting(doctor, id, 'completed').expect(200);
    await expect(write(doctor, 'DOCTOR')).rejects.toMatchObject(cause('A patient answers and rates.'));
  });

  it('a rating counts in the figures of its doctor, with an average from five on', async () => {
    const read = async (who: Person) =>
      (await api.ask.get('/doctors/analytics/me?period=week').set(by(who)).expect(200)).body.data;
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await read(doctor)).toMatchObject({ ratings: nth, averageRating: null });
      const who = await api.signedIn('PATIENT');
      const { id } = await visits.completed(who, doctor);
      await visits.rating(who, id, { stars: nth === 0 ? 2 : 5 }).expect(200);
      api.clock.advance(60_000 * 30);
      doctor = await visits.renewed(doctor);
    }
    expect(await read(doctor)).toMatchObject({ ratings: 5, averageRating: 4.4 });
    expect(await read(await visits.doctor())).toMatchObject({ ratings: 0, averageRating: null });
  });
});

it('the answers and the rating are erased with the account of the patient, also where the signed note stays', async () => {
  const booked = await visits.booked(patient, doctor, {
    intake: [{ questionId: 'medicines', value: 'Qanaarii 5 mg' }],
  });
  const { id } = booked;
  for (const status of ['checked_in', 'in_progress', 'completed'])
    await visits.setting(doctor, id, status).set(once()).expect(200);
  await visits.rating(patient, id, { stars: 4, comment: 'Qanaarii words.' }).expect(200);
  const note = { notes: 'Rest.', isSigned: true, noteVersion: 0 };
  await visits.noting(doctor, id, note).set(once()).expect(200);
  await api.ask
    .post(`/doctors/consultations/${id}/addenda`)
    .set({ ...by(doctor), ...once() })
    .send({ text: 'The result came.' })
    .expect(201);
  await erase(patient, api);
  const read = (await visits.reading(await visits.renewed(doctor), id).expect(200)).body.data;
  expect(read).toMatchObject({ notes: 'Rest.', intake: { answers: [] }, rating: { given: null } });
  for (const table of ['consultations', 'idempotency_keys', 'notifications']) {
    const rows = await api.database.asSuperuser(`select t::text as row from ${table} t`);
    expect(JSON.stringify(rows)).not.toContain('Qanaarii');
  }
});
