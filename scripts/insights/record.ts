import { type InsightInput, type InsightReading, perType, runDays } from '@nadi/domain/insights/input';
import { inputOf, now } from '@nadi/domain/insights/test/input-of';
import { goalsOf } from '@nadi/domain/insights/to-input';
import { dateOf } from '@nadi/domain/kernel/calendar';
import { type Period, startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { isRecent } from '@nadi/domain/vital-signs/attention';
import { type MeasuredIn, presentMetrics } from '@nadi/domain/vital-signs/health-metrics';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { subjectOf } from '@nadi/domain/vital-signs/test/clinical-case';
import { toCanonical } from '@nadi/domain/vital-signs/units';
import { type Subject, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { InsightCase } from './case';

type Readings = readonly InsightReading[];
const atOf = ({ measuredAt }: InsightReading): number => Date.parse(measuredAt);
const daysOf = (all: Readings) => [...new Set(all.map(({ measuredAt }) => dateOf(measuredAt)))];
const canonicalOf = ({ value, unit }: InsightReading) =>
  typeof value === 'number' ? toCanonical(value, unit) : null;

function spreadOf(numbers: readonly (number | null | undefined)[]) {
  const known = numbers.filter((one) => typeof one === 'number');
  if (known.length === 0) return { average: null, minimum: null, maximum: null };
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return { average, minimum: Math.min(...known), maximum: Math.max(...known) };
}

/** Counts as a database does, by status and by the worst that is possible. */
function measuredIn(all: Readings): MeasuredIn {
  const count = (is: (one: InsightReading['interpretation']) => boolean) =>
    all.filter(({ interpretation }) => is(interpretation)).length;
  return {
    counts: {
      count: all.length,
      inRange: count(({ status, worst }) => status === 'in-range' && worst.status === 'in-range'),
      inRangeConditionally: count(
        ({ status, worst }) => status === 'in-range' && worst.status !== 'in-range',
      ),
      outOfRange: count(({ side }) => side !== null),
      notAssessed: count(({ status }) => status === 'not-assessed'),
    },
    days: daysOf(all).length,
    statistics: {
      count: all.length,
      systolic: spreadOf(all.map(({ systolic }) => systolic)),
      diastolic: spreadOf(all.map(({ diastolic }) => diastolic)),
      value: spreadOf(all.map(canonicalOf)),
    },
  };
}

function metricsOf(all: Readings, period: Period, subject: Subject): InsightInput['week'] {
  const from = startOfPeriod(period, now).getTime();
  const beforeFrom = startOfPeriodBefore(period, now).getTime();
  const measured = vitalSignTypes.flatMap((type) => {
    const own = all.filter((one) => one.type === type);
    const [latest] = own;
    if (!latest) return [];
    const before = own.filter((one) => atOf(one) >= beforeFrom && atOf(one) < from);
    return {
      ...{ type, ...measuredIn(own.filter((one) => atOf(one) >= from)), before: measuredIn(before) },
      ...{ latestId: latest.id, latestAt: latest.measuredAt },
    };
  });
  return presentMetrics(measured, { period, subject, now });
}

const readingDays = (all: Readings) =>
  daysOf(all)
    .sort()
    .map((day) => {
      const own = all.filter(({ measuredAt }) => dateOf(measuredAt) === day);
      const numbers = own.map((one) => one.systolic ?? canonicalOf(one) ?? 0);
      return { day, count: own.length, sum: numbers.reduce((sum, one) => sum + one, 0) };
    });

/** Returns the input of the engine for the record of a case, with the same bounds as the API has. */
export function inputOfCase({ who, readings = [], labs, medicines, goals, timeZone }: InsightCase) {
  const subject = subjectOf(who);
  const all = readings
    .map((reading, index) => ({
      ...{ ...reading, id: `reading-${index}` },
      interpretation: interpret(reading, subject, reading.measuredAt),
    }))
    .sort((a, b) => atOf(b) - atOf(a));
  const ofType = (wanted: string) => all.filter(({ type }) => type === wanted);
  const [height] = ofType('height');
  const latest = vitalSignTypes.flatMap((type) => ofType(type).slice(0, 1));
  const recent = all.filter((one) => !latest.includes(one) && isRecent(one.measuredAt, now));
  const since = now.getTime() - runDays * 86_400_000;
  return inputOf({
    latest: [...latest, ...recent],
    recent: vitalSignTypes.flatMap((type) =>
      ofType(type)
        .filter((one) => atOf(one) >= since)
        .slice(0, perType),
    ),
    ...{ week: metricsOf(all, '7d', subject), month: metricsOf(all, '30d', subject) },
    ...{ labValues: labs ?? [], medicines: medicines ?? [] },
    goals: goalsOf(
      goals ?? [],
      { weight: readingDays(ofType('weight')), blood_pressure: readingDays(ofType('blood_pressure')) },
      { subject, height: height ? canonicalOf(height) : null, now },
    ),
    ...(timeZone && { timeZone }),
  });
}
