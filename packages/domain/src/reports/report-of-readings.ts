import {
  adviceLater,
  adviceNow,
  conditionWords,
  distinct,
  sayCount,
  sayStatus,
  sayValue,
  typeWords,
} from '../insights/words';
import { sayDate } from '../kernel/say-day';
import { capital } from '../kernel/words';
import { isRecent } from '../vital-signs/attention';
import type { Counts, presentMetrics } from '../vital-signs/health-metrics';
import { unitLabels } from '../vital-signs/units';
import type { VitalSignType } from '../vital-signs/vital-sign';
import { maxAttentionRows, type ReportReading, type ReportSection } from './report';

type Metrics = ReturnType<typeof presentMetrics>;
type Metric = Metrics['metrics'][number];
type Series = Metric['series'][number];

const joined = (types: readonly VitalSignType[]): string => types.map((type) => typeWords[type]).join(', ');

/** Returns the time on the wall where it was measured. @example '12 November 2026, 09:00' */
const sayMoment = (at: string): string => `${sayDate(at.slice(0, 10))}, ${at.slice(11, 16)}`;

/** Returns the counts by status, without those that are none. @example '9 in range, 1 out of range' */
function sayCounts({ inRange, inRangeConditionally, outOfRange, notAssessed }: Counts): string {
  return [
    [inRange, 'in range'],
    [outOfRange, 'out of range'],
    [inRangeConditionally, 'in range or not, by what is not recorded'],
    [notAssessed, 'not assessed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

const joinSeries = (series: readonly Series[], of: (one: Series) => number | null): string | null =>
  series.some((one) => of(one) === null) ? null : series.map(of).join('/');

const unitOf = ({ series: [first] }: Metric): string => (first ? unitLabels[first.unit] : '');

function sayRange({ series }: Metric): string {
  const ends = series.map(({ band }) =>
    band === null
      ? null
      : band.low === null
        ? `up to ${band.high}`
        : band.high === null
          ? `from ${band.low}`
          : `${band.low} to ${band.high}`,
  );
  return ends.some((one) => one === null) ? 'no single range' : ends.join(' / ');
}

const notEnough = 'not enough data';

function rowOf(metric: Metric): string[] {
  const { type, counts, days, series, before } = metric;
  const earlier = before.averages.some(({ average }) => average === null)
    ? null
    : before.averages.map(({ average }) => average).join('/');
  return [
    `${capital(typeWords[type])}, ${unitOf(metric)}`,
    `${sayCount(counts.count, 'reading')} on ${sayCount(days, 'day')}: ${sayCounts(counts)}`,
    joinSeries(series, ({ average }) => average) ?? notEnough,
    series.map(({ minimum, maximum }) => `${minimum} to ${maximum}`).join(' / '),
    sayRange(metric),
    earlier ?? notEnough,
  ];
}

/** Returns what was measured in the period, a row for each chosen type. */
export function sectionOfReadings(metrics: Metrics, chosen: readonly VitalSignType[]): ReportSection {
  const own = metrics.metrics.filter(({ type }) => chosen.includes(type));
  const measured = own.filter(({ counts }) => counts.count > 0);
  const silent = own.filter(({ counts }) => counts.count === 0).map(({ type }) => type);
  const never = metrics.neverMeasured.filter((type) => chosen.includes(type));
  const sources = measured.flatMap(({ series, enough }) => [
    ...series.flatMap(({ band }) => band?.sources ?? []),
    ...(enough.source ? [enough.source] : []),
  ]);
  return {
    id: 'readings',
    title: 'Readings',
    texts: [
      ...(measured.length === 0 ? ['There is no reading in this period.'] : []),
      ...(silent.length > 0 && measured.length > 0 ? [`No reading in this period: ${joined(silent)}.`] : []),
      ...(never.length > 0 ? [`Never measured: ${joined(never)}.`] : []),
      ...(measured.length > 0
        ? [
            'The range is the one that applies to the person now; each reading was assessed by what held on its day.',
          ]
        : []),
    ],
    columns:
      measured.length === 0
        ? []
        : ['Type', 'Readings', 'Average', 'Lowest to highest', 'Range', 'Average before'],
    rows: measured.map(rowOf),
    sources: distinct(sources),
  };
}

/** Returns what a reading was, by the worst that is possible for it: an average never hides it. */
function attentionRow({ interpretation, ...reading }: ReportReading, now: Date): string[] {
  const { worst } = interpretation;
  const condition = worst.condition === null ? '' : `${conditionWords[worst.condition]}: `;
  const advice = worst.advice && (isRecent(reading.measuredAt, now) ? adviceNow : adviceLater)[worst.advice];
  return [
    sayMoment(reading.measuredAt),
    `${capital(typeWords[reading.type])} ${sayValue(reading)}`,
    `${condition}${sayStatus(worst)}`,
    advice ?? '',
  ];
}

/**
 * Returns the readings of the period that asked for action on the same day or were critical, the newest first; null if there are none.
 *
 * @param readings at most one more than are listed, by which it is known that there are more
 */
export function sectionOfAttention(readings: readonly ReportReading[], now: Date): ReportSection | null {
  if (readings.length === 0) return null;
  const hasMore = readings.length > maxAttentionRows;
  return {
    id: 'attention',
    title: 'Readings that asked for action',
    texts: [
      'An average does not show these. A later reading in range does not cancel them.',
      ...(hasMore ? [`There are more than ${maxAttentionRows}; the newest are listed.`] : []),
    ],
    columns: ['Measured', 'Reading', 'By the range that is strictest', 'What to do'],
    rows: readings.slice(0, maxAttentionRows).map((reading) => attentionRow(reading, now)),
    sources: distinct(
      readings.flatMap(({ interpretation }) => interpretation.ranges.flatMap(({ sources }) => sources)),
    ),
  };
}
