// database: both
// areas: identity, vital-signs, consent, account, appointments
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { pulse } from '../../../../test/readings';
import { visitsOf } from '../../../../test/visits';
import { patients } from '../../../kernel/tables/patients';
import { patientProfiles } from '../../vital-signs/offers';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

/** Someone who may act for someone else, who is an adult with an account. */
async function acting(
  level: 'view' | 'manage' | 'full',
  more: object = {},
): Promise<[helper: Person, patient: Person]> {
  const [helper, patient] = [await person(), await person()];
  await family.letAct(helper, patient, level, more);
  return [helper, patient];
}

describe('acting for an adult', () => {
  it('lets the level view read, and refuses changes', async () => {
    const [helper, patient] = await acting('view');
    await api.ask
      .post('/vital-signs')
      .set({ ...by(patient), ...once() })
      .send(pulse)
      .expect(201);
    expect((await family.readings(helper, patient.userId).expect(200)).body.data).toHaveLength(1);
    const refused = await family.record(helper, patient.userId).expect(403);
    expect(refused.body.detail).toBe('You can view this for this person, but not change it.');
  });

  it('lets the level manage add, and refuses deleting and sharing', async () => {
    const [helper, patient] = await acting('manage');
    const { id } = (await family.record(helper, patient.userId).expect(201)).body.data;
    await api.ask.delete(`/vital-signs/${id}`).set(actingFor(helper, patient.userId)).expect(403);
    await api.ask.get('/patients/consents').set(actingFor(helper, patient.userId)).expect(403);
    await api.ask
      .post('/patients/share-data')
      .set({ ...actingFor(helper, patient.userId), ...once() })
      .send({})
      .expect(403);
    // The patient sees who entered it.
    const [shown] = (await api.ask.get('/vital-signs').set(by(patient)).expect(200)).body.data;
    expect(shown.enteredBy).toMatchObject({ self: false, name: 'Test Person' });
  });

  it('is listed in the activity and the access log of the patient', async () => {
    const [helper, patient] = await acting('manage');
    await family.record(helper, patient.userId).expect(201);
    for (const who of [helper, patient]) {
      const [newest] = await family.activity(who, patient.userId);
      expect(newest).toMatchObject({
        operation: 'recordVitalSign',
        recordType: 'vital-sign',
        isYou: who === helper,
      });
      expect(newest?.by).toBeTruthy();
    }
    const log = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(log.body.data[0]).toMatchObject({
      operation: 'recordVitalSign',
      purpose: 'FAMRQT',
      actor: { isSelf: false },
    });
    expect(log.body.data[0].onBehalfOf).toBeTruthy();
    await api.ask
      .get(`/family/members/${patient.userId}/activity`)
      .set(by(await person()))
      .expect(404);
  });

  it('ends at once when either side ends it, and by itself after the last day', async () => {
    const [helper, patient] = await acting('manage');
    const [tie] = await family.helpers(patient);
    await api.ask.delete(`/family/helpers/${tie?.id}`).set(by(patient)).expect(200);
    await family.readings(helper, patient.userId).expect(404);
    await family.record(helper, patient.userId).expect(404);
    const [other, second] = await acting('manage');
    await api.ask.delete(`/family/members/${second.userId}`).set(by(other)).expect(200);
    await family.readings(other, second.userId).expect(404);
    expect(await family.helpers(second)).toEqual([]);
    const today = api.clock.now().toISOString().slice(0, 10);
    const [third, last] = await acting('manage', { until: today });
    await family.readings(third, last.userId).expect(200);
    api.clock.advance(days(2));
    await family.readings(await visitsOf(api).renewed(third), last.userId).expect(404);
  });

  it('has a level that only the patient can change', async () => {
    const [helper, patient] = await acting('view');
    const [tie] = await family.helpers(patient);
    const change = (who: Person, body: object) =>
      api.ask.put(`/family/helpers/${tie?.id}`).set(by(who)).send(body);
    await change(helper, { level: 'full' }).expect(404);
    await api.ask
      .put(`/family/members/${patient.userId}`)
      .set(by(helper))
      .send({ level: 'full' })
      .expect(422);
    await change(patient, { level: 'guardian' }).expect(422);
    await change(patient, { level: 'manage', until: '2020-01-01' }).expect(422);
    await change(patient, { level: 'manage' }).expect(200);
    await family.record(helper, patient.userId).expect(201);
  });

  it('does not answer the idempotency key of one patient for another', async () => {
    const [helper, patient] = await acting('manage');
    const { id } = await family.added(helper);
    const key = `key-${id}`;
    const first = (await family.record(helper, patient.userId, key).expect(201)).body.data;
    const second = (await family.record(helper, id, key).expect(201)).body.data;
    expect(second.id).not.toBe(first.id);
    expect((await family.record(helper, patient.userId, key).expect(201)).body.data.id).toBe(first.id);
    expect((await family.readings(helper, id).expect(200)).body.data).toHaveLength(1);
  });

  it('is refused to other patients, doctors and administrators', async () => {
    const [, patient] = await acting('manage');
    const [doctor, admin] = [await api.signedIn('DOCTOR'), await api.signedIn('ADMIN')];
    await family.readings(await person(), patient.userId).expect(404);
    await family.readings(doctor, patient.userId).expect(403);
    await api.ask.get('/consultations/none').set(actingFor(doctor, patient.userId)).expect(404);
    await family.readings(admin, patient.userId).expect(403);
  });
});

describe('row security', () => {
  it('refuses rows of a patient without a tie, even if the server asks for them', async () => {
    const [helper, patient] = await acting('view');
    const stranger = await person();
    const asking = (userId: string) => ({ userId, role: 'PATIENT' as const, patientId: patient.userId });
    const seen = (userId: string) =>
      api.context.db.read(asking(userId), (tx) =>
        tx.select().from(patients).where(eq(patients.id, patient.userId)),
      );
    expect(await seen(helper.userId)).toHaveLength(1);
    expect(await seen(stranger.userId)).toHaveLength(0);
    const changed = await api.context.db.write(asking(helper.userId), (tx) =>
      tx
        .update(patientProfiles)
        .set({ phone: '+910000000999' })
        .where(eq(patientProfiles.userId, patient.userId))
        .returning({ id: patientProfiles.userId }),
    );
    expect(changed).toEqual([]);
  });
});
