// database: both
// areas: all
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DoctorDashboard } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { altitude } from '../../../../test/matrix/samples';
import { worldOf } from '../../../../test/matrix/world';
import { pulse, readingsOf } from '../../../../test/readings';
import { run } from '../../../../test/statements';

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
  api.clock.set('2026-11-20T09:00:00+05:30');
  doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
  patient = await api.signedIn(
    'PATIENT',
    { firstName: 'Prakash' },
    { gender: 'MALE', phone: '+910000000101' },
  );
});

const crisis = {
  ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 186, diastolic: 122 },
  measuredAt: '2026-11-20T07:52:00+05:30',
};
const recorded = async (reading: object = crisis, who = patient) =>
  (await readingsOf(api).recorded(who, reading)).id;
const dashboard = async (who: Person = doctor): Promise<DoctorDashboard> =>
  (await api.ask.get('/doctors/dashboard/me').set(by(who)).expect(200)).body.data;
const criticalOf = async (who: Person = doctor) =>
  (await dashboard(who)).critical.patients.flatMap(({ readings }) => readings.map(({ id }) => id));
const newsOf = async (who: Person = doctor) =>
  (await dashboard(who)).news.patients.map(({ patient: { id }, entries }) => [id, entries]);
const granted = (given: Parameters<typeof consents.granted>[2] = {}, who = patient, to = doctor) =>
  consents.granted(who, to, given);
const looked = (who = patient) => consents.summary(doctor, who).expect(200);

describe('what is new', () => {
  it('is counted by kind since the access began, then since the doctor opened the record; looks at the dashboard do not count', async () => {
    await recorded(pulse);
    await granted({ kinds: ['vital-signs', 'conditions'] });
    expect(await newsOf()).toEqual([]);
    api.clock.advance(minutes(1));
    await recorded(pulse);
    await recorded({ ...pulse, measuredAt: '2026-01-20T08:00:00+05:30' });
    await worldOf(api).newHealthFact(patient, altitude);
    await worldOf(api).emergencyContact(patient);
    const expected = [
      [
        patient.userId,
        [
          { kind: 'conditions', count: 1 },
          { kind: 'vital-signs', count: 2 },
        ],
      ],
    ];
    expect(await newsOf()).toEqual(expected);
    expect(await newsOf()).toEqual(expected);
    expect((await dashboard()).news.patients).toMatchObject([{ hasLooked: false, isMore: false }]);
    await looked();
    expect(await newsOf()).toEqual([]);
    api.clock.advance(minutes(1));
    await recorded(pulse);
    expect((await dashboard()).news.patients).toMatchObject([
      { hasLooked: true, entries: [{ kind: 'vital-signs', count: 1 }] },
    ]);
  });

  it('goes by the looks of this doctor alone', async () => {
    const other = await api.signedIn('DOCTOR');
    await granted();
    await granted({}, patient, other);
    api.clock.advance(minutes(1));
    await recorded(pulse);
    api.clock.advance(minutes(1));
    await consents.summary(other, patient).expect(200);
    expect(await newsOf(other)).toEqual([]);
    expect(await newsOf()).toHaveLength(1);
  });

  it('is what the consent covers, without entries that are "only you" or deleted, and none of others', async () => {
    const stranger = await api.signedIn('PATIENT');
    await granted({ kinds: ['vital-signs'], dates: { from: '2026-11-20', to: '2026-11-30' } });
    api.clock.advance(minutes(1));
    await recorded(pulse, stranger);
    await recorded({ ...pulse, measuredAt: '2026-11-19T08:00:00+05:30' });
    await worldOf(api).newHealthFact(patient, altitude);
    const marked = await recorded(pulse);
    await api.ask
      .put(`/patients/entries/${marked}/access`)
      .set(by(patient))
      .send({ isOnlyYou: true })
      .expect(200);
    const deleted = await recorded(pulse);
    await api.ask.delete(`/vital-signs/${deleted}`).set(by(patient)).expect(200);
    expect(await newsOf()).toEqual([]);
    await recorded(pulse);
    expect(await newsOf()).toEqual([[patient.userId, [{ kind: 'vital-signs', count: 1 }]]]);
  });

  it('is counted up to a hundred of a table, the newest patients first', async () => {
    await granted();
    const second = await api.signedIn('PATIENT');
    await granted({}, second);
    api.clock.advance(minutes(1));
    const at = api.clock.now().toISOString();
    const id = await recorded(pulse);
    await api.look((tx) =>
      tx.execute(sql`insert into vital_signs (id, patient_id, type, unit, value, canonical_value, measured_at, measured_offset, status, worst, assessment, assessed_at,
        ranges_version, version, created_at, updated_at) select gen_random_uuid(), patient_id, type, unit, value, canonical_value, measured_at, measured_offset, status,
        worst, assessment, assessed_at, ranges_version, version, ${at}::timestamptz, updated_at from vital_signs, generate_series(1, 120) where id = ${id}`),
    );
    api.clock.advance(minutes(1));
    await recorded(pulse, second);
    expect((await dashboard()).news).toMatchObject({
      count: 2,
      patients: [
        { patient: { id: second.userId }, isMore: false },
        { patient: { id: patient.userId }, isMore: true, entries: [{ kind: 'vital-signs', count: 101 }] },
      ],
    });
  });
});

