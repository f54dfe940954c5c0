// areas: account, profile
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';

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
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn('PATIENT', {}, { phone: '+910000000101' });
});

const get = (path: string, who: Person = patient) => api.ask.get(path).set(by(who));

describe('a search', () => {
  const searching = (searchType: string, query: string) =>
    get(`/patient-search?searchType=${searchType}&query=${encodeURIComponent(query)}`, doctor);

  it('finds by name, phone and e-mail, and tells no more than it may; each who is found sees it', async () => {
    const found = await searching('phone', '+91 00000 00101').expect(200);
    const ofPatient = found.body.data.find(({ id }: { id: string }) => id === patient.userId);
    expect(ofPatient).toEqual({
      id: patient.userId,
      firstName: 'Test',
      lastName: 'Person',
      yearOfBirth: 1972,
      gender: 'FEMALE',
      phoneEnding: '101',
    });
    const byMail = await searching('email', patient.email.toUpperCase()).expect(200);
    expect(byMail.body.data).toHaveLength(1);
    const named = await api.signedIn('PATIENT', { firstName: 'Lakshmi', lastName: 'Venkataraman' });
    for (const typed of ['lakshmi v', 'LAKSH', 'venkata'])
      expect((await searching('name', typed).expect(200)).body.data).toMatchObject([{ id: named.userId }]);
    expect((await searching('name', 'person%').expect(200)).body.data).toEqual([]);
    const log = await get('/patients/access-log?by=others');
    expect(log.body.data[0]).toMatchObject({ recordType: 'search-result', operation: 'searchPatients' });
  });

  it('refuses what would list people, checks the form of an ABHA number and guesses none', async () => {
    await searching('name', ' a ').expect(422);
    await searching('phone', '98765').expect(422);
    await searching('email', 'asha').expect(422);
    await searching('abha', '1234').expect(422);
    expect((await searching('abha', '91-0000-0000-0000').expect(200)).body.data).toEqual([]);
  });

  it('finds by the ABHA number that a patient keeps, until it is taken out, and tells no more than by other words', async () => {
    const path = '/patients/profile';
    const keep = async (abhaNumber: unknown, status = 200) =>
      api.ask
        .put(path)
        .set({ ...by(patient), 'If-Match': String((await get(path)).headers.etag) })
        .send({ abhaNumber })
        .expect(status);
    for (const wrong of ['9100000000010', '91-0000-0000-0101', '910000000001011', 91000000000101, ''])
      await keep(wrong, 422);
    expect((await keep('91000000000101')).body.data.abhaNumber).toBe('91000000000101');
    const [found] = (await searching('abha', '91-0000-0000-0101').expect(200)).body.data;
    expect(found).toMatchObject({ id: patient.userId });
    expect(JSON.stringify(found)).not.toContain('91000000000101');
    await consents.findable(patient, false);
    expect((await searching('abha', '91000000000101').expect(200)).body.data).toEqual([]);
    await consents.findable(patient, true);
    await keep(null);
    expect((await searching('abha', '91000000000101').expect(200)).body.data).toEqual([]);
  });

  it('does not find who wants not to be found; those who share go on, and an emergency finds everyone', async () => {
    const before = await api.signedIn('DOCTOR');
    const id = await consents.granted(patient, before);
    await consents.findable(patient, false);
    expect((await searching('email', patient.email).expect(200)).body.data).toEqual([]);
    await consents.asking(patient, doctor).expect(404);
    await consents.records(before, patient).expect(200);
    await consents.asking(patient, before).expect(201);
    await consents.revoked(patient, id);
    await consents.emergency(patient, doctor);
  });
});
