// For stories: ninety days of invented readings of Asha, assessed and compared by the clinical rules.
import { asShown, averageStatus } from '@nadi/domain/vital-signs/average-status';
import { bmiOf } from '@nadi/domain/vital-signs/bmi';
import { comparePeriods } from '@nadi/domain/vital-signs/compare-periods';
import { seriesOf } from '@nadi/domain/vital-signs/course';
import { enoughOf } from '@nadi/domain/vital-signs/health-metrics';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import { weeksOf } from '@nadi/domain/vital-signs/weeks';
import { asha, assessed, subjects } from '../../../../catalogue/test/clinical-states';
import type { ReadingType } from '../../../../components/private/reading/reading';
import type { ReadingRow } from '../../../../components/ReadingTable/ReadingTable';
import type {
  CriticalReading,
  HealthEvent,
  LabMeasure,
  Metric,
  ReadingMeasure,
  TrendsContent,
} from '../types';

export const now = '2026-11-20T09:00:00+05:30';
const dayMs = 86_400_000;
const before = (days: number) => new Date(Date.parse(now) - days * dayMs);
const today = '2026-11-20';

type Numbers = { systolic?: number; diastolic?: number; value?: number };
/** Readings by how many days ago they were taken, the oldest first. */
type Given = readonly (readonly [daysAgo: number, numbers: Numbers])[];

const readingsOf = (type: ReadingType, given: Given): ReadingRow[] =>
  given.map(([daysAgo, numbers]) => {
    const day = new Date(Date.parse('2026-11-20T00:00:00Z') - Math.floor(daysAgo) * dayMs).toISOString();
    const hour = daysAgo % 1 === 0 ? '07:10' : '21:40';
    return assessed(type, asha, { ...numbers, measuredAt: `${day.slice(0, 10)}T${hour}:00+05:30` });
  });

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;

function statisticsOf(rows: readonly ReadingRow[]) {
  const spread = (code: 'systolic' | 'diastolic' | 'value') => {
    const values = rows.flatMap((row) => row[code] ?? []);
    if (values.length === 0) return { average: null, minimum: null, maximum: null };
    return { average: mean(values), minimum: Math.min(...values), maximum: Math.max(...values) };
  };
  return {
    count: rows.length,
    systolic: spread('systolic'),
    diastolic: spread('diastolic'),
    value: spread('value'),
  };
}

const isOut = ({ interpretation: { status } }: ReadingRow) =>
  status !== 'in-range' && status !== 'not-assessed';

function addedUp(type: ReadingType, rows: readonly ReadingRow[]) {
  const days = new Set(rows.map(({ measuredAt }) => measuredAt.slice(0, 10))).size;
  const enough = enoughOf(type, { count: rows.length, days });
  const series = seriesOf(type, statisticsOf(rows), asha, new Date(now));
  return {
    counts: {
      count: rows.length,
      inRangeConditionally: rows.filter(
        ({ interpretation: { status, worst } }) => status === 'in-range' && worst.status !== status,
      ).length,
      outOfRange: rows.filter(isOut).length,
      notAssessed: rows.filter(({ interpretation: { status } }) => status === 'not-assessed').length,
    },
    days,
    enough,
    series: series.map((line) => (enough.isEnough ? line : { ...line, average: null })),
  };
}

/** A type of reading over a period of some days, with what was measured in the one before. */
export function measureOf(
  type: ReadingType,
  { days, given, earlier = [] }: { days: number; given: Given; earlier?: Given },
): ReadingMeasure {
  const rows = readingsOf(type, given);
  const { series: averages, ...earlierSums } = addedUp(type, readingsOf(type, earlier));
  const all = addedUp(type, rows);
  const metric: Metric = {
    type,
    ...all,
    series: asShown(all.series),
    before: { ...earlierSums, averages: asShown(averages) },
    latestAt: rows.at(-1)?.measuredAt ?? before(days + 3).toISOString(),
  };
  const points = rows.map(({ measuredAt, systolic, diastolic, value, interpretation }) => ({
    ...{ at: measuredAt, count: 1, systolic, diastolic, value },
    ...{ status: interpretation.status, worst: interpretation.worst.status, notAssessed: 0 },
  }));
  return {
    metric,
    comparison: comparePeriods(metric),
    averageStatus: averageStatus(metric.series),
    trend: {
      phase: 'ready',
      trend: {
        ...{ metric: type, from: before(days).toISOString(), to: now, count: rows.length, points },
        series: seriesOf(type, statisticsOf(rows), asha, new Date(now)),
      },
    },
    weeks: weeksOf(points, metric.series, today),
  };
}

