import * as m from '../../../../generated/messages/messages';
import type { BarChartProps } from '../../../charts/BarChart/BarChart';
import type { DonutProps } from '../../../charts/Donut/Donut';
import { percentsOf } from '../../../charts/Donut/parts';
import { writeNumber } from '../../../charts/private/unit';
import type { RangeBarProps } from '../../../charts/RangeBar/RangeBar';
import type { SparklineProps } from '../../../charts/Sparkline/Sparkline';
import { kindLabel, statusWord } from '../../../components/private/reading/words';
import { meanOf, type SamplePeriod, type SpanLength, spansOf, sumOf, writeDay } from './periods';
import { roundedMean } from './pressure';
import { pulseBounds, type SampleDay, statusOf } from './sample-year';

type Days = readonly SampleDay[];

const goal = 8_000;

const stepSpans: Record<SamplePeriod, SpanLength> = { '30d': 'day', '90d': 'week', '1y': 'month' };
const doseSpans: Record<SamplePeriod, SpanLength> = { '30d': 'week', '90d': 'week', '1y': 'month' };

/** Steps a day: each, or the means of weeks or months. */
export function stepsChart(days: Days, period: SamplePeriod): BarChartProps {
  const counted = days.filter(({ steps }) => steps !== null);
  const unit = { label: m.demo_charts_unit_steps(), one: m.demo_charts_unit_step(), digits: 0 };
  return {
    label: m.demo_charts_steps(),
    summary: m.demo_charts_steps_summary({
      goal: writeNumber(goal, unit),
      reached: counted.filter(({ steps }) => (steps ?? 0) >= goal).length,
      count: counted.length,
    }),
    unit,
    series: [m.demo_charts_steps()],
    reference: { value: goal, label: m.demo_charts_goal() },
    groups: spansOf(days, stepSpans[period]).map(({ days: some, ...names }) => ({
      ...names,
      values: [roundedMean(some.map(({ steps }) => steps))],
    })),
  };
}

const doseUnit = () => ({ label: m.demo_charts_unit_doses(), one: m.demo_charts_unit_dose(), digits: 0 });

function doseParts(days: Days) {
  return [
    { label: m.demo_charts_taken(), value: sumOf(days.map(({ doses }) => doses.taken)) },
    { label: m.demo_charts_late(), value: sumOf(days.map(({ doses }) => doses.late)) },
    { label: m.demo_charts_missed(), value: sumOf(days.map(({ doses }) => doses.missed)) },
  ] as const;
}

/** Doses of weeks or months, whose parts add up. */
export function dosesChart(days: Days, period: SamplePeriod): BarChartProps {
  const [taken, late, missed] = doseParts(days);
  return {
    label: m.demo_charts_doses(),
    summary: m.demo_charts_doses_summary({
      missed: missed.value,
      count: taken.value + late.value + missed.value,
    }),
    unit: doseUnit(),
    arrangement: 'stacked',
    series: [taken.label, late.label, missed.label],
    groups: spansOf(days, doseSpans[period]).map(({ days: some, ...names }) => ({
      ...names,
      values: doseParts(some).map(({ value }) => value),
    })),
  };
}

/** The same doses as parts of a whole. */
export function dosesDonut(days: Days): DonutProps {
  const parts = doseParts(days);
  const [percent = 0] = percentsOf(parts.map(({ value }) => value));
  return {
    label: m.demo_charts_doses_share(),
    summary: m.demo_charts_doses_share_summary({ percent }),
    unit: doseUnit(),
    parts,
    middle: { value: m.chart_share({ percent }), words: m.demo_charts_on_time() },
  };
}

/** Minutes by what was done, the most first. */
export function activeChart(days: Days): BarChartProps {
  const groups = [
    { label: m.demo_charts_walking(), minutes: days.map(({ active }) => active.walking) },
    { label: m.demo_charts_yoga(), minutes: days.map(({ active }) => active.yoga) },
    { label: m.demo_charts_cycling(), minutes: days.map(({ active }) => active.cycling) },
  ]
    .map(({ label, minutes }) => ({ label, values: [Math.round((7 * sumOf(minutes)) / days.length)] }))
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  return {
    label: m.demo_charts_active(),
    summary: m.demo_charts_active_summary({
      minutes: sumOf(groups.map(({ values }) => values[0] ?? 0)),
    }),
    unit: { label: m.demo_charts_unit_min(), spoken: m.demo_charts_unit_minutes(), digits: 0 },
    series: [m.demo_charts_active()],
    direction: 'horizontal',
    groups,
  };
}

/** Courses as small as a word, with what a doctor would look at next. */
export function courses(days: Days): SparklineProps[] {
  const weekly = spansOf(days, 'week');
  const course = (of: (some: Days) => number | null) =>
    weekly.map(({ shortLabel, days: some }) => ({ value: of(some), when: shortLabel }));
  return [
    {
      label: kindLabel('weight'),
      unit: { label: m.unit_kilogram(), spoken: m.unit_kilogram_spoken() },
      points: course((some) => some.find(({ weight }) => weight !== null)?.weight ?? null),
    },
    {
      label: kindLabel('pulse'),
      unit: { label: m.unit_per_minute(), spoken: m.unit_per_minute_spoken(), digits: 0 },
      points: course((some) => roundedMean(some.map(({ pulse }) => pulse))),
      band: { low: pulseBounds.low, high: pulseBounds.high },
    },
    {
      label: m.demo_charts_sleep(),
      unit: { label: m.demo_charts_unit_h(), spoken: m.demo_charts_unit_hours() },
      points: course((some) => meanOf(some.map(({ sleep }) => sleep))),
    },
  ].map((one): SparklineProps => ({ ...one, size: 'medium', isReadable: true }));
}

/** The newest pulse among its ranges. */
export function pulseRange(days: Days): RangeBarProps & { day: string } {
  const newest = days.findLast(({ pulse }) => pulse !== null);
  const value = newest?.pulse ?? null;
  const { low, high, criticalBelow, criticalFrom } = pulseBounds;
  const band = (from: number | null, to: number | null, interpretation: RangeBarProps['status']) => ({
    from,
    to,
    interpretation,
    label: statusWord(interpretation),
  });
  return {
    label: kindLabel('pulse'),
    value,
    unit: { label: m.unit_per_minute(), spoken: m.unit_per_minute_spoken(), digits: 0 },
    status: value === null ? 'not-assessed' : statusOf(value, pulseBounds),
    bands: [
      band(null, criticalBelow - 1, 'critical'),
      band(criticalBelow, low - 1, 'low'),
      band(low, high, 'in-range'),
      band(high + 1, criticalFrom - 1, 'high'),
      band(criticalFrom, null, 'critical'),
    ],
    day: newest ? writeDay(newest.date) : '',
  };
}
