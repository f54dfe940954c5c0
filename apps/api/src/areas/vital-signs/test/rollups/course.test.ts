import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SummaryItem, TrendPoint, VitalSign } from '@nadi/contract/schema';
import { daysFromTo } from '@nadi/domain/kernel/calendar';
import { formatMoment, localDate } from '@nadi/domain/kernel/moment';
import type { Assessment } from '@nadi/domain/vital-signs/assessment';
import { isRecent, mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import { messagesFor, type ToldReading } from '@nadi/domain/vital-signs/messages-for';
import { compareSeverity } from '@nadi/domain/vital-signs/severity';
import { mostSevereStatus } from '@nadi/domain/vital-signs/status-severity';
import { roundTo } from '@nadi/domain/vital-signs/units';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { by, type Person, startApi, type TestApi } from '../../../../../test/api';
import { run } from '../../../../../test/statements';
import { type VitalSignRow, vitalSigns } from '../../tables/vital-signs';
import { toRow } from './histories';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const statuses = ['in-range', 'high', 'low', 'critical', 'not-assessed'] as const;
const advices = ['emergency', 'emergency-if-symptoms', 'same-day', 'soon', 'repeat', null] as const;
const assessment = fc
  .record({
    status: fc.constantFrom(...statuses),
    worst: fc.constantFrom(...statuses),
    advice: fc.constantFrom(...advices),
  })
  .map(
    ({ status, worst, advice }): Assessment => ({
      status,
      side: null,
      advice: null,
      reason: null,
      worst: { status: worst, side: null, condition: null, advice },
      ways: [],
      asks: [],
    }),
  );
// Around the begin of a week back, and over the days since.
const ago = fc.oneof(fc.integer({ min: 0, max: 8 * 1_440 }), fc.integer({ min: 0, max: 1_500 }));
const pressure = fc.record({
  ago,
  offset: fc.constantFrom(330, 0, -480),
  systolic: fc.integer({ min: 90, max: 200 }),
  assessment,
});
type Pressure = { ago: number; offset: number; systolic: number; assessment: Assessment };

async function add(readings: readonly Pressure[]) {
  const who = await api.signedIn();
  const now = api.clock.now().getTime();
  const rows = readings.map((one) =>
    toRow(who.userId, {
      type: 'blood_pressure',
      systolic: one.systolic,
      diastolic: 70,
      canonicalValue: null,
      measuredAt: new Date(now - one.ago * 60_000),
      measuredOffset: one.offset,
      status: one.assessment.status,
      worst: one.assessment.worst.status,
      assessment: one.assessment,
    }),
  );
  await api.context.db.write('keeper', (tx) => tx.insert(vitalSigns).values(rows));
  return { who, rows: rows as VitalSignRow[] };
}

const ask = async (who: Person, path: string) =>
  (await api.ask.get(`/vital-signs/${path}`).set(by(who)).expect(200)).body.data;

const dayOf = (row: VitalSignRow) => localDate({ at: row.measuredAt, offset: row.measuredOffset });

function byDay(rows: readonly VitalSignRow[]): [string, VitalSignRow[]][] {
  const days = new Map<string, VitalSignRow[]>();
  for (const row of rows) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

const lastWeek = (rows: readonly VitalSignRow[]) =>
  rows.filter(({ measuredAt }) => api.clock.now().getTime() - measuredAt.getTime() <= 7 * 86_400_000);

function summaryOf(rows: readonly VitalSignRow[]): Omit<SummaryItem, 'type' | 'latest'> {
  const having = (test: (row: VitalSignRow) => boolean) => rows.filter(test).length;
  const isInRange = ({ status, worst }: VitalSignRow) => status === 'in-range' && worst === 'in-range';
  const days = byDay(rows).reverse();
  const broken = days.findIndex(([, all]) => !all.every(isInRange));
  const good = (broken === -1 ? days : days.slice(0, broken)).map(([day]) => day);
  const [to = null, from = null] = [good[0], good.at(-1)];
  return {
    count: rows.length,
    inRange: having(isInRange),
    inRangeConditionally: having((row) => row.status === 'in-range' && !isInRange(row)),
    outOfRange: having(({ status }) => ['high', 'low', 'critical'].includes(status)),
    notAssessed: having(({ status }) => status === 'not-assessed'),
    inRangeRun: { days: good.length, span: from && to ? daysFromTo(from, to) + 1 : 0, from, to },
  };
}

function meanOf([day, rows]: [string, VitalSignRow[]]): TrendPoint {
  const [last] = [...rows].sort(
    (a, b) => b.measuredAt.getTime() - a.measuredAt.getTime() || b.measuredOffset - a.measuredOffset,
  );
  const offset = last?.measuredOffset ?? 0;
  return {
    at: formatMoment({ at: new Date(Date.parse(`${day}T12:00:00Z`) - offset * 60_000), offset }),
    count: rows.length,
    systolic: roundTo(rows.reduce((sum, { systolic }) => sum + (systolic ?? 0), 0) / rows.length, 1),
    diastolic: 70,
    value: null,
    status: mostSevereStatus(rows.map(({ status }) => status)),
    worst: mostSevereStatus(rows.map(({ worst }) => worst)),
    notAssessed: rows.filter(({ status }) => status === 'not-assessed').length,
  };
}

describe('summary and trend', () => {
  it('are what the readings of the period say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pressure, { minLength: 1, maxLength: 30 }), async (readings) => {
        const { who, rows } = await add(readings);
        const { items, attention, recent } = await ask(who, 'summary?period=7d');
        const { type: _, latest: __, ...counts } = items[0];
        expect(counts).toEqual(summaryOf(lastWeek(rows)));

        const now = api.clock.now();
        const assessed = rows.map((row) => ({
          measuredAt: row.measuredAt.toISOString(),
          interpretation: { worst: row.assessment.worst },
        }));
        const expected = mostSevereRecent(assessed, now);
        const found = attention as VitalSign | null;
        expect(found && Date.parse(found.measuredAt)).toBe(expected && Date.parse(expected.measuredAt));
        if (found && expected) {
          expect(compareSeverity(found.interpretation.worst, expected.interpretation.worst)).toBe(0);
          expect(isRecent(found.measuredAt, now)).toBe(true);
        }

        const told = (some: readonly ToldReading[]) =>
          messagesFor(some, now).messages.map(({ because, reading, others, newer }) =>
            [
              because,
              ...[reading, ...others, ...(newer ? [newer] : [])].map((one) => Date.parse(one.measuredAt)),
            ].join(),
          );
        const everything = rows.map(
          (row): ToldReading => ({
            type: row.type,
            unit: row.unit,
            systolic: row.systolic,
            diastolic: row.diastolic,
            measuredAt: row.measuredAt.toISOString(),
            interpretation: { ...row.assessment, ranges: [] },
          }),
        );
        expect(told([...recent, ...items.map(({ latest }: { latest: VitalSign }) => latest)])).toEqual(
          told(everything),
        );

        const trend = await ask(who, 'trends?metric=blood_pressure&period=7d');
        expect(trend.count).toBe(lastWeek(rows).length);
        expect(trend.points.map(({ count }: TrendPoint) => count)).toEqual(lastWeek(rows).map(() => 1));
      }),
      { numRuns: 40 },
    );
  });

  it('show local days beyond 400 readings, each as severe as its most severe', async () => {
    const [many] = fc.sample(fc.array(pressure, { minLength: 600, maxLength: 600 }), { numRuns: 1, seed: 7 });
    const { who, rows } = await add(many ?? []);
    const chosen = lastWeek(rows);
    const trend = await ask(who, 'trends?metric=blood_pressure&period=7d');
    expect(chosen.length).toBeGreaterThan(400);
    expect(trend.count).toBe(chosen.length);
    expect(trend.points).toEqual(byDay(chosen).map(meanOf));
    const systolics = chosen.map(({ systolic }) => systolic ?? 0);
    expect(trend.series[0]).toMatchObject({
      minimum: Math.min(...systolics),
      maximum: Math.max(...systolics),
      average: roundTo(systolics.reduce((sum, one) => sum + one, 0) / chosen.length, 1),
    });
  });

  it('count a run over gaps by its days and by its span', async () => {
    const fine: Assessment = {
      status: 'in-range',
      side: null,
      advice: null,
      reason: null,
      worst: { status: 'in-range', side: null, condition: null, advice: null },
      ways: [],
      asks: [],
    };
    const day = (ago: number, its = fine) => ({
      ago: ago * 1_440,
      offset: 330,
      systolic: 120,
      assessment: its,
    });
    const high = { ...fine, status: 'high' as const, worst: { ...fine.worst, status: 'high' as const } };
    const { who, rows } = await add([day(0), day(1), day(4), day(5, high), day(6)]);
    const { items } = await ask(who, 'summary?period=7d');
    const days = rows.map(dayOf);
    expect(items[0].inRangeRun).toEqual({ days: 3, span: 5, from: days[2], to: days[0] });
  });
});

describe('the order of attention', () => {
  it('is that of the clinical rules, in the database too', async () => {
    const all = statuses.flatMap((status) => advices.map((advice) => ({ status, advice, side: null })));
    const { who } = await add(
      all.map(({ status, advice }, ago) => ({
        ago,
        offset: 0,
        systolic: 120,
        assessment: {
          status,
          side: null,
          advice: null,
          reason: null,
          worst: { status, side: null, condition: null, advice },
          ways: [],
          asks: [],
        },
      })),
    );
    const rows = await run(
      api.context.db,
      'keeper',
      sql`select assessment->'worst' as worst, attention from vital_signs where patient_id = ${who.userId}`,
    );
    const assessed = rows as { worst: VitalSign['interpretation']['worst']; attention: number | null }[];
    expect(
      assessed.map(({ worst, attention }) => (worst.advice === null) === (attention === null)),
    ).not.toContain(false);
    const asking = assessed.filter(({ attention }) => attention !== null);
    expect(asking).toHaveLength(25);
    for (const a of asking)
      for (const b of asking)
        expect(Math.sign((a.attention ?? 0) - (b.attention ?? 0))).toBe(
          Math.sign(compareSeverity(a.worst, b.worst)),
        );
  });
});
