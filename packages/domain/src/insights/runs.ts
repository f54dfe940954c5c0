import { sayDay } from '../kernel/say-day';
import { localDay } from '../kernel/time-zone';
import { capital } from '../kernel/words';
import { lastReadingDays } from '../vital-signs/messages-for';
import { unitLabels } from '../vital-signs/units';
import { type VitalSignType, vitalSignTypes } from '../vital-signs/vital-sign';
import { type InsightInput, type InsightReading, perType } from './input';
import type { InsightStatement } from './statement';
import { distinct, sayCount, sayStatus, typeWords } from './words';

/** Fewer readings, or on fewer days, are no run: one bad morning must not be one. Nadi's own numbers; no guideline gives any. */
export const shortestRun = { readings: 3, days: 3 };

/** States for each type that its latest readings are out of range without one in between that is in range by every range. */
export const runsOutOfRange = (input: InsightInput): InsightStatement[] =>
  vitalSignTypes.flatMap((type) =>
    runOf(
      type,
      input.recent.filter((one) => one.type === type),
      input,
    ),
  );

/** Returns the types whose readings are all out of range as far back as is looked, on fewer days than a run needs: a sensor measures so often. */
export const typesCutShort = ({ recent, timeZone }: InsightInput): VitalSignType[] =>
  vitalSignTypes.filter((type) => {
    const ofType = recent.filter((one) => one.type === type);
    const found = newestRun(ofType, timeZone);
    return found !== null && found.run.length >= perType && found.days.size < shortestRun.days;
  });

const sideOf = ({ interpretation: { side } }: InsightReading) => side;

/** Returns the newest readings that are out of range on one side; null if the newest is not. */
function newestRun(all: readonly InsightReading[], timeZone: string) {
  // A reading that could not be assessed neither makes a run nor ends it, and is counted apart.
  const assessed = all.filter(({ interpretation: { status } }) => status !== 'not-assessed');
  const [newest] = assessed;
  const side = newest ? sideOf(newest) : null;
  if (!newest || side === null) return null;
  const end = assessed.findIndex((one) => sideOf(one) !== side);
  const run = end < 0 ? assessed : assessed.slice(0, end);
  const days = new Set(run.map(({ measuredAt }) => localDay(new Date(measuredAt), timeZone)));
  return { newest, oldest: run.at(-1) ?? newest, side, run, days };
}

/** @param all the newest first */
function runOf(
  type: VitalSignType,
  all: readonly InsightReading[],
  { now, timeZone }: InsightInput,
): InsightStatement[] {
  const found = newestRun(all, timeZone);
  if (!found) return [];
  const { newest, oldest, side, run, days } = found;
  if (run.length < shortestRun.readings || days.size < shortestRun.days) return [];
  const critical = run.filter(({ interpretation: { status } }) => status === 'critical').length;
  const unknown = all.filter(
    ({ measuredAt, interpretation: { status } }) =>
      status === 'not-assessed' && Date.parse(measuredAt) >= Date.parse(oldest.measuredAt),
  ).length;
  const freshFrom = now.getTime() - lastReadingDays * 86_400_000;
  // A person who dismissed the run has not seen it turn critical.
  const isFresh = run.some(
    ({ measuredAt, interpretation: { status } }) =>
      status === 'critical' && Date.parse(measuredAt) >= freshFrom,
  );
  const isCut = run.length >= perType;
  const direction = side === 'high' ? 'above' : 'below';
  const [from, to] = [sayDay(oldest.measuredAt, timeZone), sayDay(newest.measuredAt, timeZone)];
  const pointOf = (one: InsightReading) => (type === 'blood_pressure' ? one.systolic : one.value) ?? null;
  const ofSameUnit = run.filter(({ unit }) => unit === newest.unit);
  return [
    {
      ...{ key: `run-${type}-${side}`, rule: 'run-out-of-range' },
      level: isFresh ? 'urgent' : 'attention',
      status: critical > 0 ? 'critical' : side,
      title: `${capital(typeWords[type])} has been ${direction} range since ${from}${isCut ? ' or longer' : ''}`,
      text: [
        `All ${run.length} readings that could be assessed from ${from} to ${to} are ${direction} the range, on ${sayCount(days.size, 'day')}.`,
        ...(critical > 0 ? [`${sayCount(critical, 'of them is', 'of them are')} critical.`] : []),
        ...(unknown > 0
          ? [`${sayCount(unknown, 'more reading', 'more readings')} of this time could not be assessed.`]
          : []),
      ].join(' '),
      steps: [
        'Show these readings to your doctor, unless they know of them already.',
        'What the advice of a single reading says comes first.',
      ],
      confidence: {
        level: 'fairly_sure',
        because: `It counts readings as they are: ${sayCount(run.length, 'reading')} on ${sayCount(days.size, 'day')}. The device may be off.`,
      },
      figures: [
        { label: `Readings ${direction} range`, value: run.length, unit: '' },
        { label: 'Critical readings', value: critical, unit: '' },
        { label: 'Readings that could not be assessed', value: unknown, unit: '' },
      ],
      ...{ from: oldest.measuredAt, to: newest.measuredAt },
      evidence: run.slice(0, 50).map((one) => ({
        kind: 'reading',
        ...{
          id: one.id,
          label: `${capital(typeWords[type])}: ${sayStatus(one.interpretation)}`,
          at: one.measuredAt,
        },
      })),
      chart: {
        label: type === 'blood_pressure' ? 'Blood pressure, upper number' : capital(typeWords[type]),
        unit: unitLabels[newest.unit],
        points: ofSameUnit
          .flatMap((one) => {
            const value = pointOf(one);
            const { status } = one.interpretation;
            return value === null ? [] : [{ at: one.measuredAt, value, status }];
          })
          .reverse(),
        ...limitsOf(newest),
      },
      sources: distinct(
        run.flatMap(({ interpretation: { ranges } }) => ranges.flatMap(({ sources }) => sources)),
      ).slice(0, 20),
    },
  ];
}

/** The range that holds in any case, in the unit of the reading; glucose has none without its time. */
function limitsOf({ type, interpretation: { ranges } }: InsightReading) {
  const range = ranges.find(({ condition }) => condition === null);
  const limits = range?.limits.find(
    ({ code }) => code === (type === 'blood_pressure' ? 'systolic' : 'value'),
  );
  return { low: limits?.low ?? null, high: limits?.high ?? null };
}
