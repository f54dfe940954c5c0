// areas: family, profile, vital-signs
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { actingFor, familyOf } from '../../../../test/family';
import { altitude } from '../../../../test/matrix/samples';
import { worldOf } from '../../../../test/matrix/world';
import { pulse, readingsOf } from '../../../../test/readings';

let api: TestApi;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn();
  await consents.granted(patient, doctor);
});
afterAll(() => api.close());

const own = (version = 1) => ({ ...by(patient), ...once(), 'If-Match': `"${version}"` });
const accessOf = async (who: Person) => {
  const asking = api.ask.get(`/patient-search/records/${patient.userId}/access`).set(by(who));
  return (await asking.expect(200)).body.data as { consents: string[]; changes: number };
};
const reading = async () => (await readingsOf(api).recorded(patient, pulse)).id;
const contact = () => worldOf(api).emergencyContact(patient);

const writes: Record<string, () => Promise<unknown>> = {
  'a reading is marked': async () =>
    api.ask
      .put(`/patients/entries/${await reading()}/access`)
      .set(by(patient))
      .send({ isOnlyYou: true })
      .expect(200),
  'a reading is corrected': async () =>
    api.ask
      .put(`/vital-signs/${await reading()}`)
      .set(own())
      .send({ value: 75 })
      .expect(200),
  'a reading is deleted': async () =>
    api.ask
      .delete(`/vital-signs/${await reading()}`)
      .set(own())
      .expect(200),
  'a health fact is added': () => worldOf(api).newHealthFact(patient, altitude),
  'a contact is deleted': async () =>
    api.ask
      .delete(`/patients/emergency-contacts/${await contact()}`)
      .set(own())
      .expect(200),
};

it.each(Object.keys(writes))('a doctor who asks without a live connection sees that %s', async (which) => {
  await contact();
  const before = await accessOf(doctor);
  const read = await consents.summary(doctor, patient).expect(200);
  expect(read.body.data.access).toEqual(before);
  await writes[which]?.();
  expect(await accessOf(doctor)).toEqual({ ...before, changes: before.changes + 1 });
});

it('counts changes of consents that hold, of the patient who writes', async () => {
  const stranger = await api.signedIn();
  const strangers = await consents.granted(stranger, doctor);
  const ended = await consents.granted(patient, await api.signedIn('DOCTOR'));
  await consents.revoked(patient, ended);
  const waiting = await consents.asked(patient, await api.signedIn('DOCTOR'));
  await writes['a reading is deleted']?.();
  const rows = await api.database.asSuperuser(
    `select changes from consents where id in ('${strangers}', '${ended}', '${waiting.id}')`,
  );
  expect((rows as { changes: number }[]).map(({ changes }) => changes)).toEqual([0, 0, 0]);
});

it('counts what family does for the patient, and nothing of the family', async () => {
  const daughter = await api.signedIn();
  const daughters = await consents.granted(daughter, doctor);
  await familyOf(api).letAct(daughter, patient);
  const before = await accessOf(doctor);
  await api.ask
    .put(`/vital-signs/${await reading()}`)
    .set({ ...own(), ...actingFor(daughter, patient.userId) })
    .send({ value: 75 })
    .expect(200);
  expect((await accessOf(doctor)).changes).toBe(before.changes + 1);
  const [row] = await api.database.asSuperuser(`select changes from consents where id = '${daughters}'`);
  expect(row).toEqual({ changes: 0 });
});

it('counts each of two changes at once', async () => {
  const { changes } = await accessOf(doctor);
  const ids = [await reading(), await reading()];
  await Promise.all(ids.map((id) => api.ask.delete(`/vital-signs/${id}`).set(own()).expect(200)));
  expect((await accessOf(doctor)).changes).toBe(changes + 2);
});
