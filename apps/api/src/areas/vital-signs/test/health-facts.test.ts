// areas: profile
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthFact, HealthFactOutcome, PatientProfile, VitalSign } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { bloodPressure, readingsOf } from '../../../../test/readings';

let api: TestApi;
let recorded: ReturnType<typeof readingsOf>['recorded'];
let list: ReturnType<typeof readingsOf>['list'];
beforeAll(async () => {
  api = await startApi();
  ({ recorded, list } = readingsOf(api));
});
afterAll(() => api.close());

const add = (who: Person, fact: object) =>
  api.ask
    .post('/patients/health-facts')
    .set({ ...by(who), ...once() })
    .send(fact);
const added = async (who: Person, fact: object): Promise<HealthFactOutcome & { fact: HealthFact }> =>
  (await add(who, fact).expect(201)).body.data;
const change = (who: Person, id: string, fact: object, headers: Record<string, string> = {}) =>
  api.ask
    .put(`/patients/health-facts/${id}`)
    .set({ ...by(who), ...headers })
    .send(fact);
const facts = async (who: Person): Promise<HealthFact[]> =>
  (await api.ask.get('/patients/health-facts').set(by(who)).expect(200)).body.data;
const putProfile = (who: Person, body: object) => api.ask.put('/patients/profile').set(by(who)).send(body);

/** A woman whose pregnancy is neither known nor excluded. */
const woman = (profile: Partial<PatientProfile> = {}) =>
  api.signedIn('PATIENT', {}, { dateOfBirth: '1994-05-21', pregnancy: 'unknown', ...profile });
/** In range for an adult, high in pregnancy. */
const pressure = (day: string, systolic = 145) => ({
  ...bloodPressure,
  systolic,
  diastolic: 85,
  measuredAt: `${day}T08:00:00+05:30`,
});
const only = async (who: Person): Promise<VitalSign> => {
  const { data } = await list(who);
  expect(data).toHaveLength(1);
  return data[0];
};

