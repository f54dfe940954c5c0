import * as m from '../../../../generated/messages/messages';
import type { Trend, TrendPoint, TrendSeries } from '../../../charts/TrendChart/trend';
import { kindLabel } from '../../../components/private/reading/words';
import type { Clock } from '../../../components/When/When';
import { meanOf } from './periods';
import { pressureBounds, pressureStatus, type SampleDay } from './sample-year';
import { pressureSources } from './sources';

type Days = readonly SampleDay[];

/** The sample lies in the past, so that its days have their year. */
export const clock: Clock = { now: '2026-01-15T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const morning = (date: string) => `${date}T07:00:00+05:30`;

export const roundedMean = (values: readonly (number | null)[]) => {
  const mean = meanOf(values);
  return mean === null ? null : Math.round(mean);
};

const pointsOf = (days: Days): TrendPoint[] =>
  days.flatMap(({ date, pressure }) => {
    if (!pressure) return [];
    const status = pressureStatus(pressure);
    return [{ at: morning(date), count: 1, value: null, ...pressure, status, worst: status, notAssessed: 0 }];
  });

/** Blood pressure, reading by reading. */
export function pressureTrend(days: Days): Trend {
  const points = pointsOf(days);
  const series = (['systolic', 'diastolic'] as const).map((code): TrendSeries => {
    const values = points.map((point) => point[code] ?? 0);
    return {
      code,
      unit: 'mm[Hg]',
      average: roundedMean(values),
      minimum: Math.min(...values),
      maximum: Math.max(...values),
      band: { ...pressureBounds[code], group: 'adult', sources: pressureSources },
    };
  });
  return {
    metric: 'blood_pressure',
    from: `${days[0]?.date}T00:00:00+05:30`,
    to: `${days.at(-1)?.date}T23:59:00+05:30`,
    count: points.length,
    series,
    points,
  };
}

/** The same in a sentence. */
export function pressureWords(days: Days): { label: string; summary: string } {
  const points = pointsOf(days);
  return {
    label: kindLabel('blood_pressure'),
    summary: m.demo_charts_pressure({
      systolic: roundedMean(points.map(({ systolic }) => systolic)) ?? '',
      diastolic: roundedMean(points.map(({ diastolic }) => diastolic)) ?? '',
      inRange: points.filter(({ status }) => status === 'in-range').length,
      count: points.length,
    }),
  };
}
