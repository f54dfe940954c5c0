// database: both
// areas: all
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DoctorDashboard } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { worldOf } from '../../../../test/matrix/world';
import { pulse, readingsOf } from '../../../../test/readings';

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
const granted = (given: Parameters<typeof consents.granted>[2] = {}, who = patient, to = doctor) =>
  consents.granted(who, to, given);
const later = async (who: Person): Promise<Person> => ({ ...who, ...(await worldOf(api).sessionOf(who)) });

describe('requests that wait', () => {
  it('say of a patient what the doctor was told before, and whether the patient or the code is awaited', async () => {
    const second = await api.signedIn('PATIENT', { firstName: 'Ravi' });
    const { id } = await consents.asked(patient, doctor);
    api.clock.advance(minutes(1));
    await consents.allowed(second, doctor);
    const { requests } = await dashboard();
    expect(requests.count).toBe(2);
    expect(requests.requests).toMatchObject([
      { id, isCodeWaiting: false, isActive: false },
      { patient: { firstName: 'Ravi' }, isCodeWaiting: true },
    ]);
    expect(requests.requests[0]?.patient).toEqual({
      ...{ id: patient.userId, firstName: 'Prakash', lastName: 'Person' },
      ...{ yearOfBirth: 1972, gender: 'MALE', phoneEnding: '101' },
    });
  });

  it('are the oldest five of all, of this doctor alone, and gone when answered or run out', async () => {
    const asked: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      asked.push((await consents.asked(await api.signedIn('PATIENT'), doctor)).id);
      api.clock.advance(minutes(1));
    }
    await consents.asked(patient, await api.signedIn('DOCTOR'));
    const { requests } = await dashboard();
    expect(requests.requests.map(({ id }) => id)).toEqual(asked.slice(0, 5));
    expect(requests.count).toBe(6);
    api.clock.advance(days(7));
    expect((await dashboard(await later(doctor))).requests).toEqual({ requests: [], count: 0 });
  });

  it('say that somebody shares something else already', async () => {
    await granted({ kinds: ['allergies'] });
    await consents.asked(patient, doctor);
    expect((await dashboard()).requests.requests).toMatchObject([{ isActive: true }]);
  });
});

