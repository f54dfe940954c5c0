// areas: profile
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Growth } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { readingsOf } from '../../../../test/readings';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const read = async (who: Person): Promise<Growth> =>
  (await api.ask.get('/vital-signs/growth').set(by(who)).expect(200)).body.data;
const weigh = (who: Person, measuredAt: string, value: number, unit = 'kg') =>
  readingsOf(api).recorded(who, { type: 'weight', unit, value, measuredAt });
const born = async (who: Person, dateOfBirth: string | null, gender = 'FEMALE') => {
  const { headers } = await api.ask.get('/patients/profile').set(by(who)).expect(200);
  await api.ask
    .put('/patients/profile')
    .set({ ...by(who), 'If-Match': headers.etag ?? '' })
    .send({ dateOfBirth, gender })
    .expect(200);
};

describe('readGrowth', () => {
  it('shows the readings of vital signs beside the charts, in kilograms, the values of a day together', async () => {
    const who = await api.signedIn();
    await born(who, '2012-03-02');
    await weigh(who, '2026-08-20T08:00:00+05:30', 45);
    await weigh(who, '2026-11-20T07:00:00+05:30', 46.1);
    await weigh(who, '2026-11-20T08:00:00+05:30', 102.3, '[lb_av]');
    const { applies, sex, measures } = await read(who);
    expect({ applies, sex }).toEqual({ applies: 'child', sex: 'female' });
    const [weight] = measures;
    expect(weight?.points).toMatchObject([
      { day: '2026-08-20', low: 45, high: 45, standard: 'iap-2015' },
      { day: '2026-11-20', low: 46.1, high: 46.4 },
    ]);
    expect(weight?.charts).toMatchObject([{ standard: 'iap-2015', lines: { length: 7 } }]);
  });

  it('tells a loss of weight, and no more of it after the reading is deleted', async () => {
    const who = await api.signedIn();
    await born(who, '2012-03-02');
    await weigh(who, '2026-08-20T08:00:00+05:30', 60);
    const lost = await weigh(who, '2026-11-20T08:00:00+05:30', 44);
    const codes = async () => (await read(who)).measures[0]?.statements.map(({ code }) => code);
    expect(await codes()).toEqual(expect.arrayContaining(['loss']));
    await api.ask.delete(`/vital-signs/${lost.id}`).set(by(who)).expect(200);
    expect(await codes()).not.toContain('loss');
  });

  it('asks for a date of birth where there is none', async () => {
    const who = await api.signedIn();
    await born(who, null);
    expect(await read(who)).toMatchObject({
      applies: 'no-date-of-birth',
      measures: [],
    });
  });

  it('reads a bounded number of days of someone who is weighed each day', async () => {
    const who = await api.signedIn();
    await born(who, '2012-03-02');
    await api.look((tx) =>
      tx.execute(`insert into vital_sign_days (patient_id, type, day, utc_day, count, in_range, in_range_conditionally, high, low,
        critical, not_assessed, worst, value_sum, value_min, value_max, last_at, last_offset)
        select '${who.userId}', 'weight', d, d, 1, 0, 0, 0, 0, 0, 1, 0, 40, 40, 40, d, 330
        from generate_series('2014-01-01'::date, '2026-11-19'::date, '1 day') as d`),
    );
    const points = (await read(who)).measures[0]?.points ?? [];
    expect(points.length).toBeGreaterThan(300);
    expect(points.length).toBeLessThanOrEqual(500);
    expect(points.at(-1)?.day).toBe('2026-11-19');
  });
});
