// database: both
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { insertReadings } from '../../../../test/many-readings';
import { pulse, readingsOf } from '../../../../test/readings';

let api: TestApi;
let patient: Person;
let recorded: ReturnType<typeof readingsOf>['recorded'];
beforeAll(async () => {
  api = await startApi();
  ({ recorded } = readingsOf(api));
  patient = await api.signedIn();
});
afterAll(() => api.close());

describe('the examples of the contract, recorded by hand', () => {
  let asha: Person;
  beforeAll(async () => {
    asha = await api.signedIn('PATIENT', { firstName: 'Asha', lastName: 'Kulkarni' }, cast.profiles.asha);
    for (const reading of cast.readings.asha) {
      const { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, note } = reading;
      const all = { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, note };
      await recorded(asha, Object.fromEntries(Object.entries(all).filter(([, given]) => given !== null)));
    }
  });
  const instant = (text: string) => new Date(text).toISOString();

  it('give the summary of the contract', async () => {
    api.clock.set('2026-11-20T09:00:00+05:30');
    const { body } = await api.ask.get('/vital-signs/summary').set(by(asha)).expect(200);
    const expected = examples.readVitalSignSummary.answers[200].asha.data;
    const plain = (items: readonly { type: string }[]) =>
      items
        .map((item) => {
          const { latest, ...counts } = item as typeof item & { latest: VitalSign };
          return {
            ...counts,
            latest: { measuredAt: latest.measuredAt, interpretation: latest.interpretation },
          };
        })
        .sort((a, b) => a.type.localeCompare(b.type));
    expect(plain(body.data.items)).toEqual(plain(expected.items));
    expect(body.data.items[0].type).toBe('blood_pressure');
    expect(instant(body.data.from)).toBe(instant(expected.from));
  });

  it('give the trend of the contract', async () => {
    const { body } = await api.ask.get('/vital-signs/trends?metric=blood_pressure').set(by(asha)).expect(200);
    const { from, to, ...expected } = examples.readVitalSignTrend.answers[200].asha.data;
    expect(body.data).toMatchObject(expected);
    expect([body.data.from, body.data.to].map(instant)).toEqual([from, to].map(instant));
  });
});

describe('readVitalSignSummary', () => {
  const summary = async (who: Person, query = '') =>
    (await api.ask.get(`/vital-signs/summary${query}`).set(by(who)).expect(200)).body.data.items;

  it('keeps the latest of a type that lies before the period, and counts none', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...pulse, measuredAt: '2026-01-05T08:00:00+05:30' });
    expect(await summary(who, '?period=7d')).toEqual([
      expect.objectContaining({
        type: 'pulse',
        count: 0,
        inRangeRun: { days: 0, span: 0, from: null, to: null },
        latest: expect.anything(),
      }),
    ]);
  });

  it('counts days where a reading was taken, whatever zone asks', async () => {
    const who = await api.signedIn();
    // The high one is on the 19th in Kolkata and on the 18th in UTC.
    await recorded(who, { ...pulse, value: 110, measuredAt: '2026-11-19T03:00:00+05:30' });
    await recorded(who, { ...pulse, measuredAt: '2026-11-19T20:00:00+05:30' });
    await recorded(who, { ...pulse, measuredAt: '2026-11-20T08:00:00+05:30' });
    const inRangeRun = { days: 1, span: 1, from: '2026-11-20', to: '2026-11-20' };
    for (const query of ['', '?timezone=UTC'])
      expect(await summary(who, query)).toEqual([
        expect.objectContaining({ count: 3, outOfRange: 1, inRangeRun }),
      ]);
  });

  it('a reading that is in range under a condition only ends the run of days', async () => {
    const who = await api.signedIn();
    const glucose = { type: 'glucose', unit: 'mg/dL', value: 90 };
    await recorded(who, { ...glucose, timing: 'fasting', measuredAt: '2026-11-18T08:00:00+05:30' });
    await recorded(who, {
      ...glucose,
      value: 110,
      timing: 'unknown',
      measuredAt: '2026-11-19T08:00:00+05:30',
    });
    await recorded(who, { ...glucose, timing: 'fasting', measuredAt: '2026-11-20T08:00:00+05:30' });
    expect(await summary(who)).toEqual([
      expect.objectContaining({
        count: 3,
        inRange: 2,
        inRangeConditionally: 1,
        inRangeRun: { days: 1, span: 1, from: '2026-11-20', to: '2026-11-20' },
      }),
    ]);
  });

  it('takes the age at the time of each reading', async () => {
    const young = await api.signedIn('PATIENT', {}, { dateOfBirth: '2008-11-19' });
    // 125/75 is raised at 17 and in range at 18.
    const pressure = { type: 'blood_pressure', unit: 'mm[Hg]', systolic: 125, diastolic: 75 };
    await recorded(young, { ...pressure, measuredAt: '2026-11-18T23:30:00+05:30' });
    await recorded(young, { ...pressure, measuredAt: '2026-11-19T00:30:00+05:30' });
    expect(await summary(young)).toEqual([expect.objectContaining({ inRange: 1, outOfRange: 1 })]);
  });

  it('refuses a zone that there is none of', async () => {
    const { body } = await api.ask
      .get('/vital-signs/summary?timezone=Asia/Atlantis')
      .set(by(patient))
      .expect(422);
    expect(body.errors[0].pointer).toBe('/query/timezone');
  });
});

describe('readVitalSignTrend', () => {
  it('is in the canonical unit, whatever unit was entered', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...pulse, type: 'temperature', unit: '[degF]', value: 100.4 });
    await recorded(who, { ...pulse, type: 'temperature', unit: 'Cel', value: 37 });
    const { body } = await api.ask.get('/vital-signs/trends?metric=temperature').set(by(who)).expect(200);
    expect(body.data.series).toEqual([
      expect.objectContaining({ code: 'value', unit: 'Cel', average: 37.5, minimum: 37, maximum: 38 }),
    ]);
  });

  it('shows days instead of readings beyond 400, each as grave as its gravest', async () => {
    const who = await api.signedIn();
    const dose = Array.from({ length: 40 }, (_, day) => day).flatMap((day) =>
      Array.from({ length: 12 }, (_, hour) => ({
        at: new Date(api.clock.now().getTime() - days(day) - minutes(hour)),
        systolic: day === 3 && hour === 5 ? 185 : 120,
        diastolic: 80,
      })),
    );
    await insertReadings(api.context, who.userId, dose);
    const { body } = await api.ask
      .get('/vital-signs/trends?metric=blood_pressure&period=90d')
      .set(by(who))
      .expect(200);
    expect(body.data.count).toBe(480);
    expect(body.data.points).toHaveLength(40);
    const statuses = body.data.points.map((point: { status: string }) => point.status);
    expect(statuses.filter((status: string) => status !== 'in-range')).toEqual(['critical']);
    expect(body.data.points.at(-4)).toEqual({
      at: '2026-11-17T12:00:00+05:30',
      count: 12,
      systolic: 125.4,
      diastolic: 80,
      value: null,
      status: 'critical',
      worst: 'critical',
      notAssessed: 0,
    });
  });
});
