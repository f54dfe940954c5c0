// areas: medical-history
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Medicine, MedicineChecks, MedicineDose } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { aspirin, doseOf } from '../../../../test/matrix/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const asNeeded = {
  ...aspirin,
  ...{ generic: 'Paracetamol', brand: null, pattern: 'as-needed', everyDays: null, times: [], maxInDay: 4 },
};
const post = (who: Person, path: string, body: object, key?: string) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...once(key) })
    .send(body);
const added = async (who: Person, body: object = aspirin): Promise<Medicine> =>
  (await post(who, '/medicines', body).expect(201)).body.data;
const recorded = async (who: Person, body: object): Promise<MedicineDose> =>
  (await post(who, '/medicine-doses', body).expect(201)).body.data;
const medicinesOf = async (who: Person): Promise<Medicine[]> =>
  (await api.ask.get('/medicines').set(by(who)).expect(200)).body.data;
const dosesOf = async (who: Person): Promise<MedicineDose[]> => {
  const today = api.clock.now().getTime();
  const day = (hoursFrom: number) => new Date(today + hours(hoursFrom)).toISOString().slice(0, 10);
  return (
    await api.ask
      .get(`/medicine-doses?from=${day(-72)}&to=${day(24)}`)
      .set(by(who))
      .expect(200)
  ).body.data;
};
const checksOf = async (who: Person): Promise<MedicineChecks> =>
  (await api.ask.get('/medicine-checks').set(by(who)).expect(200)).body.data;
const codesOf = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
  answer.body.errors.map(({ pointer, code }) => [pointer, code]);

describe('a dose of a schedule', () => {
  it('counts once when two devices record it at the same time, and is taken from the stock once', async () => {
    const who = await api.signedIn();
    const { id } = await added(who);
    const dose = doseOf(id, api.clock.now());
    const both = await Promise.all([recorded(who, dose), recorded(who, dose), recorded(who, dose)]);
    expect(new Set(both.map((one) => one.id)).size).toBe(1);
    expect(await dosesOf(who)).toHaveLength(1);
    expect(await medicinesOf(who)).toMatchObject([{ stock: 29 }]);
  });

  it('stays taken when another device says that it was skipped, and becomes taken when the other way round', async () => {
    const who = await api.signedIn();
    const { id } = await added(who);
    const dose = doseOf(id, api.clock.now());
    await recorded(who, { ...dose, status: 'skipped', reason: 'Felt sick' });
    expect(await medicinesOf(who)).toMatchObject([{ stock: 30 }]);
    expect(await recorded(who, dose)).toMatchObject({ status: 'taken', reason: null, version: 2 });
    expect(await recorded(who, { ...dose, status: 'skipped' })).toMatchObject({
      status: 'taken',
      version: 2,
    });
    expect(await medicinesOf(who)).toMatchObject([{ stock: 29 }]);
  });

  it('goes back into the stock when its record is undone', async () => {
    const who = await api.signedIn();
    const { id } = await added(who);
    const dose = await recorded(who, doseOf(id, api.clock.now()));
    await api.ask
      .delete(`/medicine-doses/${dose.id}`)
      .set({ ...by(who), 'If-Match': '"9"' })
      .expect(412);
    await api.ask.delete(`/medicine-doses/${dose.id}`).set(by(who)).expect(200);
    expect(await dosesOf(who)).toEqual([]);
    expect(await medicinesOf(who)).toMatchObject([{ stock: 30 }]);
  });

  it('is refused in the future, off the schedule, and of a medicine of someone else', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const { id } = await added(who);
    const now = api.clock.now();
    const dose = doseOf(id, now);
    const later = new Date(now.getTime() + hours(2)).toISOString();
    const inTwoDays = new Date(now.getTime() + hours(48)).toISOString().slice(0, 10);
    expect(codesOf(await post(who, '/medicine-doses', { ...dose, at: later }).expect(422))).toEqual([
      ['/body/at', 'future'],
    ]);
    expect(codesOf(await post(who, '/medicine-doses', { ...dose, day: inTwoDays }).expect(422))).toEqual([
      ['/body/day', 'future'],
    ]);
    expect(codesOf(await post(who, '/medicine-doses', { ...dose, time: '08:01' }).expect(422))).toEqual([
      ['/body/time', 'unknown'],
    ]);
    expect(codesOf(await post(other, '/medicine-doses', dose).expect(422))).toEqual([
      ['/body/medicineId', 'unknown'],
    ]);
    expect(await dosesOf(other)).toEqual([]);
    expect(await dosesOf(who)).toEqual([]);
  });

  it('cannot be moved to another day or another medicine by a correction', async () => {
    const who = await api.signedIn();
    const [one, two] = [await added(who), await added(who)];
    const draft = doseOf(one.id, api.clock.now());
    const { id } = await recorded(who, draft);
    const put = (body: object) => api.ask.put(`/medicine-doses/${id}`).set(by(who)).send(body);
    expect(codesOf(await put({ ...draft, medicineId: two.id }).expect(422))).toEqual([
      ['/body/medicineId', 'fixed'],
    ]);
    await put({ ...draft, status: 'skipped', reason: 'Marked by mistake' }).expect(200);
    expect(await medicinesOf(who)).toMatchObject([{ stock: 30 }, { stock: 30 }]);
  });
});

