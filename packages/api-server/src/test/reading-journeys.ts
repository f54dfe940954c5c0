import { expect, it } from '@jest/globals';
import type { Traveller } from './traveller';

/** Journeys with readings: stored once, changed by a person who has read them, interpreted, summed up. */
export function readingJourneys({
  ask,
  expectDone,
  confirmed,
  onboard,
  reading,
  record,
  now,
}: Traveller): void {
  it('records once for each key, however often it is sent', async () => {
    const { token, refreshToken } = await confirmed('once@nadi.example');
    const [body, key] = [reading(), crypto.randomUUID()];
    const first = await expectDone(record(token, body, key), 201);
    expect((await expectDone(record(token, body, key), 201)).body).toEqual(first.body);
    // The key is the person's, not the token's.
    const next = await expectDone(ask('POST /auth/refresh', { body: { refreshToken } }));
    expect((await expectDone(record(next.body.token ?? '', body, key), 201)).body).toEqual(first.body);
    expect(await record(token, { ...body, systolic: 130 }, key)).toMatchObject({
      status: 422,
      body: { message: 'This key was already used for another request. Use a new one.' },
    });
    expect((await ask('GET /vital-signs', { by: token })).body).toMatchObject({ pagination: { total: 1 } });
  });

  it('changes and deletes only what was looked at', async () => {
    const { token: by } = await confirmed('change@nadi.example');
    const { id } = (await record(by)).body.data as { id: string };
    const change = (version: number, body: object) =>
      ask(`PUT /vital-signs/${id}`, { by, headers: { 'If-Match': `"${version}"` }, body });
    expect((await expectDone(change(1, { systolic: 126 }))).headers.get('etag')).toBe('"2"');
    expect(await change(1, { systolic: 127 })).toMatchObject({
      status: 412,
      body: { current: { systolic: 126, version: 2 } },
    });
    expect(await change(2, { systolic: 70 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/diastolic', code: 'order' }] },
    });
    expect(await change(2, { timing: 'fasting' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/timing', code: 'not-allowed' }] },
    });
    await expectDone(ask(`DELETE /vital-signs/${id}`, { by }));
    expect(await change(3, { systolic: 120 })).toMatchObject({
      status: 404,
      body: { message: 'Resource not found.' },
    });
    expect((await ask('GET /vital-signs', { by })).body.data).toEqual([]);
  });

  it('interprets as much as it knows of the person', async () => {
    const { token: by } = await confirmed('interpreted@nadi.example');
    await record(by);
    const first = async () => (await ask('GET /vital-signs', { by })).body.data;
    expect(await first()).toMatchObject([
      { interpretation: { status: 'in-range', asks: ['date-of-birth'] } },
    ]);
    await expectDone(onboard(by));
    expect(await first()).toMatchObject([{ interpretation: { status: 'in-range', reason: null, asks: [] } }]);
    expect((await ask('GET /vital-signs/summary', { by })).body.data).toMatchObject({
      items: [{ type: 'blood_pressure', count: 1, inRange: 1, inRangeRun: { days: 1, span: 1 } }],
    });
    expect((await ask('GET /vital-signs/trends?metric=blood_pressure', { by })).body.data).toMatchObject({
      count: 1,
      series: [
        { code: 'systolic', average: 121, band: { low: expect.any(Number), high: 134 } },
        { code: 'diastolic', average: 79, band: { low: expect.any(Number), high: 84 } },
      ],
      points: [{ systolic: 121, diastolic: 79, status: 'in-range' }],
    });
  });

  it('sums up what was measured, and draws its course', async () => {
    const { token: by } = await confirmed('course@nadi.example');
    await expectDone(onboard(by));
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
    const pressures = [
      [1, 121, 79],
      [2, 118, 76],
      [3, 124, 81],
      [4, 150, 90],
      [40, 122, 80],
    ] as const;
    for (const [days, systolic, diastolic] of pressures)
      await expectDone(record(by, { ...reading(), measuredAt: daysAgo(days), systolic, diastolic }), 201);
    const glucose = { type: 'glucose', unit: 'mmol/L', value: 6, timing: 'fasting', measuredAt: daysAgo(1) };
    await expectDone(record(by, glucose), 201);
    await expectDone(
      record(by, { type: 'weight', unit: '[lb_av]', value: 140, measuredAt: daysAgo(2) }),
      201,
    );

    expect((await ask('GET /vital-signs/summary?period=30d', { by })).body.data).toMatchObject({
      items: [
        { type: 'blood_pressure', count: 4, outOfRange: 1, notAssessed: 0 },
        {
          type: 'glucose',
          count: 1,
          inRange: 0,
          outOfRange: 1,
          inRangeRun: { days: 0 },
          latest: { value: 6 },
        },
        { type: 'weight', count: 1, notAssessed: 1, outOfRange: 0, inRangeRun: { days: 0 } },
      ],
    });
    const trend = async (metric: string, period: string) =>
      (await ask(`GET /vital-signs/trends?metric=${metric}&period=${period}`, { by })).body.data;
    expect(await trend('blood_pressure', '30d')).toMatchObject({
      count: 4,
      series: [
        { code: 'systolic', unit: 'mm[Hg]', average: 128.3, minimum: 118, maximum: 150 },
        { code: 'diastolic', unit: 'mm[Hg]', average: 81.5, minimum: 76, maximum: 90 },
      ],
      points: [
        { status: 'high' },
        { systolic: 124 },
        { systolic: 118 },
        { systolic: 121, status: 'in-range' },
      ],
    });
    expect(await trend('blood_pressure', '90d')).toMatchObject({ count: 5 });
    expect(await trend('glucose', '7d')).toMatchObject({
      series: [{ code: 'value', unit: 'mg/dL', average: 108.1, band: null }],
      points: [{ value: 108.1, status: 'high' }],
    });
    expect(await trend('weight', '1y')).toMatchObject({ points: [{ value: 63.5, status: 'not-assessed' }] });
    expect(await trend('pulse', '1y')).toMatchObject({ count: 0, points: [], series: [{ average: null }] });
  });

  it('refuses what cannot be, with the reason at its field', async () => {
    const { token } = await confirmed('refused@nadi.example');
    const later = new Date(now().getTime() + 3_600_000).toISOString();
    expect(await record(token, { ...reading(), measuredAt: later })).toMatchObject({
      status: 422,
      body: {
        type: '/docs/errors#unprocessable',
        message: 'Measured at must not be in the future.',
        errors: [{ pointer: '/body/measuredAt', code: 'future' }],
      },
    });
  });
}
