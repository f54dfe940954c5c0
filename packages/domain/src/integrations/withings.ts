import { isTimeZone } from '../kernel/time-zone';
import type { Unit, VitalSignType } from '../vital-signs/vital-sign';
import type { ImportedReading } from './health-import';
import { type FetchedPage, momentIn } from './sync';

/**
 * The types of measures, as Withings numbers them, with our type and unit (its documentation: "Measure - Getmeas"). 12 is left out: scales
 * report the temperature of the room as it.
 */
const single: Readonly<
  Record<number, { type: VitalSignType; unit: Unit; factor?: number; decimals: number }>
> = {
  1: { type: 'weight', unit: 'kg', decimals: 2 },
  // Metres there.
  4: { type: 'height', unit: 'cm', factor: 100, decimals: 1 },
  11: { type: 'pulse', unit: '/min', decimals: 0 },
  54: { type: 'oxygen_saturation', unit: '%', decimals: 1 },
  71: { type: 'temperature', unit: 'Cel', decimals: 2 },
};
const [diastolic, systolic] = [9, 10];

export const withingsTypes = [...Object.keys(single).map(Number), diastolic, systolic];

type Measure = { value: number; type: number; unit: number };
type Group = { date: number; measures: readonly Measure[]; attrib?: unknown; timezone?: unknown };

/** The last second that ISO 8601 writes with four digits of a year. */
const latest = 253_402_300_799;
/** 1 is a real measurement; 2 is a goal of the person. */
const isGoal = (one: unknown): boolean => (one as { category?: unknown } | null)?.category === 2;

const isMeasure = (one: unknown): one is Measure => {
  const { value, type, unit } = (one ?? {}) as Record<string, unknown>;
  return [value, type, unit].every((number) => typeof number === 'number' && Number.isFinite(number));
};

const isDate = (date: unknown): date is number =>
  typeof date === 'number' && Number.isInteger(date) && date >= 0 && date <= latest;

const isGroup = (one: unknown): one is Group => {
  const { date, measures } = (one ?? {}) as Record<string, unknown>;
  return isDate(date) && Array.isArray(measures) && measures.every(isMeasure);
};

/** The measurement may be another person's who uses the same device. */
const ambiguous = 1;

/**
 * Returns the readings of an answer of `getmeas`. A group that has another form than the documentation describes is named by its time, so that
 * one of them does not hide the others. Returns null if the answer itself has another form: nothing is dropped unsaid.
 *
 * @param body the parsed JSON
 */
export function readWithings(body: unknown): FetchedPage | null {
  const answer = body as { status?: unknown; body?: { measuregrps?: unknown; timezone?: unknown } } | null;
  if (answer?.status !== 0 || !Array.isArray(answer.body?.measuregrps)) return null;
  const zone = answer.body.timezone;
  const all: unknown[] = answer.body.measuregrps.filter((one) => !isGoal(one));
  const groups = all.filter(isGroup);
  const of = (chosen: (group: Group) => boolean) =>
    groups.filter(chosen).flatMap((group) => readGroup(group, group.timezone ?? zone));
  return {
    readings: of(({ attrib }) => attrib !== ambiguous),
    doubtful: of(({ attrib }) => attrib === ambiguous),
    unreadable: all.filter((one) => !isGroup(one)).map((one) => timeOf(one, zone)),
  };
}

const zoned = (date: number, zone: unknown): string =>
  momentIn(new Date(date * 1000), typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC');

function timeOf(one: unknown, zone: unknown): string | null {
  const { date } = (one ?? {}) as Record<string, unknown>;
  return isDate(date) ? zoned(date, zone) : null;
}

function readGroup({ date, measures }: Group, timezone: unknown): ImportedReading[] {
  const measuredAt = zoned(date, timezone);
  const measured = (type: number, decimals: number, factor = 1) => {
    const found = measures.find((one) => one.type === type);
    // Rounded: the product with a power of ten is not exact.
    return found && Number((found.value * 10 ** found.unit * factor).toFixed(decimals));
  };
  const [upper, lower] = [measured(systolic, 0), measured(diastolic, 0)];
  // One number of the two is kept here, so that it is listed as impossible.
  const pressure: ImportedReading[] =
    upper !== undefined || lower !== undefined
      ? [
          {
            ...{ row: 0, type: 'blood_pressure', unit: 'mm[Hg]', measuredAt },
            ...(upper !== undefined && { systolic: upper }),
            ...(lower !== undefined && { diastolic: lower }),
          },
        ]
      : [];
  return [
    ...pressure,
    ...Object.entries(single).flatMap(([number, { type, unit, factor, decimals }]): ImportedReading[] => {
      const value = measured(Number(number), decimals, factor);
      return value === undefined ? [] : [{ row: 0, type, unit, measuredAt, value }];
    }),
  ];
}
