// areas: account, records, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { worldOf } from '../../../../test/matrix/world';

let api: TestApi;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn('PATIENT');
});
afterAll(() => api.close());

const share = (recordIds: string[], { who = patient, key = once(), more = {} } = {}) =>
  api.ask
    .post('/patients/share-data')
    .set({ ...by(who), ...key })
    .send({ doctorId: doctor.userId, recordIds, ...more });
const listShares = async () =>
  (await api.ask.get('/patients/consents').set(by(patient)).expect(200)).body.pagination.total;

describe('sharing a document', () => {
  it('is done once however often the same request arrives, and refuses its key for another', async () => {
    const [one, other] = [
      await worldOf(api).medicalRecord(patient),
      await worldOf(api).medicalRecord(patient),
    ];
    const before = await listShares();
    const key = once();
    const answers = await Promise.all([share([one], { key }), share([one], { key })]);
    const repeated = await share([one], { key }).expect(201);
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    expect(repeated.body.data).toMatchObject({ entryIds: [one], status: 'GRANTED' });
    expect(await listShares()).toBe(before + 1);
    expect((await share([other], { key })).status).toBeGreaterThanOrEqual(409);
    expect(await listShares()).toBe(before + 1);
  });

  it('refuses doctors, administrators, too many entries, an entry twice, and an end that is over or too far', async () => {
    const id = await worldOf(api).medicalRecord(patient);
    await share([id], { who: doctor }).expect(403);
    await share([id], { who: await api.signedIn('ADMIN') }).expect(403);
    const before = await listShares();
    await share(Array.from({ length: 501 }, () => crypto.randomUUID())).expect(422);
    await share([]).expect(422);
    await share([id, id]).expect(422);
    const at = (ahead: number) => new Date(api.clock.now().getTime() + ahead).toISOString();
    await share([id], { more: { accessUntil: at(-1) } }).expect(422);
    await share([id], { more: { accessUntil: at(days(366)) } }).expect(422);
    expect(await listShares()).toBe(before);
  });
});
