// areas: vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthMetrics } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { bloodPressure, readingsOf } from '../../../../test/readings';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('an average is told from twelve readings on three days on, and is that of the trend', async () => {
  const who = await api.signedIn();
  const { recorded } = readingsOf(api);
  const read = async (): Promise<HealthMetrics['metrics'][number] | undefined> =>
    (await api.ask.get('/patients/health-metrics?period=7d').set(by(who)).expect(200)).body.data.metrics[0];
  for (let index = 0; index < 11; index++) {
    const at = new Date(api.clock.now().getTime() - days(index % 3) - 1000 * index);
    await recorded(who, { ...bloodPressure, systolic: 120 + index, measuredAt: at.toISOString() });
  }
  expect(await read()).toMatchObject({
    days: 3,
    enough: { isEnough: false },
    series: [{ average: null }, {}],
  });
  await recorded(who, { ...bloodPressure, systolic: 131, measuredAt: api.clock.now().toISOString() });
  const trend = await api.ask
    .get('/vital-signs/trends?metric=blood_pressure&period=7d')
    .set(by(who))
    .expect(200);
  const found = await read();
  expect(found).toMatchObject({ counts: { count: 12 }, enough: { isEnough: true } });
  expect(found?.series).toEqual(trend.body.data.series);
});

describe('the period before', () => {
  const pressureAt = (systolic: number, daysAgo: number, minutesLater = 0) => ({
    ...bloodPressure,
    systolic,
    measuredAt: new Date(api.clock.now().getTime() - days(daysAgo) + minutesLater * 60_000).toISOString(),
  });
  const metricsOf = async (who: Person, period = '7d'): Promise<HealthMetrics> =>
    (await api.ask.get(`/patients/health-metrics?period=${period}`).set(by(who)).expect(200)).body.data;

  it('ends where this one begins, and has its own counts, days and averages', async () => {
    const who = await api.signedIn();
    const { recorded } = readingsOf(api);
    // Twelve on three days of the week before, none on its edges.
    for (let index = 0; index < 12; index++)
      await recorded(who, pressureAt(140 + index, 9 + (index % 3), index));
    await recorded(who, pressureAt(120, 2));
    const { metrics, from, beforeFrom } = await metricsOf(who);
    expect(Date.parse(from) - Date.parse(beforeFrom)).toBe(days(7));
    expect(metrics).toMatchObject([
      {
        counts: { count: 1 },
        enough: { isEnough: false },
        before: {
          counts: { count: 12, outOfRange: 12 },
          days: 3,
          enough: { isEnough: true },
          averages: [
            { code: 'systolic', unit: 'mm[Hg]', average: 145.5 },
            { code: 'diastolic', average: 78 },
          ],
        },
      },
    ]);
  });

  it('counts each reading on one side, to the millisecond', async () => {
    const who = await api.signedIn();
    const { recorded } = readingsOf(api);
    const { from, beforeFrom } = await metricsOf(who);
    const [begin, end] = [Date.parse(beforeFrom), Date.parse(from)];
    for (const at of [begin - 1000, begin + 60_000, end - 1000, end + 60_000])
      await recorded(who, { ...bloodPressure, measuredAt: new Date(at).toISOString() });
    expect((await metricsOf(who)).metrics).toMatchObject([
      { counts: { count: 1 }, before: { counts: { count: 2 }, days: 2 } },
    ]);
  });

  it('tells no average of too few readings, though it counts them', async () => {
    const who = await api.signedIn();
    await readingsOf(api).recorded(who, pressureAt(150, 10));
    expect((await metricsOf(who)).metrics).toMatchObject([
      {
        counts: { count: 0 },
        before: {
          counts: { count: 1 },
          enough: { isEnough: false },
          averages: [{ average: null }, { average: null }],
        },
      },
    ]);
  });

  it("has nothing of another person's readings, and is not for doctors", async () => {
    const [one, other, doctor] = [await api.signedIn(), await api.signedIn(), await api.signedIn('DOCTOR')];
    for (let index = 0; index < 12; index++)
      await readingsOf(api).recorded(one, pressureAt(150, 9 + (index % 3), index));
    expect((await metricsOf(other)).metrics).toEqual([]);
    await readingsOf(api).recorded(other, pressureAt(120, 1));
    expect((await metricsOf(other)).metrics).toMatchObject([{ before: { counts: { count: 0 }, days: 0 } }]);
    await api.ask.get('/patients/health-metrics?period=7d').set(by(doctor)).expect(403);
    await api.ask.get('/patients/health-metrics?period=7d').expect(401);
  });
});
