// database: both
// areas: all
import { describe, expect, it } from '@jest/globals';
import { by, once, type Person } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { worldOf } from '../../../../test/matrix/world';
import { pulse } from '../../../../test/readings';
import { crisis, dashboardStage } from './dashboard-stage';

const { stage, dashboard, recorded, criticalOf, granted } = dashboardStage();
const later = async (who: Person): Promise<Person> => ({
  ...who,
  ...(await worldOf(stage.api).sessionOf(who)),
});

describe('requests that wait', () => {
  it('say of a patient what the doctor was told before, and whether the patient or the code is awaited', async () => {
    const second = await stage.api.signedIn('PATIENT', { firstName: 'Ravi' });
    const { id } = await stage.consents.asked(stage.patient, stage.doctor);
    stage.api.clock.advance(minutes(1));
    await stage.consents.allowed(second, stage.doctor);
    const { requests } = await dashboard();
    expect(requests.count).toBe(2);
    expect(requests.requests).toMatchObject([
      { id, isCodeWaiting: false, isActive: false },
      { patient: { firstName: 'Ravi' }, isCodeWaiting: true },
    ]);
    expect(requests.requests[0]?.patient).toEqual({
      ...{ id: stage.patient.userId, firstName: 'Prakash', lastName: 'Person' },
      ...{ yearOfBirth: 1972, gender: 'MALE', phoneEnding: '101' },
    });
  });

  it('are the oldest five of all, of this doctor alone, and gone when answered or run out', async () => {
    const asked: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      asked.push((await stage.consents.asked(await stage.api.signedIn('PATIENT'), stage.doctor)).id);
      stage.api.clock.advance(minutes(1));
    }
    await stage.consents.asked(stage.patient, await stage.api.signedIn('DOCTOR'));
    const { requests } = await dashboard();
    expect(requests.requests.map(({ id }) => id)).toEqual(asked.slice(0, 5));
    expect(requests.count).toBe(6);
    stage.api.clock.advance(days(7));
    expect((await dashboard(await later(stage.doctor))).requests).toEqual({ requests: [], count: 0 });
  });

  it('say that somebody shares something else already', async () => {
    await granted({ kinds: ['allergies'] });
    await stage.consents.asked(stage.patient, stage.doctor);
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
        patient: { id: stage.patient.userId, firstName: 'Prakash', yearOfBirth: 1972, phoneEnding: '101' },
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
    await granted({}, stage.patient, await stage.api.signedIn('DOCTOR'));
    await stage.consents.allowed(stage.patient, stage.doctor);
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
    await stage.api.ask
      .post('/patients/share-data')
      .set({ ...by(stage.patient), ...once() })
      .send({ doctorId: stage.doctor.userId, recordIds: [one] })
      .expect(201);
    expect(await criticalOf()).toEqual([one]);
  });

  it('are gone at once with the mark "only you", a deletion, a revocation, the end of the access and the days', async () => {
    const marked = await recorded();
    const deleted = await recorded({ ...crisis, measuredAt: '2026-11-20T08:20:00+05:30' });
    const consentId = await granted();
    const left = async (id: string) => (await criticalOf()).includes(id);
    expect(await left(deleted)).toBe(true);
    await stage.api.ask.delete(`/vital-signs/${deleted}`).set(by(stage.patient)).expect(200);
    expect(await criticalOf()).toEqual([marked]);
    const marking = (isOnlyYou: boolean) =>
      stage.api.ask
        .put(`/patients/entries/${marked}/access`)
        .set(by(stage.patient))
        .send({ isOnlyYou })
        .expect(200);
    await marking(true);
    expect(await criticalOf()).toEqual([]);
    await marking(false);
    expect(await criticalOf()).toEqual([marked]);
    await stage.consents.revoked(stage.patient, consentId);
    expect(await dashboard()).toMatchObject({ critical: { patients: [], count: 0 }, news: { count: 0 } });
    await granted({ accessUntil: new Date(stage.api.clock.now().getTime() + hours(1)).toISOString() });
    expect(await criticalOf()).toEqual([marked]);
    stage.api.clock.advance(hours(1));
    expect(await criticalOf(await later(stage.doctor))).toEqual([]);
    await granted({}, await later(stage.patient), await later(stage.doctor));
    stage.api.clock.advance(days(7));
    expect(await criticalOf(await later(stage.doctor))).toEqual([]);
  });

  it('are told by the most severe that is possible, with its condition: pregnancy that is unknown, and an age that is', async () => {
    const woman = await stage.api.signedIn(
      'PATIENT',
      {},
      { dateOfBirth: '1996-03-14', pregnancy: 'unknown' },
    );
    await recorded({ ...crisis, systolic: 144, diastolic: 92 }, woman);
    await granted({ kinds: ['vital-signs', 'conditions'] }, woman);
    const ageless = await stage.api.signedIn('PATIENT', {}, { dateOfBirth: null, gender: 'MALE' });
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
      const woman = await stage.api.signedIn('PATIENT', {}, { dateOfBirth: '1996-03-14', pregnancy });
      await recorded({ ...crisis, systolic: 144, diastolic: 92 }, woman);
      await granted({ kinds: ['vital-signs'] }, woman);
    }
    const { patients } = (await dashboard()).critical;
    const told = patients.map(({ readings }) => readings.map(({ id: _, ...reading }) => reading));
    expect(told).toHaveLength(3);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('count facts that are shared: who is known not to be pregnant is not named', async () => {
    const woman = await stage.api.signedIn(
      'PATIENT',
      {},
      { dateOfBirth: '1996-03-14', pregnancy: 'not-pregnant' },
    );
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

    const ill = await stage.api.signedIn('PATIENT', {}, { gender: 'MALE' });
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
      const who = await stage.api.signedIn('PATIENT', {}, { gender: 'MALE' });
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
      [stage.patient, ...made.reverse().slice(0, 7)].map(({ userId }) => userId),
    );
  });
});