describe('a dose as needed', () => {
  const at = (milliseconds: number) => new Date(api.clock.now().getTime() - milliseconds).toISOString();
  const needed = (medicineId: string, before: number) => ({
    ...{ medicineId, status: 'taken', day: null, time: null, at: at(before), reason: null },
  });

  it('beyond the most in 24 hours is kept and marked, when two devices pass it at once too', async () => {
    const who = await api.signedIn();
    const { id } = await added(who, asNeeded);
    for (const before of [20, 12, 6]) await recorded(who, needed(id, hours(before)));
    const both = await Promise.all([
      recorded(who, needed(id, minutes(2))),
      recorded(who, needed(id, minutes(1))),
    ]);
    expect(both.map(({ isBeyondMost }) => isBeyondMost).sort()).toEqual([false, true]);
    expect(await dosesOf(who)).toHaveLength(5);
  });

  it('counts once for one key, and twice for two: whoever took two has two', async () => {
    const who = await api.signedIn();
    const { id } = await added(who, asNeeded);
    const [dose, key] = [needed(id, minutes(3)), crypto.randomUUID()];
    const sent = (one: string) => post(who, '/medicine-doses', dose, one).expect(201);
    await Promise.allSettled([sent(key), sent(key)]);
    await sent(key);
    expect(await dosesOf(who)).toHaveLength(1);
    await post(who, '/medicine-doses', needed(id, minutes(4)), key).expect(422);
    await sent(crypto.randomUUID());
    expect(await dosesOf(who)).toHaveLength(2);
    expect(await medicinesOf(who)).toMatchObject([{ stock: 28 }]);
  });

  it('is not counted with doses of more than 24 hours ago', async () => {
    const who = await api.signedIn();
    const { id } = await added(who, asNeeded);
    for (const before of [30, 29, 28, 27]) await recorded(who, needed(id, hours(before)));
    expect(await recorded(who, needed(id, 0))).toMatchObject({ isBeyondMost: false });
  });
});

describe('a medicine', () => {
  it('keeps its old schedule when it is changed, and what was recorded by it', async () => {
    const who = await api.signedIn();
    const { id, version } = await added(who);
    const dose = doseOf(id, api.clock.now());
    const { body } = await api.ask
      .put(`/medicines/${id}`)
      .set({ ...by(who), 'If-Match': `"${version}"` })
      .send({ ...aspirin, times: ['20:00'] })
      .expect(200);
    expect(body.data.earlierSchedules).toMatchObject([
      { times: ['08:00'], until: api.clock.now().toISOString() },
    ]);
    // A device that was offline knows the old schedule.
    await recorded(who, dose);
    await api.ask
      .put(`/medicines/${id}`)
      .set({ ...by(who), 'If-Match': `"${version}"` })
      .send(aspirin)
      .expect(412);
  });

  it('is refused with a schedule that says two things at once', async () => {
    const who = await api.signedIn();
    const wrong = {
      ...aspirin,
      pattern: 'weekdays',
      times: ['20:00', '08:00'],
      maxInDay: 4,
      endDay: '2026-10-01',
    };
    expect(codesOf(await post(who, '/medicines', wrong).expect(422))).toEqual([
      ['/body/everyDays', 'not-allowed'],
      ['/body/weekdays', 'required'],
      ['/body/maxInDay', 'not-allowed'],
      ['/body/times', 'order'],
      ['/body/endDay', 'range'],
    ]);
    expect(await medicinesOf(who)).toEqual([]);
  });

  it('is stopped once, and tells so in the medical history', async () => {
    const who = await api.signedIn();
    const { id } = await added(who);
    const first = await post(who, `/medicines/${id}/stop`, {}).expect(200);
    const again = await post(who, `/medicines/${id}/stop`, {}).expect(200);
    expect(again.body.data).toEqual(first.body.data);
    const history = await api.ask.get('/patients/medical-history').set(by(who)).expect(200);
    expect(history.body.data.medicines).toMatchObject([
      { id, generic: 'Aspirin', stoppedAt: first.body.data.stoppedAt },
    ]);
  });
});

describe('the checks', () => {
  it('warn of an allergy, keep the reason for which it is taken, and know nothing of what is not in the list', async () => {
    const who = await api.signedIn();
    const entries = [
      { kind: 'allergy', name: 'Penicillin', status: 'active', codeSystem: 'ATC', code: 'J01C' },
      { kind: 'allergy', name: 'Groundnuts', status: 'active' },
    ];
    await api.ask
      .put('/patients/medical-history')
      .set({ ...by(who), ...once() })
      .send({ medicalHistory: { noneKnown: [], entries } })
      .expect(200);
    const amoxicillin = await added(who, { ...aspirin, generic: 'Amoxicillin', brand: null });
    const herb = await added(who, { ...aspirin, generic: 'Ashwagandha', brand: null });
    const checks = await checksOf(who);
    expect(checks.warnings).toMatchObject([
      { kind: 'allergy', severity: 'avoid', medicineIds: [amoxicillin.id], acknowledgement: null },
    ]);
    expect(checks.uncheckedPairs).toEqual([[amoxicillin.id, herb.id]]);
    expect(checks.unlistedMedicineIds).toEqual([herb.id]);
    expect(checks).toMatchObject({ allergies: 'listed', uncheckedAllergies: ['Groundnuts'] });

    const warningId = checks.warnings[0]?.id ?? '';
    const path = '/medicine-checks/acknowledgements';
    expect(codesOf(await post(who, path, { warningId: `${warningId}0`, reason: 'No' }).expect(422))).toEqual([
      ['/body/warningId', 'unknown'],
    ]);
    await post(who, path, { warningId, reason: 'The doctor tested me' }).expect(201);
    expect((await checksOf(who)).warnings).toMatchObject([
      { acknowledgement: { reason: 'The doctor tested me' } },
    ]);
    const other = await api.signedIn();
    await post(other, path, { warningId, reason: 'Not mine' }).expect(422);
  });
});
