// database: both
// areas: account, medical-history, notifications, profile, records, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConsentScope } from '@nadi/contract/schema';
import { keptKinds } from '@nadi/domain/consent/kinds';
import { recordTypes } from '@nadi/domain/records/record-types';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { consentsOf, reason } from '../../../../test/consents';
import { worldOf } from '../../../../test/matrix/world';
import { pulse, readingsOf } from '../../../../test/readings';
import { uploadingTo } from '../../records/test/uploading';

/**
 * The cases of ABDM's third milestone for consents, as they are for a doctor and a patient of one installation: `docs/abdm-cases.md` says what each
 * asks for, and what stands for the gateway here.
 */
let api: TestApi;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
  patient = await api.signedIn('PATIENT', { firstName: 'Kavita', lastName: 'Iyer' });
});

const get = (path: string, who: Person) => api.ask.get(path).set(by(who));
const asking = (scope: Partial<ConsentScope>, more: object = {}, key = once()) =>
  api.ask
    .post('/patient-search/authorization')
    .set({ ...by(doctor), ...key })
    .send({ patientId: patient.userId, purpose: 'CAREMGT', reason, ...consents.scope(scope), ...more });
const recorded = async () => (await readingsOf(api).recorded(patient, pulse)).id;
const consent = async (id: string) => (await get(`/patients/consents/${id}`, patient).expect(200)).body.data;
const noneKnown = ['allergy', 'condition', 'medicine', 'immunisation'];
/** Something of each kind: that there are none of it is an entry of the history, and a record of each type. */
async function everything(): Promise<void> {
  await recorded();
  await worldOf(api).emergencyContact(patient);
  await api.ask
    .put('/patients/medical-history')
    .set({ ...by(patient), ...once() })
    .send({ medicalHistory: { noneKnown, entries: [] } })
    .expect(200);
  for (const type of recordTypes) await uploadingTo(api).added(patient, { type });
}
const denying = (id: string) =>
  api.ask.post(`/patients/consents/${id}/deny`).set(by(patient)).send({ reason: 'unknown-doctor' });

describe('a consent request', () => {
  it('CNS_01: is answered with its id, and reaches the patient', async () => {
    const { id } = await consents.asked(patient, doctor);
    const { body } = await get('/patients/consents', patient).expect(200);
    expect(body.data.map((one: { id: string }) => one.id)).toEqual([id]);
    const { body: told } = await get('/notifications', patient).expect(200);
    expect(told.data).toMatchObject([
      { type: 'consent-requested', title: 'Dr. Meera Rao asks to see your records' },
    ]);
  });

  it('CNS_02: is REQUESTED until the patient acts, for both sides', async () => {
    const { id, status } = await consents.asked(patient, doctor);
    expect([status, (await consent(id)).status]).toEqual(['REQUESTED', 'REQUESTED']);
    const { body } = await get('/doctors/patients/me?status=requested', doctor).expect(200);
    expect(body.data).toMatchObject([{ status: 'requested' }]);
  });

  it('CNS_03: is there once if its answer was lost and it is sent again', async () => {
    const key = once();
    const [first, again] = [await asking({}, {}, key).expect(201), await asking({}, {}, key).expect(201)];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await get('/patients/consents', patient)).body.pagination.total).toBe(1);
  });

  it.each(['CAREMGT', 'PUBHLTH', 'HPAYMT', 'DSRCH', 'PATRQT'])(
    'CNS_04: reaches the patient with the purpose %s',
    async (purpose) => {
      const { body } = await asking({}, { purpose }).expect(201);
      expect((await consent(body.data.id)).purpose).toBe(purpose);
    },
  );

  it.each(keptKinds)('CNS_05: for %s is accepted, and brings what there is of them', async (kind) => {
    await everything();
    await consents.granted(patient, doctor, { kinds: [kind] });
    const { body } = await consents.records(doctor, patient, kind).expect(200);
    expect(body.data.entries.length).toBeGreaterThan(0);
    for (const one of body.data.entries) expect(one.kind).toBe(kind);
  });
});

