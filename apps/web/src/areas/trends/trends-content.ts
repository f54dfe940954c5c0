import type { HealthMetric, LabObservation, MedicalHistory, Trend, VitalSign } from '@nadi/contract/schema';
import { type Period, startOfPeriod } from '@nadi/domain/kernel/period';
import { unitLabel } from '@nadi/domain/labs/unit-label';
import { eventsWithin } from '@nadi/domain/medical-history/events';
import { medicineEventsWithin } from '@nadi/domain/medicines/events';
import { asShown, averageStatus } from '@nadi/domain/vital-signs/average-status';
import { type Bmi, bmiOf } from '@nadi/domain/vital-signs/bmi';
import { comparePeriods } from '@nadi/domain/vital-signs/compare-periods';
import { toCanonical } from '@nadi/domain/vital-signs/units';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { weeksOf } from '@nadi/domain/vital-signs/weeks';
import * as m from '@nadi/ui/messages';
import type {
  CriticalReading,
  HealthEvent,
  LabMeasure,
  ReadingMeasure,
} from '@nadi/ui/screens/trends/HealthTrendsScreen';
import type { LabTest } from './choose-measures';

type Row = Pick<VitalSign, 'type' | 'unit' | 'value' | 'measuredAt'>;

/** The body mass index of the latest weight and height, however old the height is: adults keep theirs. */
export function latestBmi(latest: readonly Row[], subject: Subject): Bmi {
  const of = (type: Row['type']) => latest.find((row) => row.type === type);
  const [weight, height] = [of('weight'), of('height')];
  const canonical = (row: Row | undefined) =>
    row && row.value !== null ? toCanonical(row.value, row.unit) : null;
  return bmiOf(
    { weight: canonical(weight), height: canonical(height) },
    subject,
    weight?.measuredAt ?? new Date(0).toISOString(),
  );
}

/** @param today `YYYY-MM-DD` */
export function readingMeasureOf(
  metric: HealthMetric,
  trend: ReadingMeasure['trend'],
  { bmi, today }: { bmi: Bmi; today: string },
): ReadingMeasure {
  return {
    metric: {
      ...metric,
      series: asShown(metric.series),
      before: { ...metric.before, averages: asShown(metric.before.averages) },
    },
    comparison: comparePeriods(metric),
    averageStatus: averageStatus(metric.series),
    trend,
    weeks: trend.phase === 'ready' ? weeksOf(trend.trend.points, trend.trend.series, today) : [],
    ...(metric.type === 'weight' && { bmi }),
  };
}

/** The critical readings of trends, also those that are critical under a condition alone, the newest first. */
export const criticalOf = (trends: readonly Trend[]): CriticalReading[] =>
  trends
    .flatMap(({ metric, series, points }) => {
      const unit = series[0]?.unit;
      if (!unit) return [];
      return points
        .filter(({ status, worst }) => status === 'critical' || worst === 'critical')
        .map((point) => ({
          ...{ type: metric, at: point.at, unit, isCertain: point.status === 'critical' },
          isDay: point.count > 1,
          parts: series.flatMap(({ code }) => point[code] ?? []),
        }));
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

type Days = { from: string; to: string };
const isIn = ({ day }: { day: string }, { from, to }: Days) => day >= from && day <= to;

/** The values of a test within days, as lines by the rule by which values may be compared. */
export function labMeasureOf(
  { id, name, values }: LabTest,
  days: Days,
  lines: (rows: readonly LabObservation[]) => LabMeasure['lines'],
): LabMeasure[] {
  const [latest] = values;
  if (!latest || latest.number === null) return [];
  const { comparator, number, unit, day } = latest;
  return [
    {
      ...{ id, name },
      lines: lines(values.filter((value) => isIn(value, days))),
      latest: { comparator, number, unit: unit === null ? null : unitLabel(unit), day },
    },
  ];
}

/** Returns the events within days: entries of the medical history, first and last days of medicines, and days of laboratories. */
export function eventsOf(
  history: Pick<MedicalHistory, 'entries' | 'medicines'> | undefined,
  observations: readonly LabObservation[],
  days: Days,
  timeZone: string,
): HealthEvent[] {
  const counts = new Map<string, number>();
  for (const one of observations) if (isIn(one, days)) counts.set(one.day, (counts.get(one.day) ?? 0) + 1);
  const labs = [...counts].map(
    ([day, count]): HealthEvent => ({
      ...{ id: `lab ${day}`, kind: 'lab', name: m.trends_lab_count({ count }) },
      ...{ onset: day, from: day, to: day },
    }),
  );
  const medicines = medicineEventsWithin(history?.medicines ?? [], days, timeZone);
  return [...eventsWithin(history?.entries ?? [], days), ...medicines, ...labs].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
}

/** The first and the last day of a period that ends today. */
export const daysOfPeriod = (period: Period, today: string): Days => ({
  from: startOfPeriod(period, new Date(`${today}T00:00:00Z`))
    .toISOString()
    .slice(0, 10),
  to: today,
});
