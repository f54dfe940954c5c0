// areas: identity, doctors, account, family
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { VisitMessage } from '@nadi/contract/schema';
import { maxMessagePhotos, maxMessages } from '@nadi/domain/appointments/messages';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { png } from '../../../../test/pictures';
import { visitsOf } from '../../../../test/visits';
import { exportOf, open } from '../../account/test/archive';

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

const textsOf = async (who: Person, id: string, query = ''): Promise<(string | null)[]> =>
  (await visits.messages(who, id, query).expect(200)).body.data.map(({ text }: VisitMessage) => text);
const read = (who: Person, photoId: string) => api.ask.get(`/consultation-photos/${photoId}`).set(by(who));

/** Adds messages without requests, as many as a visit takes. */
const fill = (id: string, count: number, isPhoto = false) =>
  api.database.asSuperuser(`insert into consultation_messages (id, consultation_id, patient_id, doctor_id, author, text, photo, created_at)
    select gen_random_uuid(), c.id, c.patient_id, c.doctor_id, 'DOCTOR', 'Filled.', ${isPhoto ? "jsonb_build_object('id', gen_random_uuid())" : 'null'}, c.created_at
    from consultations c, generate_series(1, ${count}) where c.id = '${id}' returning 1 as one`);

describe('a message of a visit', () => {
  it('is read by both sides, whoever wrote it, newest first and page by page, and by no one else', async () => {
    const { id } = await visits.booked(patient, doctor);
    const { body } = await visits.writing(patient, id, 'I cannot hear you.').expect(201);
    expect(body.data).toEqual({
      ...{ id: expect.any(String), consultationId: id, author: 'PATIENT', isActing: false },
      ...{ text: 'I cannot hear you.', photo: null, createdAt: expect.any(String) },
    });
    api.clock.advance(1000);
    await visits.writing(doctor, id, 'Let us write, then.').expect(201);
    for (const who of [patient, doctor]) {
      const first = await visits.messages(who, id, '?limit=1').expect(200);
      expect(first.body.data).toMatchObject([{ author: 'DOCTOR', text: 'Let us write, then.' }]);
      expect(first.body.pagination).toMatchObject({ total: 2, next: expect.any(String) });
      const { next } = first.body.pagination;
      expect(await textsOf(who, id, `?limit=1&cursor=${next}`)).toEqual(['I cannot hear you.']);
    }
    for (const who of [other, await visits.doctor()]) {
      await visits.messages(who, id).expect(404);
      await visits.writing(who, id, 'Hello.').expect(404);
      await visits.sendingPhoto(who, id).expect(404);
    }
    expect(await textsOf(patient, id)).toHaveLength(2);
  });

  it('is in the access log of the patient if the doctor reads or writes it, and in their archive', async () => {
    const { id } = await visits.booked(patient, doctor);
    await visits.writing(doctor, id, 'How are you today?').expect(201);
    await visits.messages(doctor, id).expect(200);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(body.data.slice(0, 2)).toMatchObject([
      { operation: 'listConsultationMessages', purpose: 'CAREMGT' },
      { operation: 'addConsultationMessage', purpose: 'CAREMGT' },
    ]);
    const photo = (await visits.sendingPhoto(patient, id).expect(201)).body.data.photo;
    const { account, content } = open(await exportOf(api, patient));
    expect(account.consultationMessages).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ consultationId: id, author: 'DOCTOR', text: 'How are you today?' }),
        expect.objectContaining({ author: 'PATIENT', text: null, photo }),
      ]),
    );
    expect(content[`files/${photo.id}.png`]).toBeDefined();
  });

  it('is written once by a request that is sent twice with one key, also at once', async () => {
    const { id } = await visits.booked(patient, doctor);
    const key = once();
    const first = await visits.writing(patient, id, 'Only once.', key).expect(201);
    const again = await visits.writing(patient, id, 'Only once.', key).expect(201);
    expect(again.body.data).toEqual(first.body.data);
    await visits.writing(patient, id, 'Something else.', key).expect(422);
    const next = once();
    const answers = await Promise.all([1, 2].map(() => visits.writing(patient, id, 'At once.', next)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await textsOf(doctor, id)).toEqual(['At once.', 'Only once.']);
  });

  it('is refused if it is empty, blank or too long', async () => {
    const { id } = await visits.booked(patient, doctor);
    for (const text of ['', '   ', 'x'.repeat(2001)]) await visits.writing(patient, id, text).expect(422);
    const nothing = api.ask.post(`/consultations/${id}/messages`).set({ ...by(patient), ...once() });
    const { body } = await nothing.field('other', 'x').expect(422);
    expect(JSON.stringify(body.errors)).toContain('/body');
    await visits.writing(patient, id, 'x'.repeat(2000)).expect(201);
    expect(await textsOf(patient, id)).toHaveLength(1);
  });

  it('is refused before the window opens, and once the visit is completed or cancelled, and stays readable', async () => {
    const [, , , , late] = await visits.slots(patient, doctor);
    const early = await visits
      .posting(patient, { doctorId: doctor.userId, scheduledAt: late?.startsAt })
      .expect(201);
    expect(Date.parse(early.body.data.scheduledAt) - api.clock.now().getTime()).toBeGreaterThan(minutes(60));
    const refused = await visits.writing(patient, early.body.data.id, 'Hello?').expect(409);
    expect(refused.body.detail).toContain('from 60 minutes before');
    await visits.setting(patient, early.body.data.id, 'cancelled').expect(200);
    await visits.writing(patient, early.body.data.id, 'Hello?').expect(409);

    const { id } = await visits.begun(patient, doctor);
    await visits.writing(patient, id, 'Thank you.').expect(201);
    await visits.setting(doctor, id, 'completed').expect(200);
    for (const who of [patient, doctor]) {
      expect((await visits.writing(who, id, 'One more thing.').expect(409)).body.detail).toContain('is over');
      await visits.sendingPhoto(who, id).expect(409);
      expect(await textsOf(who, id)).toEqual(['Thank you.']);
    }
  });

  it('is refused at a visit in the clinic', async () => {
    const { id } = await visits.booked(patient, doctor, { type: 'in_clinic' });
    await visits.writing(patient, id, 'I am here.').expect(409);
  });

  it('is one of as many as a visit takes, also of several that are sent at once', async () => {
    const { id } = await visits.booked(patient, doctor);
    await fill(id, maxMessages - 1);
    const answers = await Promise.all([patient, doctor].map((who) => visits.writing(who, id, 'The last.')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('names someone who acts for the patient, and is read by those who act alone', async () => {
    const child = await familyOf(api).added(patient);
    const [, slot] = await visits.slots(patient, doctor);
    const acting = actingFor(patient, child.id);
    const booked = await visits
      .posting(patient, { doctorId: doctor.userId, scheduledAt: slot?.startsAt })
      .set(acting)
      .expect(201);
    const { id } = booked.body.data;
    await visits.writing(patient, id, 'As myself.').expect(404);
    await visits
      .writing(other, id, 'As a stranger.', { ...once(), ...actingFor(other, child.id) })
      .expect(404);
    await visits.writing(patient, id, 'She has a fever.', { ...once(), ...acting }).expect(201);
    const sent = await visits.sendingPhoto(patient, id, png, { ...once(), ...acting }).expect(201);
    expect(sent.body.data).toMatchObject({ author: 'PATIENT', isActing: true });
    await visits.messages(patient, id).expect(404);
    const { body } = await visits.messages(patient, id).set(acting).expect(200);
    expect(body.data).toMatchObject([{ isActing: true }, { isActing: true, text: 'She has a fever.' }]);
    await read(patient, sent.body.data.photo.id).expect(404);
    await read(patient, sent.body.data.photo.id).set(acting).expect(200);
  });

  it('cannot be written, changed or deleted past the operations, whatever a query asks for', async () => {
    const { id } = await visits.booked(patient, doctor);
    const { body } = await visits.writing(patient, id, 'As it was.').expect(201);
    const as = (who: Person, role: 'PATIENT' | 'DOCTOR', statement: string) =>
      api.context.db.write({ userId: who.userId, role }, (tx) => tx.execute(statement));
    const row = (author: string, photo = 'null', text = "'Forged.'") =>
      `insert into consultation_messages (id, consultation_id, patient_id, doctor_id, author, text, photo, created_at)
        values (gen_random_uuid(), '${id}', '${patient.userId}', '${doctor.userId}', '${author}', ${text}, ${photo}, now())`;
    const photo = (await visits.sendingPhoto(doctor, id).expect(201)).body.data.photo;
    await expect(as(patient, 'PATIENT', row('DOCTOR'))).rejects.toThrow();
    await expect(as(doctor, 'DOCTOR', row('PATIENT'))).rejects.toThrow();
    await expect(as(other, 'PATIENT', row('PATIENT'))).rejects.toThrow();
    const stolen = `'${JSON.stringify({ id: photo.id, contentType: 'image/png' })}'::jsonb`;
    await expect(as(patient, 'PATIENT', row('PATIENT', stolen, 'null'))).rejects.toThrow();
    const mine = `consultation_messages where id = '${body.data.id}'`;
    await expect(as(patient, 'PATIENT', `delete from ${mine}`)).rejects.toThrow();
    await expect(
      as(patient, 'PATIENT', `update consultation_messages set text = 'Other.' where id = '${body.data.id}'`),
    ).rejects.toThrow();
    expect(await textsOf(doctor, id)).toEqual([null, 'As it was.']);
  });
});

describe('a photo that is sent at a visit', () => {
  it('is read by both sides and no one else, once of one key, and is refused if it is no picture', async () => {
    const { id } = await visits.booked(patient, doctor);
    const key = once();
    const { body } = await visits.sendingPhoto(doctor, id, png, key).expect(201);
    expect(body.data).toMatchObject({ author: 'DOCTOR', text: null, photo: { contentType: 'image/png' } });
    await visits.sendingPhoto(doctor, id, png, key).expect(201);
    const both = await visits
      .sendingPhoto(patient, id)
      .field('message', JSON.stringify({ text: 'My arm.' }))
      .expect(201);
    expect(both.body.data).toMatchObject({ text: 'My arm.', photo: { contentType: 'image/png' } });
    expect(await textsOf(patient, id)).toEqual(['My arm.', null]);
    const { id: photoId } = body.data.photo;
    for (const who of [patient, doctor]) await read(who, photoId).expect(200);
    for (const who of [other, await visits.doctor()]) await read(who, photoId).expect(404);
    const removing = api.ask.delete(`/consultation-photos/${photoId}`).set({ ...by(patient), ...once() });
    await removing.expect(404);
    const { errors } = (await visits.sendingPhoto(patient, id, Buffer.from('<svg/>')).expect(422)).body;
    expect(errors).toEqual([expect.objectContaining({ pointer: '/body/photo', code: 'image' })]);
  });

  it('is refused where as many were sent as a visit takes', async () => {
    const { id } = await visits.booked(patient, doctor);
    await fill(id, maxMessagePhotos, true);
    expect((await visits.sendingPhoto(patient, id).expect(409)).body.detail).toContain('20 photos');
    await visits.writing(patient, id, 'Words go on.').expect(201);
  });
});
