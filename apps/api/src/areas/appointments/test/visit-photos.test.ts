// areas: identity, doctors, account, family
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Consultation } from '@nadi/contract/schema';
import sharp from 'sharp';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { actingFor, familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { exportOf, open } from '../../account/test/archive';
import { erase } from '../../account/test/erase';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let [doctor, patient, other] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  [patient, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  doctor = await visits.doctor();
});

const read = (who: Person, photoId: string) => api.ask.get(`/consultation-photos/${photoId}`).set(by(who));
const remove = (who: Person, photoId: string) =>
  api.ask.delete(`/consultation-photos/${photoId}`).set({ ...by(who), ...once() });
const photosOf = async (who: Person, id: string): Promise<Consultation['intake']> =>
  (await visits.reading(who, id).expect(200)).body.data.intake;
const fileRows = (photoId: string) =>
  api.database.asSuperuser(`select id from files where id = '${photoId}'`);

describe('a photo of a visit', () => {
  it('is read by its patient and the doctor of the visit, without what its camera wrote, and by no one else', async () => {
    const { id } = await visits.booked(patient, doctor);
    const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'brown' } })
      .withExif({ IFD0: { Copyright: 'Kanarienvogel' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(taken.toString('latin1')).toContain('Kanarienvogel');
    const { body } = await visits.addingPhoto(patient, id, taken).expect(201);
    const [photo] = body.data.intake.photos;
    expect(photo).toMatchObject({ contentType: 'image/jpeg' });
    for (const who of [patient, doctor]) {
      expect((await photosOf(who, id))?.photos).toEqual([photo]);
      const answer = await read(who, photo.id).expect(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.body.toString('latin1')).not.toContain('Kanarienvogel');
      expect((await sharp(answer.body).metadata()).width).toBe(40);
    }
    for (const who of [other, await visits.doctor()]) await read(who, photo.id).expect(404);
    await read(patient, 'no-id').expect(404);
    const listed = await api.ask.get('/consultations').set(by(patient)).expect(200);
    expect(JSON.stringify(listed.body)).not.toContain(photo.id);
  });

  it('is one of four at most, also of several that are sent at once', async () => {
    const { id } = await visits.booked(patient, doctor);
    for (let nth = 0; nth < 3; nth += 1) await visits.addingPhoto(patient, id).expect(201);
    const answers = await Promise.all([1, 2].map(() => visits.addingPhoto(patient, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await photosOf(patient, id))?.photos).toHaveLength(4);
  });

  it('is added once by a request that is sent twice with one key', async () => {
    const { id } = await visits.booked(patient, doctor);
    const key = once();
    for (let nth = 0; nth < 2; nth += 1) await visits.addingPhoto(patient, id, undefined, key).expect(201);
    expect((await photosOf(patient, id))?.photos).toHaveLength(1);
  });

  it('is refused if it is no picture, if none is sent, and of a visit of someone else', async () => {
    const { id } = await visits.booked(patient, doctor);
    const { body } = await visits.addingPhoto(patient, id, Buffer.from('<svg/>')).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/photo', code: 'image' })]);
    await api.ask
      .post(`/consultations/${id}/photos`)
      .set({ ...by(patient), ...once() })
      .field('x', 'y')
      .expect(422);
    await visits.addingPhoto(other, id).expect(404);
    await visits.addingPhoto(doctor, id).expect(403);
    expect((await photosOf(patient, id))?.photos).toEqual([]);
  });

  it('is deleted with its content by its patient, and by no one else', async () => {
    const { id, photoId } = await visits.withPhoto(patient, doctor);
    await remove(other, photoId).expect(404);
    await remove(doctor, photoId).expect(403);
    expect(await fileRows(photoId)).toHaveLength(1);
    await remove(patient, photoId).expect(200);
    expect(await fileRows(photoId)).toEqual([]);
    expect((await photosOf(doctor, id))?.photos).toEqual([]);
    await read(patient, photoId).expect(404);
    await remove(patient, photoId).expect(404);
  });

  it('stays as it is once the visit has begun', async () => {
    const { id, photoId } = await visits.withPhoto(patient, doctor);
    await visits.setting(patient, id, 'checked_in').expect(200);
    await visits.setting(doctor, id, 'in_progress').expect(200);
    expect(await photosOf(patient, id)).toMatchObject({ canChange: false });
    await visits.addingPhoto(patient, id).expect(409);
    await remove(patient, photoId).expect(409);
    await read(doctor, photoId).expect(200);
  });

  it('stays readable and unchanged at a visit that was cancelled', async () => {
    const { id, photoId } = await visits.withPhoto(patient, doctor);
    await visits.setting(patient, id, 'cancelled').expect(200);
    await visits.addingPhoto(patient, id).expect(409);
    await remove(patient, photoId).expect(409);
    for (const who of [patient, doctor]) await read(who, photoId).expect(200);
    for (const who of [other, await visits.doctor()]) await read(who, photoId).expect(404);
  });

  it('is in the archive of its patient with its content, and its readers are in their access log', async () => {
    const { id, photoId } = await visits.withPhoto(patient, doctor);
    await read(doctor, photoId).expect(200);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(body.data[0]).toMatchObject({ operation: 'readConsultationPhoto', purpose: 'CAREMGT' });
    const { account, content } = open(await exportOf(api, patient));
    expect(account.consultations.find((visit) => visit.id === id)?.photos).toEqual([
      { id: photoId, contentType: 'image/png' },
    ]);
    const kept = await read(patient, photoId).expect(200);
    expect(Buffer.from(content[`files/${photoId}.png`] ?? [])).toEqual(kept.body);
  });

  it('is added by someone who acts for the patient, and is the file of the patient', async () => {
    const family = familyOf(api);
    const child = await family.added(patient);
    const [slot] = (await visits.slots(patient, doctor)).slice(2);
    const booked = await visits
      .posting(patient, { doctorId: doctor.userId, scheduledAt: slot?.startsAt })
      .set(actingFor(patient, child.id))
      .expect(201);
    const path = booked.body.data.id;
    await visits.addingPhoto(patient, path).expect(404);
    const { body } = await visits
      .addingPhoto(patient, path, undefined, { ...once(), ...actingFor(patient, child.id) })
      .expect(201);
    const photoId = body.data.intake.photos[0].id;
    const rows = await api.database.asSuperuser(`select owner_id from files where id = '${photoId}'`);
    expect(rows).toEqual([{ owner_id: child.id }]);
    await read(patient, photoId).expect(404);
    await read(patient, photoId).set(actingFor(patient, child.id)).expect(200);
  });

  it('is erased with the account of its doctor, whose visits go where no note was signed', async () => {
    const { photoId } = await visits.withPhoto(patient, doctor);
    await erase(doctor, api);
    expect(await fileRows(photoId)).toEqual([]);
  });

  it('is erased with the account of its patient, also where a signed note stays', async () => {
    const { id, photoId } = await visits.withPhoto(patient, doctor);
    await visits.setting(patient, id, 'checked_in').expect(200);
    await visits.setting(doctor, id, 'in_progress').expect(200);
    await visits.setting(doctor, id, 'completed').expect(200);
    await visits.noting(doctor, id, { notes: 'Eczema.', isSigned: true, noteVersion: 0 }).expect(200);
    await erase(patient, api);
    expect(await fileRows(photoId)).toEqual([]);
    const rows = await api.database.asSuperuser(`select photos from consultations where id = '${id}'`);
    expect(rows).toEqual([{ photos: [] }]);
  });
});