describe('a look at the dashboard', () => {
  it('is in the access log of each patient who is shown, with the readings and the purpose, and of nobody else', async () => {
    const id = await recorded();
    await granted({ kinds: ['vital-signs'] });
    const calm = await api.signedIn('PATIENT');
    await recorded(pulse, calm);
    await granted({}, calm);
    const asked = await api.signedIn('PATIENT');
    const request = await consents.asked(asked, doctor);
    await dashboard();
    const logOf = async (who: Person) =>
      (await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200)).body.data.filter(
        ({ operation }: { operation: string }) => operation === 'readDoctorDashboard',
      );
    expect(await logOf(patient)).toMatchObject([
      { recordType: 'overview', action: 'read', purpose: 'CAREMGT', recordIds: [id] },
    ]);
    expect(await logOf(asked)).toMatchObject([{ recordIds: [request.id] }]);
    expect(await logOf(calm)).toEqual([]);
  });

  it('says the purpose of an emergency access', async () => {
    await recorded();
    await consents.emergency(patient, doctor);
    expect(await criticalOf()).toHaveLength(1);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(body.data[0]).toMatchObject({ operation: 'readDoctorDashboard', purpose: 'BTG' });
  });

  it('is closed to a doctor who is suspended, or not verified any more', async () => {
    await recorded();
    await granted();
    const admin = await api.signedIn('ADMIN');
    await api.ask
      .put(`/admin/users/${doctor.userId}`)
      .set({ ...by(admin), ...once(), 'If-Match': '"1"' })
      .send({ status: 'SUSPENDED', reason: 'A complaint is looked into.' })
      .expect(200);
    const refused = await api.ask.get('/doctors/dashboard/me').set(by(doctor));
    expect([401, 403]).toContain(refused.status);
    const unverified = await api.signedIn('DOCTOR');
    await granted({}, patient, unverified);
    expect(await criticalOf(unverified)).toHaveLength(1);
    await api.look((tx) =>
      tx.execute(
        sql`update doctor_profiles set verification = 'REJECTED' where user_id = ${unverified.userId}`,
      ),
    );
    await api.ask.get('/doctors/dashboard/me').set(by(unverified)).expect(403);
  });

  it('cannot be asked of the database in another name: looks of others are not told', async () => {
    await granted();
    await looked();
    const other = await api.signedIn('DOCTOR');
    const ask = (who: Person) =>
      run(
        api.context.db,
        { userId: who.userId, role: 'DOCTOR' },
        sql`select looked_at from last_looks(${`{${patient.userId}}`}::uuid[])`,
        'read',
      );
    expect(await ask(doctor)).toEqual([{ looked_at: expect.anything() }]);
    expect(await ask(other)).toEqual([{ looked_at: null }]);
  });
});
