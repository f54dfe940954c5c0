import type { Analyte } from './analyte';
import { type Figure, placeIn, type Range, rangeOf } from './figures';
import { toPart, type Word } from './page';
import type { Doubt, Flag, LabResult } from './result';
import type { Row } from './row';
import { fromCanonical, hasNoUnit, toCanonical } from './units';
import { usualTops } from './usual-tops';

/** Below these a reader of pictures was too often wrong, by the corpus of scans (see the decision page). */
const sure = { value: 0.8, unit: 0.7, range: 0.6, name: 0.6, shortName: 0.85 };

export type Context = {
  /** Does the section speak of urine? Null: no section has said. */
  isUrine: boolean | null;
  /** Was the page read from a picture? Then letters are guesses. */
  isPicture: boolean;
  /** Do more values stand above and below this one? */
  isAligned: boolean;
};

/** The one analyte that name, section, unit and kind of value agree on; the rest that it may be. */
export function chooseAnalyte(
  row: Row,
  isUrine: boolean | null,
): { analyte: Analyte | null; others: Analyte[] } {
  const all = row.match?.analytes ?? [];
  const narrowings: ((analyte: Analyte) => boolean)[] = [
    ({ specimen }) => (specimen === 'urine') === (isUrine ?? false),
    ({ units }) => (row.unit ? units[row.unit] !== undefined : false),
    (analyte) => (row.value?.kind === 'words' ? analyte.isInWords : !analyte.isInWords || isUrine === true),
    (analyte) => !row.unit && !row.unknownUnit && hasNoUnit(analyte),
  ];
  let left = [...all];
  for (const isFitting of narrowings) {
    const fitting = left.filter(isFitting);
    if (fitting.length > 0) left = fitting;
  }
  const [first, ...others] = left;
  return first ? { analyte: first, others } : { analyte: null, others: [] };
}

const isPlausible = (analyte: Analyte, number: number, unit: string | null): boolean => {
  const canonical = toCanonical(analyte, number, unit ?? '1');
  if (canonical === null || !analyte.limits) return true;
  return canonical >= analyte.limits[0] && canonical <= analyte.limits[1];
};

/** Chooses, of digits that may be read in two ways, such as 4,500, the only reading that is possible for this analyte. */
function settled(row: Row, analyte: Analyte): Row {
  const { value, readings, unit, rangePart } = row;
  if (value?.kind !== 'figure' || readings.length === 0) return row;
  const possible = [value, ...readings].filter(({ number }) => isPlausible(analyte, number, unit));
  const [only] = possible;
  if (!only || possible.length > 1) return row;
  // The range is written as the value is.
  const range = only === value || !rangePart ? row.range : rangeOf(rangePart.text.replaceAll(',', '.'));
  return { ...row, range, readings: [], value: { ...only, kind: 'figure' } };
}

/** The numbers among texts, so that `7.1` and `7.1H` are one. */
const figureText = (text: string) => /[<>≤≥]?=?\d[\d.,]*/.exec(text.replaceAll(' ', ''))?.[0] ?? text.trim();

const confidenceOf = (words: readonly Word[]) => Math.min(1, ...words.map(({ confidence }) => confidence));

/** Makes the result of a row, with every reason to doubt it that the row itself gives. */
export function toResult(read: Row, page: number, context: Context): LabResult | null {
  const { analyte, others } = chooseAnalyte(read, context.isUrine);
  const row = analyte ? settled(read, analyte) : read;
  const { value, valuePart, unit } = row;
  if (!value || !valuePart) return null;
  const name = toPart(row.nameWords);
  const doubts: Doubt[] = [
    ...nameDoubts(row, analyte, others, context),
    ...confidenceDoubts(row),
    ...unitDoubts(row, analyte, unit),
    ...(value.kind === 'figure' && analyte ? valueDoubts(value, row, analyte, context) : []),
    ...rivalDoubts(row),
    ...placeDoubts(row, analyte, context),
  ];
  if (contradicts(row.flag, row.range, value)) doubts.push({ kind: 'flag-contradicts-range' });
  const parts = [name, valuePart, row.unitPart, row.rangePart].filter((part) => part !== null);
  return {
    page,
    analyte: analyte?.id ?? null,
    name,
    value,
    valuePart,
    unit: unit ?? (analyte && hasNoUnit(analyte) && value.kind === 'figure' ? '1' : null),
    unitPart: row.unitPart ?? row.unknownUnit,
    range: row.range,
    rangePart: row.rangePart,
    flag: row.flag,
    flagPart: row.flagPart,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    doubts,
  };
}

