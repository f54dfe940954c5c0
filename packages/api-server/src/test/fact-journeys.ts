import { expect, it } from '@jest/globals';
import type { HealthFact, HealthFactOutcome, VitalSign } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

const day = 86_400_000;

/** Facts about a person decide what readings mean: for the dates of the fact, and no others. */
export function factJourneys({ ask, expectDone, confirmed, reading, record, now }: Traveller): void {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day).toISOString();
  const dateOf = (days: number) => daysAgo(days).slice(0, 10);
  /** High in an adult, critical in pregnancy. */
  const high = (days: number) => ({
    ...reading(),
    systolic: 165,
    diastolic: 85,
    measuredAt: daysAgo(days),
  });
  const add = (by: string, body: object) =>
    ask('POST /patients/health-facts', { by, headers: { 'Idempotency-Key': crypto.randomUUID() }, body });
  const added = async (by: string, body: object) =>
    (await expectDone(add(by, body), 201)).body.data as HealthFactOutcome & { fact: HealthFact };
  const list = async (by: string) => (await ask('GET /vital-signs', { by })).body.data as VitalSign[];
  const meant = async (by: string) =>
    (await list(by)).map(({ interpretation, earlierInterpretations }) => [
      interpretation.status,
      ...earlierInterpretations.map(({ status }) => status),
    ]);

  it('reassesses readings once a pregnancy is known, and keeps what was said before', async () => {
    const { token: by } = await confirmed('answered@nadi.example');
    for (const days of [1, 20, 40]) await expectDone(record(by, high(days)), 201);
    const before = await list(by);
    expect(before[0]?.interpretation).toMatchObject({
      status: 'high',
      worst: { status: 'critical', condition: 'pregnant-or-after-birth' },
    });
    expect(before[0]?.interpretation.asks).toContain('pregnancy');

    const { fact, reassessed } = await added(by, { type: 'pregnant', from: dateOf(30) });
    expect(reassessed).toBe(2);
    expect(await meant(by)).toEqual([['critical', 'high'], ['critical', 'high'], ['high']]);
    const [newest] = await list(by);
    expect(newest?.earlierInterpretations).toMatchObject([
      { cause: 'facts', worst: before[0]?.interpretation.worst, assessedAt: before[0]?.createdAt },
    ]);
    expect(newest).toMatchObject({ version: 1, updatedAt: before[0]?.updatedAt });

    const change = (version: number, body: object) =>
      ask(`PUT /patients/health-facts/${fact.id}`, { by, headers: { 'If-Match': `"${version}"` }, body });
    const corrected = { type: 'pregnant', from: dateOf(10) };
    expect((await expectDone(change(1, corrected))).body.data).toMatchObject({ reassessed: 1 });
    expect(await change(1, corrected)).toMatchObject({ status: 412, body: { current: { version: 2 } } });
    expect(await meant(by)).toEqual([['critical', 'high'], ['high', 'critical', 'high'], ['high']]);
    const gone = await expectDone(ask(`DELETE /patients/health-facts/${fact.id}`, { by }));
    expect(gone.body.data).toEqual({ fact: null, reassessed: 1 });
    expect((await ask('GET /patients/health-facts', { by })).body.data).toEqual([]);
  });

  it('changes nothing earlier by what is answered later: a critical reading stays critical', async () => {
    const { token: by } = await confirmed('later@nadi.example');
    await added(by, { type: 'pregnant', from: dateOf(100) });
    await expectDone(record(by, high(2)), 201);
    const before = await list(by);
    expect(before).toMatchObject([{ interpretation: { status: 'critical' } }]);
    const profile = () => ask('GET /patients/profile', { by });
    expect((await profile()).body.data).toMatchObject({ pregnancy: 'pregnant' });
    await expectDone(ask('PUT /patients/profile', { by, body: { pregnancy: 'not-pregnant' } }));
    expect((await profile()).body.data).toMatchObject({ pregnancy: 'not-pregnant' });
    expect((await ask('GET /patients/health-facts', { by })).body.data).toMatchObject([
      { type: 'not-pregnant', from: dateOf(0), to: null },
      { type: 'pregnant', from: dateOf(100), to: dateOf(1), version: 2 },
    ]);
    expect(await list(by)).toEqual(before);
  });

  it('reassesses all readings where the date of birth or the gender was corrected', async () => {
    const { token: by } = await confirmed('corrected@nadi.example');
    await expectDone(record(by, high(300)), 201);
    const body = { dateOfBirth: '1980-02-29', gender: 'MALE' };
    await expectDone(ask('PUT /patients/profile', { by, body }));
    expect(await list(by)).toMatchObject([
      {
        interpretation: { status: 'high', worst: { status: 'high', condition: null }, asks: [] },
        earlierInterpretations: [{ worst: { status: 'critical' }, cause: 'facts' }],
      },
    ]);
  });

  it('assesses other numbers of a reading anew, without what was said of the ones before', async () => {
    const { token: by } = await confirmed('numbers@nadi.example');
    const { id } = (await expectDone(record(by, high(1)), 201)).body.data as VitalSign;
    await added(by, { type: 'pregnant', from: dateOf(30) });
    await expectDone(ask(`PUT /vital-signs/${id}`, { by, body: { note: 'after the stairs' } }));
    expect(await meant(by)).toEqual([['critical', 'high']]);
    await expectDone(ask(`PUT /vital-signs/${id}`, { by, body: { systolic: 120, diastolic: 75 } }));
    expect(await meant(by)).toEqual([['in-range']]);
  });

  it('refuses a fact that cannot be, with the reason at its field', async () => {
    const { token: by } = await confirmed('facts@nadi.example');
    const refused = async (body: object) =>
      ((await add(by, body)).body as unknown as { errors: { pointer: string; code: string }[] }).errors.map(
        ({ pointer, code }) => [pointer, code],
      );
    await added(by, { type: 'pregnant', from: dateOf(60), to: dateOf(30) });
    for (const [fact, pointer, code] of [
      [{ type: 'pregnant', from: dateOf(-2) }, '/body/from', 'future'],
      [{ type: 'pregnant', from: dateOf(5), to: dateOf(6) }, '/body/to', 'order'],
      [{ type: 'not-pregnant', from: dateOf(40) }, '/body/from', 'overlap'],
      [{ type: 'gave-birth', from: dateOf(5), to: dateOf(5) }, '/body/to', 'not-allowed'],
      [{ type: 'altitude', from: dateOf(5) }, '/body/metres', 'required'],
      [{ type: 'pregnant', from: dateOf(5), metres: 3000 }, '/body/metres', 'not-allowed'],
      [{ type: 'oxygen-target-88-92', from: dateOf(5) }, '/body/setBy', 'required'],
    ] as const)
      expect(await refused(fact)).toEqual([[pointer, code]]);
    await added(by, { type: 'oxygen-target-88-92', from: dateOf(5), setBy: 'Dr Vikram Rao' });
    const other = (await confirmed('no-facts@nadi.example')).token;
    expect((await ask('GET /patients/health-facts', { by: other })).body.data).toEqual([]);
  });

  it('refuses a date of birth after a reading that exists, and says which', async () => {
    const { token: by } = await confirmed('born-late@nadi.example');
    // The day on the wall where it was measured: in UTC it is the day before.
    const measuredAt = `${dateOf(10)}T01:00:00+05:30`;
    const { id } = (await expectDone(record(by, { ...high(1), measuredAt }), 201)).body.data as VitalSign;
    const say = (dateOfBirth: string) => ask('PUT /patients/profile', { by, body: { dateOfBirth } });
    expect(await say(dateOf(9))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            pointer: '/body/dateOfBirth',
            code: 'before-readings',
            message: expect.stringContaining(dateOf(10)),
          },
        ],
      },
    });
    expect((await list(by))[0]?.interpretation.asks).toContain('date-of-birth');
    await expectDone(say(dateOf(10)));
    await expectDone(ask(`DELETE /vital-signs/${id}`, { by }));
    await expectDone(say(dateOf(9)));
  });

  it('refuses another unit alone: 40 mg/dL are not 40 mmol/L', async () => {
    const { token: by } = await confirmed('unit@nadi.example');
    const glucose = { type: 'glucose', unit: 'mg/dL', value: 40, timing: 'fasting', measuredAt: daysAgo(1) };
    const { id } = (await expectDone(record(by, glucose), 201)).body.data as VitalSign;
    expect(await ask(`PUT /vital-signs/${id}`, { by, body: { unit: 'mmol/L' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/value', code: 'required' }] },
    });
    expect(await list(by)).toMatchObject([{ unit: 'mg/dL', value: 40, version: 1 }]);
    await expectDone(ask(`PUT /vital-signs/${id}`, { by, body: { unit: 'mmol/L', value: 2.2 } }));
  });

  it('keeps where a temperature was taken', async () => {
    const { token: by } = await confirmed('site@nadi.example');
    const temperature = {
      ...{ type: 'temperature', unit: 'Cel', value: 37, site: 'ear', measuredAt: daysAgo(1) },
    };
    await expectDone(record(by, temperature), 201);
    expect(await list(by)).toMatchObject([{ site: 'ear' }]);
    const { id } = (await expectDone(record(by), 201)).body.data as VitalSign;
    expect(await ask(`PUT /vital-signs/${id}`, { by, body: { site: 'ear' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/site', code: 'not-allowed' }] },
    });
  });
}