const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step);
/** The same wave in every run. */
const wave = (day: number, size: number) => Math.round(Math.sin(day * 1.7) * size);

const pressureOn = (day: number, systolic: number, diastolic: number) =>
  [day, { systolic: systolic + wave(day, 5), diastolic: diastolic + wave(day + 1, 3) }] as const;

/** Falling after a critical evening. */
export const pressure = measureOf('blood_pressure', {
  days: 90,
  given: [
    ...every(88, 19, 3).map((day) => pressureOn(day, 142, 88)),
    [17.5, { systolic: 184, diastolic: 121 }],
    ...every(16, 1, 3).map((day) => pressureOn(day, 126, 79)),
    [0, { systolic: 122, diastolic: 78 }],
  ],
  earlier: every(178, 92, 4).map((day) => pressureOn(day, 149, 92)),
});

export const glucose = measureOf('glucose', {
  days: 90,
  given: every(86, 2, 6).map((day) => [day, { value: 150 - Math.round(day / 4) + wave(day, 6) }] as const),
  earlier: every(170, 100, 10).map((day) => [day, { value: 118 + wave(day, 6) }] as const),
});

const weightOn = (day: number) =>
  [day, { value: Math.round((71.2 + day / 30 + wave(day, 2) / 10) * 10) / 10 }] as const;
export const weight: ReadingMeasure = {
  ...measureOf('weight', {
    days: 90,
    given: every(84, 0, 7).map(weightOn),
    earlier: every(175, 91, 7).map(weightOn),
  }),
  bmi: bmiOf({ weight: 71.2, height: 158 }, subjects.man, now),
};

/** Few readings of a week. */
export const fewPressures = measureOf('blood_pressure', {
  days: 30,
  given: [
    [6, { systolic: 128, diastolic: 82 }],
    [4, { systolic: 141, diastolic: 88 }],
    [0, { systolic: 122, diastolic: 78 }],
  ],
});

const labPoint = (day: string, number: number) => ({
  ...{ id: day, recordId: 'r1', day, comparator: '' as const, number, low: 4, high: 5.6 },
  ...{ rangeText: '4.0 - 5.6', standing: 'above' as const, printed: null },
});
export const hba1c: LabMeasure = {
  id: 'lab-hba1c',
  name: 'HbA1c',
  lines: [{ unit: '%', points: [labPoint('2026-08-28', 7.6), labPoint('2026-11-12', 7.1)] }],
  latest: { comparator: '', number: 7.1, unit: '%', day: '2026-11-12' },
};

const on = (
  kind: HealthEvent['kind'],
  name: string,
  onset: string,
  days?: readonly [string, string],
): HealthEvent => ({
  ...{ id: `${kind} ${onset}`, kind, name, onset },
  from: days?.[0] ?? onset,
  to: days?.[1] ?? onset,
});
export const events: readonly HealthEvent[] = [
  on('condition', 'Type 2 diabetes', '2026-09', ['2026-09-01', '2026-09-30']),
  on('procedure', 'Cataract surgery, left eye', '2026-10-07'),
  on('medicine-start', 'Metformin 500 mg', '2026-10-12'),
  on('medicine-end', 'Naproxen 250 mg', '2026-11-01'),
  on('lab', '12 values', '2026-11-12'),
];

export const criticalEvening: CriticalReading = {
  ...{ type: 'blood_pressure', at: '2026-11-03T21:40:00+05:30', unit: 'mm[Hg]', parts: [184, 121] },
  ...{ isCertain: true, isDay: false },
};

export const spanOf = (days: number) => ({
  beforeFrom: before(2 * days).toISOString(),
  from: before(days).toISOString(),
  to: now,
});

export const nothingTold = { messages: [], together: null };
export const told = (row: ReadingRow) => messagesFor([row], new Date(now));

const ids = ['blood_pressure', 'glucose', 'weight'] as const;

export const ninetyDays: { phase: 'ready' } & TrendsContent = {
  phase: 'ready',
  span: spanOf(90),
  options: [
    ...ids.map((id) => ({ id })),
    { id: 'height' as const },
    { id: 'lab-hba1c' as const, name: 'HbA1c' },
  ],
  chosen: ids,
  readings: [pressure, glucose, weight],
  labs: [],
  events,
  critical: [criticalEvening],
  told: nothingTold,
};

export const fewReadings: { phase: 'ready' } & TrendsContent = {
  ...ninetyDays,
  span: spanOf(30),
  options: [{ id: 'blood_pressure' }],
  chosen: ['blood_pressure'],
  readings: [fewPressures],
  events: [],
  critical: [],
};