function nameDoubts(
  row: Row,
  analyte: Analyte | null,
  others: readonly Analyte[],
  { isUrine }: Context,
): Doubt[] {
  if (!analyte) return [{ kind: 'name-unknown' }];
  const isOfOtherSpecimen = isUrine !== null && (analyte.specimen === 'urine') !== isUrine;
  // `part`: a word is left over; `near`: a letter differs; either may make another test of it.
  const isUnsure = row.match?.how !== 'whole' || others.length > 0 || isOfOtherSpecimen;
  const couldBe = [analyte, ...others].map(({ id }) => id);
  return isUnsure ? [{ kind: 'name-unsure', couldBe }] : [];
}

function confidenceDoubts(row: Row): Doubt[] {
  const name = toPart(row.nameWords);
  const isShort = name.text.replaceAll(/[^a-z0-9]/gi, '').length <= 4;
  const value = confidenceOf(row.valueWords);
  const checks = [
    { of: 'value', confidence: value, least: sure.value },
    { of: 'name', confidence: name.confidence, least: isShort ? sure.shortName : sure.name },
    { of: 'unit', confidence: row.unitPart?.confidence ?? 1, least: sure.unit },
    { of: 'range', confidence: row.rangePart?.confidence ?? 1, least: sure.range },
  ] as const;
  const low = checks
    .filter(({ confidence, least }) => confidence < least)
    .map(({ of, confidence }) => ({ kind: 'low-confidence', of, confidence }) as const);
  // A second reading that saw nothing there.
  const isSeenOnce = row.valueWords.some(({ otherwise }) => otherwise === '');
  return isSeenOnce && value >= sure.value
    ? [...low, { kind: 'low-confidence', of: 'value', confidence: 0 }]
    : low;
}

function unitDoubts(row: Row, analyte: Analyte | null, unit: string | null): Doubt[] {
  if (row.value?.kind === 'words') return [];
  if (row.unknownUnit) return [{ kind: 'unit-unknown', printed: row.unknownUnit.text }];
  if (unit && analyte && analyte.units[unit] === undefined) {
    return [{ kind: 'unit-unknown', printed: row.unitPart?.text ?? unit }];
  }
  if (!unit && !(analyte && hasNoUnit(analyte) && analyte.units[''] === undefined && onlyUnitless(analyte))) {
    return [{ kind: 'unit-missing' }];
  }
  return [];
}

const onlyUnitless = ({ units }: Analyte) =>
  Object.keys(units).every((unit) => unit === '1' || unit === '[pH]');

function valueDoubts(
  value: Figure,
  { unit, range, rangePart, valuePart, flag }: Row,
  analyte: Analyte,
  { isPicture }: Context,
): Doubt[] {
  const doubts: Doubt[] = [];
  const isPossible = (number: number) => isPlausible(analyte, number, unit);
  if (analyte.limits && !isPossible(value.number)) {
    const [low, high] = analyte.limits.map((limit) => fromCanonical(analyte, limit, unit ?? '1') ?? limit);
    doubts.push({ kind: 'implausible', low: low ?? 0, high: high ?? 0 });
  }
  // No laboratory prints 027; 0.27 without its point looks so.
  const hasLeadingZero = /^\D*0\d/.test(valuePart?.text ?? '');
  const instead = hasLeadingZero
    ? Number(`0.${value.number}`)
    : otherPoint(value, range, flag, isPicture, !isPossible(value.number));
  if (instead !== null && isPossible(instead)) doubts.push({ kind: 'point-lost', instead });
  const isOdd =
    range && rangePart && (isUneven(value, range, rangePart.text) || isFarOff(range, analyte, unit));
  if (isPicture && isOdd) {
    doubts.push({ kind: 'range-unsure', printed: rangePart?.text ?? '' });
  }
  return doubts;
}

