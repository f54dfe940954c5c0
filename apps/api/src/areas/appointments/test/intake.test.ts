// areas: appointments, account, identity, doctors, profile
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';

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

const chest = { questionId: 'chest-pain-now', value: 'no' };

async function questionsOf(who: Person, query = '') {
  const { body } = await api.ask.get(`/intake-questions${query}`).set(by(who)).expect(200);
  return body.data.questions as { id: string; text: string }[];
}

describe('the questions before a visit', () => {
  it('the questions are those of the field that is named, and the general ones for no field', async () => {
    const [general, heart] = [
      await questionsOf(patient),
      await questionsOf(patient, '?specialization=cardiology'),
    ];
    expect(heart).not.toEqual(general);
    expect(await questionsOf(patient, '?specialization=radiology')).toEqual(general);
    await api.ask.get('/intake-questions?specialization=astrology').set(by(patient)).expect(422);
    await api.ask.get('/intake-questions').set(by(doctor)).expect(403);
  });
});

describe('answers at the booking', () => {
  it('answers are kept with the question as it was asked, and are read with the visit by its patient and its doctor alone', async () => {
    const { id } = await visits.booked(patient, doctor, { intake: [chest] });
    const [question] = (await questionsOf(patient, '?specialization=cardiology')).filter(
      (one) => one.id === chest.questionId,
    );
    for (const who of [patient, doctor]) {
      const { intake } = (await visits.reading(who, id).expect(200)).body.data;
      expect(intake.answers).toMatchObject([
        { ...chest, question: question?.text, said: 'No', urgent: null },
      ]);
      expect(intake.canChange).toBe(who === patient);
    }
    await visits.reading(await api.signedIn('PATIENT'), id).expect(404);
    await visits.reading(await visits.doctor(), id).expect(404);
  });

  it('answers are in no list', async () => {
    const { id } = await visits.booked(patient, doctor, { intake: [chest] });
    for (const [who, path] of [
      [patient, '/consultations'],
      [doctor, '/doctors/consultations/me?limit=100'],
    ] as const) {
      const { body } = await api.ask.get(path).set(by(who)).expect(200);
      const found = body.data.find((visit: { id: string }) => visit.id === id);
      expect(found).toBeDefined();
      expect(found).not.toHaveProperty('intake');
      expect(found).not.toHaveProperty('rating');
    }
  });

  it('answers of an emergency do not prevent the booking, and name the advice that the patient was shown', async () => {
    const { intake } = await visits.booked(patient, doctor, { intake: [{ ...chest, value: 'yes' }] });
    expect(intake?.answers[0]?.urgent?.url).toBe('https://www2.hse.ie/conditions/chest-pain');
  });

  it.each([
    ['a question of another field', [{ questionId: 'itch', value: 'yes' }], '/body/intake/0/questionId'],
    ['an id that is made up', [chest, { questionId: 'made-up', value: 'no' }], '/body/intake/1/questionId'],
    ['an answer of another kind', [{ ...chest, value: 3 }], '/body/intake/0/value'],
    ['an answer that is none', [{ ...chest, value: 'perhaps' }], '/body/intake/0/value'],
    ['two answers to a question', [chest, chest], '/body/intake/1/questionId'],
  ])('answers are refused at the field for %s, and nothing is booked', async (_, intake, pointer) => {
    const [slot] = await visits.slots(patient, doctor);
    const body = { doctorId: doctor.userId, scheduledAt: slot?.startsAt, intake };
    const refused = await visits.posting(patient, body).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer }]);
    const listed = await api.ask.get('/consultations').set(by(patient)).expect(200);
    expect(listed.body.data).toEqual([]);
  });

  it('answers take no words, advice or question that the sender makes up', async () => {
    const [slot] = await visits.slots(patient, doctor);
    const wanted = { doctorId: doctor.userId, scheduledAt: slot?.startsAt };
    for (const forged of [{ said: 'Yes' }, { question: 'Are you well?' }, { urgent: null }])
      await visits.posting(patient, { ...wanted, intake: [{ ...chest, ...forged }] }).expect(422);
    await visits.posting(patient, { ...wanted, intake: Array(7).fill(chest) }).expect(422);
  });
});

describe('answers after the booking', () => {
  it('answers are replaced and taken away by the patient until the visit begins, and not after', async () => {
    const { id } = await visits.booked(patient, doctor, { intake: [chest] });
    const change = (answers: object[]) => visits.answeringQuestions(patient, id, answers);
    const changed = await change([{ questionId: 'medicines', value: 'Amlodipine' }]).expect(200);
    expect(changed.body.data.intake.answers).toMatchObject([{ value: 'Amlodipine', said: null }]);
    expect((await change([]).expect(200)).body.data.intake.answers).toEqual([]);
    await visits.setting(patient, id, 'checked_in').expect(200);
    await change([chest]).expect(200);
    const begun = await visits.setting(doctor, id, 'in_progress').expect(200);
    expect(begun.body.data.intake.answers).toMatchObject([chest]);
    await change([]).expect(409);
    await visits.setting(doctor, id, 'completed').expect(200);
    await change([]).expect(409);
    expect((await visits.reading(doctor, id).expect(200)).body.data.intake.answers).toMatchObject([chest]);
  });

  it('answers are not changed by the doctor, by others, or by who read an older version', async () => {
    const { id } = await visits.booked(patient, doctor, { intake: [chest] });
    await visits.answeringQuestions(doctor, id, []).expect(403);
    await visits.answeringQuestions(await api.signedIn('PATIENT'), id, []).expect(404);
    await visits.answeringQuestions(patient, id, []).set('If-Match', '"7"').expect(412);
    await visits.answeringQuestions(patient, id, [{ questionId: 'itch', value: 'no' }]).expect(422);
    const { data } = (await visits.reading(patient, id).expect(200)).body;
    expect([data.version, data.intake.answers.length]).toEqual([1, 1]);
  });

  it('answers are changed once by a request that is sent twice with its key', async () => {
    const { id } = await visits.booked(patient, doctor);
    const key = once();
    const send = () => visits.answeringQuestions(patient, id, [chest]).set(key);
    const answers = [await send().expect(200), await send().expect(200)];
    expect(answers.map(({ body }) => body.data.version)).toEqual([2, 2]);
  });

  it('answers are guarded by the database: a doctor writes none, and no one writes them to a visit that has begun', async () => {
    const { id } = await visits.begun(patient, doctor);
    const write = (who: Person, role: 'PATIENT' | 'DOCTOR') =>
      api.context.db.write({ userId: who.userId, role }, async (tx) =>
        tx.execute(`update consultations set intake = '[{}]' where id = '${id}'`),
      );
    const cause = (message: string) => ({ cause: expect.objectContaining({ message }) });
    await expect(write(doctor, 'DOCTOR')).rejects.toMatchObject(cause('A patient answers and rates.'));
    await expect(write(patient, 'PATIENT')).rejects.toMatchObject(cause('Answers are given before a visit.'));
  });

  it('answers stay with a visit that is moved', async () => {
    const { id, later } = await visits.booked(patient, doctor, { intake: [chest] });
    const moved = await api.ask
      .put(`/consultations/${id}/time`)
      .set(by(patient))
      .send({ scheduledAt: later })
      .expect(200);
    expect(moved.body.data.intake.answers).toMatchObject([chest]);
  });
});
