import { latestToday } from '../kernel/latest-today';
import type { Analyte } from './analyte';
import { analyteOf } from './dictionary';
import type { Figure } from './figures';
import { type PlaceOnPage, type ReadContent, type ReadResult, standingOf } from './reading';
import { hasNoUnit } from './units';

export type TypedValue = {
  analyte: string | null;
  comparator: Figure['comparator'];
  number: number | null;
  words: string | null;
  /** UCUM */
  unit: string | null;
  /** The ends of the range as it is printed, in the unit of the value. */
  low?: number | null;
  high?: number | null;
};

export type Decision = {
  kind: 'as-read' | 'corrected' | 'left-out' | 'typed';
  /** The place of a result, or of the line from which a value was typed. */
  place: number | null;
  value: TypedValue | null;
};

/** Holds what the person says about a report. */
export type Said = {
  decisions: readonly Decision[];
  /** `YYYY-MM-DD` */
  day: string | null;
  isOfMe: boolean;
};

/** A value that counts from now on. */
export type Observed = Pick<
  ReadResult,
  | 'analyte'
  | 'name'
  | 'loinc'
  | 'comparator'
  | 'number'
  | 'words'
  | 'unit'
  | 'low'
  | 'high'
  | 'rangeText'
  | 'standing'
  | 'flag'
> & {
  origin: 'read' | 'corrected' | 'typed';
  /** Its page among those that were read; null if it was typed of no line. */
  page: number | null;
  box: PlaceOnPage | null;
};

type Fault = { pointer: string; message: string; code: string };
type Read = Pick<ReadContent, 'results' | 'lines' | 'doubts'>;

const unitFits = (analyte: Analyte, unit: string | null) =>
  unit === null || unit === '1' ? hasNoUnit(analyte) : analyte.units[unit] !== undefined;

function valueFault(value: TypedValue, isTyped: boolean): Omit<Fault, 'pointer'> | null {
  const isOne = (value.number === null) !== (value.words === null || value.words.trim() === '');
  if (!isOne) return { message: 'Enter a number, or words.', code: 'value' };
  const analyte = value.analyte === null ? undefined : analyteOf(value.analyte);
  if ((isTyped || value.analyte !== null) && !analyte)
    return { message: 'Choose what was measured.', code: 'unknown' };
  if (analyte && value.number !== null && !unitFits(analyte, value.unit))
    return { message: 'Choose the unit.', code: 'unit' };
  const { low, high } = value;
  if (low != null && high != null && low > high)
    return { message: 'The lower end of the range is above its upper end.', code: 'range' };
  return null;
}

/** Returns what is wrong about decisions in themselves; none of it may be kept. */
export function decisionFaults({ results, lines }: Read, decisions: readonly Decision[]): Fault[] {
  const seen = new Set<string>();
  return decisions.flatMap(({ kind, place, value }, index) => {
    const pointer = `/body/decisions/${index}`;
    const isTyped = kind === 'typed';
    const among = isTyped ? lines : results;
    if (place === null ? !isTyped : place >= among.length)
      return [{ pointer: `${pointer}/place`, message: 'There is no such value.', code: 'unknown' }];
    const key = `${isTyped} ${place}`;
    if (place !== null && seen.has(key))
      return [{ pointer: `${pointer}/place`, message: 'This was decided twice.', code: 'twice' }];
    seen.add(key);
    const needsValue = isTyped || kind === 'corrected';
    if (needsValue !== (value !== null))
      return [
        {
          pointer: `${pointer}/value`,
          message: 'A value belongs to what is corrected or typed.',
          code: 'value',
        },
      ];
    const fault = value && valueFault(value, isTyped);
    return fault ? [{ pointer: `${pointer}/value`, ...fault }] : [];
  });
}

/** The places of values that need a decision and have none. */
export function undecided({ results }: Pick<Read, 'results'>, decisions: readonly Decision[]): number[] {
  const decided = new Set(decisions.flatMap(({ kind, place }) => (kind === 'typed' ? [] : [place])));
  return results.flatMap(({ doubts }, place) => (doubts.length > 0 && !decided.has(place) ? [place] : []));
}

const count = (many: number) => (many === 1 ? 'One value needs' : `${many} values need`);

/** Why the values cannot be saved yet. */
export function saveFaults(read: Read, { decisions, day, isOfMe }: Said, now: Date): Fault[] {
  const faults = decisionFaults(read, decisions);
  const open = undecided(read, decisions).length;
  if (open > 0)
    faults.push({
      pointer: '/body/decisions',
      message: `${count(open)} your decision first.`,
      code: 'undecided',
    });
  if (day === null)
    faults.push({
      pointer: '/body/day',
      message: 'Enter the day on which the sample was taken.',
      code: 'day-missing',
    });
  else if (day > latestToday(now))
    faults.push({ pointer: '/body/day', message: 'This day has not come yet.', code: 'future' });
  if (read.doubts.includes('two-people') && !isOfMe)
    faults.push({
      pointer: '/body/isOfMe',
      message: 'Two names are on this report. First confirm that all of it is yours.',
      code: 'two-people',
    });
  return faults;
}

const noRange = { low: null, high: null, rangeText: null };

/** Returns the range that the person typed with a value; null if they typed none. */
function typedRange({ low = null, high = null }: TypedValue) {
  if (low === null && high === null) return null;
  if (low === null) return { low, high, rangeText: `up to ${high}` };
  return { low, high, rangeText: high === null ? `from ${low}` : `${low} - ${high}` };
}

function observe(result: ReadResult, value: TypedValue | null): Observed {
  const { page, box, low, high, rangeText, flag } = result;
  if (!value) {
    const { analyte, name, label, loinc, comparator, number, words, unit, standing } = result;
    return {
      ...{
        analyte,
        name: label ?? name,
        loinc,
        comparator,
        number,
        words,
        unit,
        low,
        high,
        rangeText,
        standing,
        flag,
      },
      ...{ origin: 'read', page, box },
    };
  }
  const analyte = value.analyte === null ? undefined : analyteOf(value.analyte);
  // A range in another unit says nothing of this value.
  const printed = value.unit === result.unit ? { low, high, rangeText } : noRange;
  const range = typedRange(value) ?? printed;
  return {
    ...value,
    ...{ name: analyte?.name ?? result.name, loinc: analyte?.loinc ?? null },
    ...range,
    standing: standingOf(value, range),
    // It belonged to what was misread.
    flag: null,
    ...{ origin: 'corrected', page, box },
  };
}

/** The values that count once it is saved, which `saveFaults` has allowed. */
export function observationsOf({ results, lines }: Read, { decisions }: Pick<Said, 'decisions'>): Observed[] {
  const byPlace = new Map(
    decisions.flatMap((one) => (one.kind === 'typed' ? [] : [[one.place, one] as const])),
  );
  const read = results.flatMap((result, place) => {
    const decision = byPlace.get(place);
    if (decision?.kind === 'left-out') return [];
    return [observe(result, decision?.value ?? null)];
  });
  const typed = decisions.flatMap(({ kind, place, value }): Observed[] => {
    const analyte = value?.analyte ? analyteOf(value.analyte) : undefined;
    if (kind !== 'typed' || !value || !analyte) return [];
    const line = place === null ? undefined : lines[place];
    const range = typedRange(value) ?? noRange;
    return [
      {
        ...value,
        ...{ name: analyte.name, loinc: analyte.loinc },
        ...{ ...range, standing: standingOf(value, range), flag: null },
        ...{ origin: 'typed', page: line?.page ?? null, box: line?.box ?? null },
      },
    ];
  });
  return [...read, ...typed];
}