/** Bounds and value have the same number of decimals on a page; where they differ, a scan has lost a point. */
function isUneven(value: Figure, range: Range, printed: string): boolean {
  const decimals = [...printed.matchAll(/\d+(?:[.,](\d+))?/g)].map(([, after = '']) => after.length);
  const hasLeadingZero = /(?:^|\D)0\d/.test(printed);
  return hasLeadingZero || new Set(decimals).size > 1 || value.decimals !== range.decimals;
}

/** Is the upper bound ten times what laboratories print? Then value and range may both have lost their points. */
function isFarOff({ low, high }: Range, analyte: Analyte, unit: string | null): boolean {
  const usual = usualTops[analyte.id];
  const bound = toCanonical(analyte, high ?? low ?? 0, unit ?? '1');
  if (usual === undefined || bound === null) return false;
  return high === null ? bound > usual * 1.5 : bound < usual / 4 || bound > usual * 4;
}

/** Returns what the value would be, had a point been lost or gained; null if nothing speaks for that. */
function otherPoint(
  value: Figure,
  range: Range | null,
  flag: Flag | null,
  isPicture: boolean,
  isImplausible: boolean,
): number | null {
  if (value.comparator !== '') return null;
  const [tenth, tenfold] = [value.number / 10, value.number * 10];
  if (!range) return isImplausible ? tenth : null;
  const place = placeIn(range, value);
  const fits = (number: number) => {
    const { low, high } = range;
    return number >= (low ?? 0) * 0.7 && number <= (high ?? Number.POSITIVE_INFINITY) * 1.3;
  };
  // Laboratories print a value with as many decimals as its range.
  const hasLost = value.decimals < range.decimals && value.number !== 0;
  const hasGained = value.decimals > range.decimals;
  // A printed flag that agrees with this value would not agree with the other.
  const isMarked = (flag === 'high' && place === 'above') || (flag === 'low' && place === 'below');
  if (isMarked && !isImplausible) return null;
  if (place === 'above' && fits(tenth) && (isPicture || hasLost)) return tenth;
  if (place === 'below' && fits(tenfold) && (isPicture || hasGained)) return tenfold;
  return isImplausible ? tenth : null;
}

function rivalDoubts(row: Row): Doubt[] {
  const own = row.valuePart?.text ?? '';
  const others = row.valueWords.flatMap(({ text, otherwise }) =>
    otherwise && figureText(otherwise) !== figureText(text) ? [otherwise] : [],
  );
  const readings = row.readings.map(({ comparator, number }) => `${comparator}${number}`);
  const texts = [own, ...readings, ...row.rivals, ...others];
  return texts.length > 1 ? [{ kind: 'two-values', texts }] : [];
}

function placeDoubts(row: Row, analyte: Analyte | null, { isAligned }: Context): Doubt[] {
  const hasUnit = row.unit !== null || (analyte !== null && onlyUnitless(analyte));
  const isProven =
    row.isInColumn === true ||
    (isAligned && (hasUnit || row.value?.kind === 'words')) ||
    (hasUnit && row.range !== null);
  const doubts: Doubt[] = isProven && row.isInColumn !== false ? [] : [{ kind: 'out-of-place' }];
  const left = unexplained(row);
  return left.length > 0 ? [...doubts, { kind: 'words-left', text: toPart(left).text }] : doubts;
}

/** Words between name and value may change what it is; a remark behind everything else does not. */
function unexplained(row: Row): readonly Word[] {
  const value = row.valuePart?.box.x ?? 0;
  const range = row.rangePart?.box.x ?? Number.POSITIVE_INFINITY;
  return row.left.filter(
    ({ box, text }) =>
      /[\p{L}\d]/u.test(text) && (box.x < value || box.x < Math.min(range, row.unitPart?.box.x ?? range)),
  );
}

/** Does a printed flag say otherwise than the range? */
export function contradicts(flag: Flag | null, range: Range | null, value: LabResult['value']): boolean {
  if (!flag || !range || value.kind !== 'figure') return false;
  const place = placeIn(range, value);
  if (place === null) return false;
  const means = {
    high: place === 'above',
    low: place === 'below',
    abnormal: place !== 'inside',
    normal: place === 'inside',
  };
  return !means[flag];
}