describe('addHealthFact', () => {
  it('reassesses the readings of its dates, and keeps what was assessed before beside it', async () => {
    const who = await woman();
    const before = await recorded(who, pressure('2026-11-10', 165));
    await recorded(who, pressure('2026-09-01', 165));
    api.clock.advance(minutes(5));
    const { fact, reassessed } = await added(who, { type: 'pregnant', from: '2026-10-02' });
    expect(fact).toMatchObject({ type: 'pregnant', from: '2026-10-02', to: null, version: 1 });
    expect(reassessed).toBe(1);
    const [later, earlier] = (await list(who)).data;
    expect(before.interpretation).toMatchObject({
      status: 'high',
      worst: { status: 'critical', condition: 'pregnant-or-after-birth' },
      asks: ['pregnancy'],
    });
    expect(later.interpretation).toMatchObject({
      status: 'critical',
      worst: { status: 'critical', condition: null },
      asks: [],
    });
    const { status, side, worst } = before.interpretation;
    expect(later.earlierInterpretations).toEqual([
      {
        status,
        side,
        worst,
        assessedAt: before.createdAt,
        replacedAt: api.clock.now().toISOString(),
        cause: 'facts',
      },
    ]);
    // A month before the fact: nothing is known of it still.
    expect(earlier.interpretation).toMatchObject({ status: 'high', asks: ['pregnancy'] });
    expect(earlier.earlierInterpretations).toEqual([]);
    expect(later.version).toBe(before.version);
  });

  it('goes by the date of the place of measuring', async () => {
    const who = await woman();
    // The 20th in UTC, the 19th where it was measured.
    await recorded(who, { ...pressure('2026-11-19'), measuredAt: '2026-11-19T23:30:00-03:00' });
    expect((await added(who, { type: 'pregnant', from: '2026-11-20' })).reassessed).toBe(0);
    const other = await woman();
    await recorded(other, { ...pressure('2026-11-20'), measuredAt: '2026-11-20T00:30:00+05:30' });
    expect((await added(other, { type: 'not-pregnant', from: '2026-11-20' })).reassessed).toBe(1);
  });

  it.each([
    ['in the future', { type: 'pregnant', from: '2026-11-22' }, '/body/from', 'future'],
    ['before birth', { type: 'pregnant', from: '1994-05-20' }, '/body/from', 'before-birth'],
    ['that ends first', { type: 'pregnant', from: '2026-11-02', to: '2026-11-01' }, '/body/to', 'order'],
    [
      'a birth that lasts',
      { type: 'gave-birth', from: '2026-11-02', to: '2026-11-02' },
      '/body/to',
      'not-allowed',
    ],
    ['an altitude of no metres', { type: 'altitude', from: '2026-11-01' }, '/body/metres', 'required'],
    ['a low altitude', { type: 'altitude', from: '2026-11-01', metres: 900 }, '/body/metres', 'minimum'],
    [
      'metres of another',
      { type: 'pregnant', from: '2026-11-01', metres: 3000 },
      '/body/metres',
      'not-allowed',
    ],
    ['a target of nobody', { type: 'oxygen-target-88-92', from: '2026-11-01' }, '/body/setBy', 'required'],
    [
      'who set another',
      { type: 'pregnant', from: '2026-11-01', setBy: 'Dr A' },
      '/body/setBy',
      'not-allowed',
    ],
    ['a day that there is not', { type: 'pregnant', from: '2026-02-30' }, '/body/from', 'format'],
  ])('refuses one %s', async (_, fact, pointer, code) => {
    const { body } = await add(await woman(), fact).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('refuses a second answer to a question for the same days, and takes one beside it', async () => {
    const who = await woman();
    await added(who, { type: 'pregnant', from: '2026-06-01', to: '2026-08-31' });
    for (const [type, from, to] of [
      ['not-pregnant', '2026-08-31', null],
      ['pregnant', '2026-05-01', null],
      ['pregnant', '2026-05-01', '2026-06-01'],
    ]) {
      const { body } = await add(who, { type, from, to }).expect(422);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/from', code: 'overlap' })]);
    }
    await added(who, { type: 'not-pregnant', from: '2026-09-01' });
    await added(who, { type: 'gave-birth', from: '2026-08-31' });
    expect((await facts(who)).map(({ type }) => type)).toEqual(['not-pregnant', 'gave-birth', 'pregnant']);
  });

  it('takes two hundred and no more', async () => {
    const who = await api.signedIn(
      'PATIENT',
      {},
      { dateOfBirth: '1950-01-01', gender: 'MALE', pregnancy: 'unknown' },
    );
    const dayOf = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    for (let index = 0; index < 200; index += 1)
      await add(who, { type: 'altitude', from: dayOf(index), to: dayOf(index), metres: 3000 }).expect(201);
    const { body } = await add(who, { type: 'altitude', from: dayOf(300), metres: 3000 }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ code: 'too-many' })]);
  });

  it('refuses one of two facts that overlap and are sent at once, and assesses each reading by the other', async () => {
    const who = await woman();
    await recorded(who, pressure('2026-11-10', 165));
    const both = await Promise.all([
      add(who, { type: 'pregnant', from: '2026-10-01' }),
      add(who, { type: 'not-pregnant', from: '2026-11-01' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const [fact] = await facts(who);
    const status = fact?.type === 'pregnant' ? 'critical' : 'high';
    expect((await only(who)).interpretation).toMatchObject({ status, asks: [] });
  });

  it('while readings are recorded: each is assessed by it, whichever came first', async () => {
    const who = await woman();
    await Promise.all([
      ...Array.from({ length: 12 }, () => recorded(who, pressure('2026-11-10', 165))),
      added(who, { type: 'pregnant', from: '2026-10-01' }),
      ...Array.from({ length: 12 }, () => recorded(who, pressure('2026-11-10', 165))),
    ]);
    const { data } = await list(who, '?limit=50');
    expect(data.map((one: VitalSign) => one.interpretation.status)).toEqual(Array(24).fill('critical'));
  });
});

describe('updateHealthFact and deleteHealthFact', () => {
  it('reassess the readings of the old and the new dates', async () => {
    const who = await woman();
    await recorded(who, pressure('2026-11-10', 165));
    await recorded(who, pressure('2026-09-10', 165));
    const { fact } = await added(who, { type: 'pregnant', from: '2026-11-01' });
    const { body } = await change(who, fact.id, { type: 'pregnant', from: '2026-09-01', to: '2026-10-01' });
    expect(body.data).toMatchObject({ reassessed: 2, fact: { from: '2026-09-01', version: 2 } });
    const statuses = async () =>
      (await list(who)).data.map((one: VitalSign) => [
        one.interpretation.status,
        one.earlierInterpretations.map(({ status }) => status),
      ]);
    expect(await statuses()).toEqual([
      ['high', ['critical', 'high']],
      ['critical', ['high']],
    ]);
    const gone = await api.ask.delete(`/patients/health-facts/${fact.id}`).set(by(who)).expect(200);
    expect(gone.body.data).toEqual({ fact: null, reassessed: 1 });
    expect(await statuses()).toEqual([
      ['high', ['critical', 'high']],
      ['high', ['critical', 'high']],
    ]);
    expect(await facts(who)).toEqual([]);
  });

  it('are refused where it was changed since it was read; one of another is absent', async () => {
    const who = await woman();
    const { fact } = await added(who, { type: 'pregnant', from: '2026-11-01' });
    const { body } = await change(
      who,
      fact.id,
      { type: 'pregnant', from: '2026-11-02' },
      { 'If-Match': '"7"' },
    );
    expect(body).toMatchObject({ status: 412, current: { id: fact.id, version: 1 } });
    await api.ask
      .delete(`/patients/health-facts/${fact.id}`)
      .set({ ...by(who), 'If-Match': '"7"' })
      .expect(412);
    const other = await woman();
    await change(other, fact.id, { type: 'pregnant', from: '2026-11-02' }).expect(404);
    await api.ask.delete(`/patients/health-facts/${fact.id}`).set(by(other)).expect(404);
    await api.ask.delete('/patients/health-facts/not-an-id').set(by(who)).expect(404);
  });

  it('may overlap with what they take the place of', async () => {
    const who = await woman();
    const { fact } = await added(who, { type: 'pregnant', from: '2026-11-01' });
    await change(who, fact.id, { type: 'not-pregnant', from: '2026-11-02' }).expect(200);
  });
});

describe('what the profile says', () => {
  it('ends the open answer of pregnancy yesterday and adds one from today', async () => {
    const who = await woman();
    await putProfile(who, { pregnancy: 'not-pregnant' }).expect(200);
    expect(await facts(who)).toMatchObject([{ type: 'not-pregnant', from: '2026-11-20', to: null }]);
    await putProfile(who, { pregnancy: 'not-pregnant', phone: null }).expect(200);
    expect(await facts(who)).toHaveLength(1);
    const [{ id }] = (await facts(who)) as [HealthFact];
    await change(who, id, { type: 'not-pregnant', from: '2026-11-01' }).expect(200);
    const { body } = await putProfile(who, { pregnancy: 'pregnant' }).expect(200);
    expect(body.data.pregnancy).toBe('pregnant');
    expect(await facts(who)).toMatchObject([
      { type: 'pregnant', from: '2026-11-20', to: null },
      { type: 'not-pregnant', from: '2026-11-01', to: '2026-11-19' },
    ]);
    expect((await putProfile(who, { pregnancy: 'unknown' })).body.data.pregnancy).toBe('unknown');
    // A birth may be what ended the pregnancy, so it is kept as one of yesterday.
    const ended = await facts(who);
    expect(ended).toHaveLength(2);
    expect(ended).toContainEqual(
      expect.objectContaining({ type: 'pregnant', from: '2026-11-19', to: '2026-11-19' }),
    );
    expect(ended).toContainEqual(
      expect.objectContaining({ type: 'not-pregnant', from: '2026-11-01', to: '2026-11-19' }),
    );
  });

  it('later changes nothing earlier: a critical reading stays critical', async () => {
    const who = await woman();
    await added(who, { type: 'pregnant', from: '2026-10-01' });
    await recorded(who, pressure('2026-11-10', 165));
    expect((await only(who)).interpretation.status).toBe('critical');
    await putProfile(who, { pregnancy: 'not-pregnant' }).expect(200);
    expect(await only(who)).toMatchObject({
      interpretation: { status: 'critical' },
      earlierInterpretations: [],
    });
  });

  it('reassesses all readings after a correction of birth or gender', async () => {
    const who = await woman();
    await recorded(who, pressure('2024-01-10', 165));
    expect((await only(who)).interpretation.worst.status).toBe('critical');
    await putProfile(who, { gender: 'MALE' }).expect(200);
    expect(await only(who)).toMatchObject({
      interpretation: { status: 'high', worst: { status: 'high' }, asks: [] },
      earlierInterpretations: [{ worst: { status: 'critical' } }],
    });
    await putProfile(who, { dateOfBirth: null }).expect(200);
    expect((await only(who)).interpretation.asks).toEqual(['date-of-birth']);
  });
});