describe('a grant, or a denial', () => {
  it('GRT_01: tells the doctor the consent, by its id', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const { body } = await consents.typing(doctor, id, code).expect(200);
    expect(body.data).toMatchObject({ id, status: 'GRANTED' });
  });

  it('GRT_02: leaves a request that was denied without a code and without records', async () => {
    const { id } = await consents.asked(patient, doctor);
    await denying(id).expect(200);
    expect(await consent(id)).toMatchObject({ status: 'DENIED', allowed: null });
    await consents.typing(doctor, id, '000000').expect(409);
    await consents.records(doctor, patient).expect(404);
  });

  it('GRT_03: uses every consent that there is, not only the first', async () => {
    const [shared, reading] = [await recorded(), await recorded()];
    await worldOf(api).emergencyContact(patient);
    const first = await consents.granted(patient, doctor, { kinds: ['emergency-contacts'] });
    const sending = api.ask.post('/patients/share-data').set({ ...by(patient), ...once() });
    const { body } = await sending.send({ doctorId: doctor.userId, recordIds: [shared] }).expect(201);
    const readings = await consents.records(doctor, patient).expect(200);
    const contacts = await consents.records(doctor, patient, 'emergency-contacts').expect(200);
    expect(readings.body.data.entries).toMatchObject([{ id: shared, consentId: body.data.id }]);
    expect(contacts.body.data.entries).toMatchObject([{ consentId: first }]);
    expect(readings.text).not.toContain(reading);
  });
});

describe('a consent', () => {
  it('ART_01: is read by its id, with everything that it says', async () => {
    const dates = { from: '2026-01-01', to: '2026-10-31' };
    const id = await consents.granted(patient, doctor, { kinds: ['vital-signs'], dates });
    expect(await consent(id)).toMatchObject({
      id,
      status: 'GRANTED',
      purpose: 'CAREMGT',
      accessMode: 'VIEW',
      allowed: { kinds: ['vital-signs'], dates },
    });
  });

  it('ART_02: that has expired brings nothing, however often it is tried', async () => {
    const accessUntil = new Date(api.clock.now().getTime() + minutes(5)).toISOString();
    const id = await consents.granted(patient, doctor, { accessUntil });
    await consents.records(doctor, patient).expect(200);
    api.clock.advance(minutes(5));
    for (let tries = 0; tries < 3; tries += 1) await consents.records(doctor, patient).expect(404);
    await consents.summary(doctor, patient).expect(404);
    expect((await consent(id)).status).toBe('EXPIRED');
  });
});

describe('the records', () => {
  it('DAT_01: are asked for under a consent, which each of them names', async () => {
    const reading = await recorded();
    const consentId = await consents.granted(patient, doctor);
    const { body } = await consents.records(doctor, patient).expect(200);
    expect(body.data.entries).toMatchObject([{ id: reading, consentId }]);
  });

  it('DAT_02: reach only whom they were granted to, and are kept on no way there', async () => {
    await recorded();
    await consents.granted(patient, doctor);
    const { headers } = await consents.records(doctor, patient).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    const other = await api.signedIn('DOCTOR');
    await consents.records(other, patient).expect(404);
  });

  it('DAT_03: are values with unit, time and code, which a screen can show', async () => {
    await recorded();
    await consents.granted(patient, doctor);
    const { body } = await consents.records(doctor, patient).expect(200);
    expect(body.data.entries[0].reading).toMatchObject({
      type: 'pulse',
      unit: pulse.unit,
      value: pulse.value,
    });
    expect(body.data.entries[0].at).not.toBeNull();
  });

  it('DAT_04: that exist are shown, and those that do not are no failure', async () => {
    await recorded();
    await consents.granted(patient, doctor, { kinds: ['vital-signs', 'allergies'] });
    await consents.records(doctor, patient).expect(200);
    expect((await consents.records(doctor, patient, 'allergies').expect(200)).body.data.entries).toEqual([]);
    const { body } = await consents.summary(doctor, patient).expect(200);
    expect(body.data.shared).toMatchObject([
      { kind: 'allergies', count: 0 },
      { kind: 'vital-signs', count: 1 },
    ]);
  });

  it('DAT_05: that were received are in the patient’s access log, with the purpose', async () => {
    const reading = await recorded();
    await consents.granted(patient, doctor);
    await consents.records(doctor, patient).expect(200);
    const { body } = await get('/patients/access-log?by=others', patient).expect(200);
    expect(body.data[0]).toMatchObject({
      actor: { name: 'Meera Rao' },
      purpose: 'CAREMGT',
      recordIds: [reading],
    });
  });
});

it('REV_01: what is revoked brings nothing from that moment on', async () => {
  await recorded();
  const id = await consents.granted(patient, doctor);
  await consents.records(doctor, patient).expect(200);
  await consents.revoked(patient, id);
  await consents.records(doctor, patient).expect(404);
  expect((await consent(id)).status).toBe('REVOKED');
});
