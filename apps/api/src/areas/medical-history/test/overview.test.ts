// areas: vital-signs
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HealthMetrics } from '@nadi/contract/schema';
import { by, startApi, type TestApi } from '../../../../test/api';
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