describe('critical readings', () => {
  it('are told with the patient, the unit and the time, and nothing that the consent does not show', async () => {
    const id = await recorded({ ...crisis, note: 'Secret words.', arm: 'left' });
    const consentId = await granted({ kinds: ['vital-signs'] });
    const { critical } = await dashboard();
    expect(critical).toMatchObject({ days: 7, count: 1, isPart: false });
    expect(critical.patients).toMatchObject([
      {
        patient: { id: patient.userId, firstName: 'Prakash', yearOfBirth: 1972, phoneEnding: '101' },
        consents: [consentId],
        together: null,
        readings: [{ id, systolic: 186, diastolic: 122, unit: 'mm[Hg]', status: 'critical' }],
      },
    ]);
    expect(critical.patients[0]?.readings[0]?.measuredAt).toBe('2026-11-20T07:52:00+05:30');
    expect(JSON.stringify(critical)).not.toMatch(/Secret|left|1972-03-14|\+91|nadi\.example/);
  });

  it('are none of another doctor, without consent, or before the code was typed', async () => {
    await recorded();
    await granted({}, patient, await api.signedIn('DOCTOR'));
    await consents.allowed(patient, doctor);
    expect(await criticalOf()).toEqual([]);
  });

  it.each([
    ['of another kind', { kinds: ['conditions' as const] }],
    ['of other days', { dates: { from: '2026-11-01', to: '2026-11-19' } }],
  ])('are not told by a consent %s', async (_, given) => {
    await recorded();
    await granted(given);
    expect(await criticalOf()).toEqual([]);
  });

  it('go by the local day of the reading, not by that of the server', async () => {
    // Half past midnight in India is the day before in UTC.
    const id = await recorded({ ...crisis, measuredAt: '2026-11-20T00:30:00+05:30' });
    await granted({ dates: { from: '2026-11-20', to: '2026-11-20' } });
    expect(await criticalOf()).toEqual([id]);
  });

  it('are the shared entry alone where single entries are shared', async () => {
    const [one] = [await recorded({ ...pulse, value: 190, measuredAt: '2026-11-20T08:10:00+05:30' })];
    await recorded();
    await api.ask
      .post('/patients/share-data')
      .set({ ...by(patient), ...once() })
      .send({ doctorId: doctor.userId, recordIds: [one] })
      .expect(201);
    expect(await criticalOf()).toEqual([one]);
  });

  it('are gone at once with the mark "only you", a deletion, a revocation, the end of the access and the days', async () => {
    const marked = await recorded();
    const deleted = await recorded({ ...crisis, measuredAt: '2026-11-20T08:20:00+05:30' });
    const consentId = await granted();
    const left = async (id: string) => (await criticalOf()).includes(id);
    expect(await left(deleted)).toBe(true);
    await api.ask.delete(`/vital-signs/${deleted}`).set(by(patient)).expect(200);
    expect(await criticalOf()).toEqual([marked]);
    const marking = (isOnlyYou: boolean) =>
      api.ask.put(`/patients/entries/${marked}/access`).set(by(patient)).send({ isOnlyYou }).expect(200);
    await marking(true);
    expect(await criticalOf()).toEqual([]);
    await marking(false);
    expect(await criticalOf()).toEqual([marked]);
    await consents.revoked(patient, consentId);
    expect(await dashboard()).toMatchObject({ critical: { patients: [], count: 0 }, news: { count: 0 } });
    await granted({ accessUntil: new Date(api.clock.now().getTime() + hours(1)).toISOString() });
    expect(await criticalOf()).toEqual([marked]);
    api.clock.advance(hours(1));
    expect(await criticalOf(await later(doctor))).toEqual([]);
    await granted({}, await later(patient), await later(doctor));
    api.clock.advance(days(7));
    expect(await criticalOf(await later(doctor))).toEqual([]);
  });

  it('are told by the most severe that is possible, with its condition: pregnancy that is unknown, and an age that is', async () => {
    const woman = await api.signedIn('PATIENT', {}, { dateOfBirth: '1996-03-14', pregnancy: 'unknown' });
    await recorded({ ...crisis, systolic: 144, diastolic: 92 }, woman);
    await granted({ kinds: ['vital-signs', 'conditions'] }, woman);
    const ageless = await api.signedIn('PATIENT', {}, { dateOfBirth: null, gender: 'MALE' });
    await recorded({ type: 'temperature', unit: 'Cel', value: 38.2, measuredAt: crisis.measuredAt }, ageless);
    await granted({ kinds: ['vital-signs'] }, ageless);
    const { patients } = (await dashboard()).critical;
    expect(
      patients.map(({ patient: { id }, readings }) => [
        id,
        readings[0]?.status,
        readings[0]?.worst.condition,
      ]),
    ).toEqual([
      [ageless.userId, expect.any(String), 'under-three-months'],
      [woman.userId, 'high', 'pregnant-or-after-birth'],
    ]);
  });

  it('name nobody by a fact that is not shared: who is pregnant, is not and did not say are told alike', async () => {
    for (const pregnancy of ['pregnant', 'not-pregnant', 'unknown'] as const) {
      const woman = await api.signedIn('PATIENT', {}, { dateOfBirth: '1996-03-14', pregnancy });
      await recorded({ ...crisis, systolic: 144, diastolic: 92 }, woman);
      await granted({ kinds: ['vital-signs'] }, woman);
    }
    const { patients } = (await dashboard()).critical;
    const told = patients.map(({ readings }) => readings.map(({ id: _, ...reading }) => reading));
    expect(told).toHaveLength(3);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('count facts that are shared: who is known not to be pregnant is not named', async () => {
    const woman = await api.signedIn('PATIENT', {}, { dateOfBirth: '1996-03-14', pregnancy: 'not-pregnant' });
    await recorded({ ...crisis, systolic: 144, diastolic: 92 }, woman);
    await granted({ kinds: ['vital-signs', 'conditions'] }, woman);
    expect(await criticalOf()).toEqual([]);
  });

  it('hide no other side and no signs that are urgent together', async () => {
    const at = '2026-11-20T08:30:00+05:30';
    const glucose = { type: 'glucose', unit: 'mg/dL', timing: 'random', measuredAt: at };
    const low = await recorded({ ...glucose, value: 45 });
    const high = await recorded({ ...glucose, value: 640 });
    await granted({ kinds: ['vital-signs'] });
    expect((await criticalOf()).sort()).toEqual([low, high].sort());

    const ill = await api.signedIn('PATIENT', {}, { gender: 'MALE' });
    await recorded({ type: 'respiratory_rate', unit: '/min', value: 22, measuredAt: at }, ill);
    await recorded({ type: 'pulse', unit: '/min', value: 112, measuredAt: at }, ill);
    await recorded({ type: 'temperature', unit: 'Cel', value: 38.4, measuredAt: at }, ill);
    await granted({ kinds: ['vital-signs'] }, ill);
    const told = (await dashboard()).critical.patients.find(({ patient: { id } }) => id === ill.userId);
    expect(told?.together).toEqual({ advice: 'emergency-if-symptoms', condition: null });
    expect(told?.readings.map(({ type }) => type).sort()).toEqual([
      'pulse',
      'respiratory_rate',
      'temperature',
    ]);
  });

  it('are the most severe first, then the newest, and no more than eight of all patients', async () => {
    const made: Person[] = [];
    for (let count = 0; count < 9; count += 1) {
      const who = await api.signedIn('PATIENT', {}, { gender: 'MALE' });
      await recorded({ ...crisis, measuredAt: `2026-11-20T07:${10 + count}:00+05:30` }, who);
      await granted({ kinds: ['vital-signs'] }, who);
      made.push(who);
    }
    const worst = {
      type: 'oxygen_saturation',
      unit: '%',
      value: 80,
      measuredAt: '2026-11-18T07:00:00+05:30',
    };
    await recorded(worst);
    await granted({ kinds: ['vital-signs'] });
    const { patients, count } = (await dashboard()).critical;
    expect(count).toBe(10);
    expect(patients.map(({ patient: { id } }) => id)).toEqual(
      [patient, ...made.reverse().slice(0, 7)].map(({ userId }) => userId),
    );
  });
});
