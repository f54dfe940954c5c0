import { expect, it } from '@jest/globals';
import type {
  HealthMetrics,
  MedicalHistory,
  PatientDashboard,
  SentMedicalHistoryEntry,
  WellnessSummary,
} from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** A medical history: replaced list by list, with ids that stay, and hidden from everyone else. */
export function medicalHistoryJourneys({ ask, expectDone, confirmed, onboard, record }: Traveller): void {
  const path = '/patients/medical-history';
  const read = async (by: string) => (await ask(`GET ${path}`, { by })).body.data as MedicalHistory;
  const put = (by: string, version: number, entries: readonly object[], noneKnown: readonly string[] = []) =>
    ask(`PUT ${path}`, {
      by,
      headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() },
      body: { medicalHistory: { noneKnown, entries } },
    });
  const faultsOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    ...(body as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [
      pointer.replace('/body/medicalHistory/', ''),
      code,
    ]),
  ];
  const penicillin = { kind: 'allergy', name: 'Penicillin', status: 'active', reaction: 'Rash' };
  const pressure = { kind: 'condition', name: 'High blood pressure', status: 'active', onset: '2019' };
  /** An entry as it would be sent again. */
  const again = ({ createdAt: _, updatedAt: __, ...said }: MedicalHistory['entries'][number]) =>
    said satisfies SentMedicalHistoryEntry;

  it('tells a medical history, says what is not known, and keeps the ids of what is changed', async () => {
    const { token: by } = await confirmed('history@nadi.example');
    expect(await read(by)).toMatchObject({ version: 0, updatedAt: null, noneKnown: [], entries: [] });
    expect((await read(by)).unanswered).toHaveLength(7);

    await expectDone(put(by, 0, [penicillin, pressure], ['procedure']));
    const first = await read(by);
    expect(first).toMatchObject({ version: 1, noneKnown: ['procedure'] });
    expect(first.unanswered).toEqual(['medicine', 'family-history', 'immunisation', 'lifestyle']);
    // By kind, whatever they were sent in.
    expect(first.entries.map(({ kind }) => kind)).toEqual(['condition', 'allergy']);
    const [condition, allergy] = first.entries;
    if (!condition || !allergy) throw new Error('Both were sent.');
    expect(allergy).toMatchObject({ ...penicillin, severity: null, source: 'patient', onlyYou: false });

    const changed = { ...again(allergy), severity: 'severe', onlyYou: true };
    await expectDone(put(by, 1, [changed], ['procedure', 'medicine']));
    const second = await read(by);
    expect(second.entries).toMatchObject([
      { id: condition.id, name: 'High blood pressure' },
      { id: allergy.id, severity: 'severe', onlyYou: true },
    ]);
    expect(second.noneKnown).toEqual(['procedure', 'medicine']);
    expect(await put(by, 1, [])).toMatchObject({ status: 412, body: { current: { version: 2 } } });
    expect(await read(by)).toEqual(second);
  });

  it('refuses what cannot be, each at its field, and keeps what there was', async () => {
    const { token: by } = await confirmed('history-faults@nadi.example');
    await expectDone(put(by, 0, [penicillin]));
    const known = await read(by);
    const own = known.entries[0];
    if (!own) throw new Error('It was sent.');
    const refused: [sent: readonly object[], faults: readonly [string, string][], none?: string[]][] = [
      [[penicillin, { ...penicillin, name: ' penicillin'.trim() }], [['entries/1/name', 'duplicate']]],
      [[{ ...penicillin, strength: '5 mg' }], [['entries/0/strength', 'not-allowed']]],
      [[{ kind: 'condition', status: 'active' }], [['entries/0/name', 'required']]],
      [[{ ...penicillin, status: 'recorded' }], [['entries/0/status', 'not-allowed']]],
      [[{ ...pressure, onset: '2023-02-30' }], [['entries/0/onset', 'format']]],
      [[{ ...pressure, onset: '3019' }], [['entries/0/onset', 'future']]],
      [[{ ...pressure, onset: '0000' }], [['entries/0/onset', 'too-old']]],
      [[{ ...pressure, code: 'I10' }], [['entries/0/codeSystem', 'required']]],
      [[{ ...pressure, codeSystem: 'ICD-10', code: 'A10BA02' }], [['entries/0/code', 'format']]],
      [[{ ...penicillin, id: 'of-nobody' }], [['entries/0/id', 'unknown-entry']]],
      [[{ ...pressure, id: own.id }], [['entries/0/kind', 'fixed']]],
      [[{ ...penicillin, source: 'imported' }], [['entries/0/source', 'not-allowed']]],
      [[penicillin], [['noneKnown/0', 'contradiction']], ['allergy']],
      [
        [{ kind: 'lifestyle', topic: 'diet', answer: 'daily', status: 'recorded' }],
        [['entries/0/answer', 'not-allowed']],
      ],
    ];
    for (const [sent, faults, none] of refused)
      expect(faultsOf(await put(by, 1, sent, none))).toEqual([422, ...faults]);
    expect(await read(by)).toEqual(known);

    // Counts what was entered in error neither as the same thing twice nor against a statement.
    const inError = { ...again(own), status: 'entered-in-error' };
    await expectDone(put(by, 1, [inError, { ...penicillin, name: 'Amoxicillin' }]));
    expect(faultsOf(await put(by, 2, [inError, penicillin, penicillin]))).toEqual([
      422,
      ['entries/2/name', 'duplicate'],
    ]);
    await expectDone(put(by, 2, [inError], ['allergy']));

    const other = (await confirmed('other-history@nadi.example')).token;
    expect((await read(other)).entries).toEqual([]);
    expect(faultsOf(await put(other, 0, [{ ...penicillin, id: own.id }]))).toEqual([
      422,
      ['entries/0/id', 'unknown-entry'],
    ]);
  });

  it('adds up readings with what they rest on, and says when there are not enough', async () => {
    const { token: by } = await confirmed('overview@nadi.example');
    await expectDone(onboard(by));
    const get = async <Answer>(address: string) =>
      (await expectDone(ask(`GET /patients/${address}`, { by }))).body.data as Answer;
    expect((await get<HealthMetrics>('health-metrics')).metrics).toEqual([]);
    expect((await get<HealthMetrics>('health-metrics')).neverMeasured).toHaveLength(8);
    expect(await get<PatientDashboard>('dashboard')).toMatchObject({ attention: null, latest: [] });

    await expectDone(record(by), 201);
    const few = await get<HealthMetrics>('health-metrics?period=7d');
    expect(few).toMatchObject({ period: '7d', metrics: [{ type: 'blood_pressure', days: 1 }] });
    expect(few.metrics[0]?.enough).toMatchObject({ isEnough: false, needsReadings: 12, needsDays: 3 });
    expect(few.metrics[0]?.series).toMatchObject([
      { code: 'systolic', average: null, minimum: 121, maximum: 121, band: { high: 134 } },
      { code: 'diastolic', average: null },
    ]);
    expect(few.metrics[0]?.before).toMatchObject({
      counts: { count: 0 },
      days: 0,
      enough: { isEnough: false },
      averages: [
        { code: 'systolic', average: null },
        { code: 'diastolic', average: null },
      ],
    });
    expect(await ask('GET /patients/health-metrics?period=2d', { by })).toMatchObject({ status: 422 });

    const tobacco = { kind: 'lifestyle', topic: 'tobacco', answer: 'smoking', status: 'recorded' };
    await expectDone(put(by, 0, [pressure, tobacco], ['allergy']));
    const [, answered] = (await read(by)).entries;
    const wellness = await get<WellnessSummary>('wellness-summary');
    expect(wellness.readings).toMatchObject([
      { type: 'blood_pressure', last: { count: 1, inRange: 1 }, before: { count: 0 } },
    ]);
    expect(wellness.lifestyle).toMatchObject([
      { topic: 'tobacco', answer: 'smoking', entryId: answered?.id, meets: false },
      { topic: 'alcohol', answer: null, entryId: null, meets: null },
      { topic: 'activity', meets: null },
      { topic: 'diet', meets: null, source: null },
    ]);
    expect(wellness.unanswered).toEqual(['procedure', 'medicine', 'family-history', 'immunisation']);
    const dashboard = await get<PatientDashboard>('dashboard');
    expect(dashboard.latest).toMatchObject([{ id: few.metrics[0]?.latestId, systolic: 121 }]);
    expect(dashboard.history).toMatchObject([
      { kind: 'condition', answer: 'listed', current: [{ name: 'High blood pressure' }] },
      { kind: 'allergy', answer: 'none-known', current: [] },
      { kind: 'medicine', answer: 'not-answered', current: [] },
    ]);
  });
}
