import type { Age } from '../kernel/age';
import { type Lms, lmsAt, readTable, rowAt, type Table, valueAt, zOf } from './lms';
import { boysLines, boysThinness, girlsLines, girlsThinness } from './tables/bmi-from-5';
import * as iap from './tables/iap-2015';
import * as who from './tables/who-2006';
import * as world from './tables/who-2007';

export type Measure = 'weight' | 'height' | 'bmi';
export type Sex = 'male' | 'female';
export type Standard = 'who-2006' | 'iap-2015';
/** How many of 100 children are below a line, or what begins at it. */
export type LineLabel =
  | '3'
  | '5'
  | '10'
  | '15'
  | '25'
  | '50'
  | '75'
  | '85'
  | '90'
  | '97'
  | 'overweight'
  | 'obesity';
export type Lines = { label: LineLabel; points: { ageDays: number; value: number }[] };

export const measures: readonly Measure[] = ['weight', 'height', 'bmi'];

/** The charts of the Indian Academy of Pediatrics begin and end at these ages, in completed months. */
const iapFrom = 60;
export const adultFrom = 216;
const daysOfMonth = 365.25 / 12;

const tablesOf = (boys: Record<Measure, string>, girls: Record<Measure, string>) => {
  const read = ({ weight, height, bmi }: Record<Measure, string>) => ({
    weight: readTable(weight),
    height: readTable(height),
    bmi: readTable(bmi),
  });
  return { male: read(boys), female: read(girls) };
};

const tables: Record<Standard, Record<Sex, Record<Measure, Table>>> = {
  'who-2006': tablesOf(
    { weight: who.boysWeight, height: who.boysHeight, bmi: who.boysBmi },
    { weight: who.girlsWeight, height: who.girlsHeight, bmi: who.girlsBmi },
  ),
  'iap-2015': tablesOf(
    { weight: iap.boysWeight, height: iap.boysHeight, bmi: iap.boysBmi },
    { weight: iap.girlsWeight, height: iap.girlsHeight, bmi: iap.girlsBmi },
  ),
};
const bmiLines = { male: readTable(boysLines), female: readTable(girlsLines) };
/** WHO's tables from five years on, which hold the limits of thinness and of what is severe. */
const worldTables = tablesOf(
  { weight: world.boysWeight, height: world.boysHeight, bmi: boysThinness },
  { weight: world.girlsWeight, height: world.girlsHeight, bmi: girlsThinness },
);
/** WHO has no weights for age behind ten years, in months. */
const worldWeightsUntil = 120;

/** Returns the charts for an age; null from 18 years on, for which there are none. */
export function standardAt({ months }: Age): Standard | null {
  if (months >= adultFrom) return null;
  return months < iapFrom ? 'who-2006' : 'iap-2015';
}

/** The age as the tables count it: days, or months. */
const tableAge = (standard: Standard, days: number) =>
  standard === 'who-2006' ? days : Math.min(Math.max(days / daysOfMonth, iapFrom), adultFrom);

const lmsOf = (standard: Standard, measure: Measure, sex: Sex, days: number): Lms =>
  lmsAt(tables[standard][sex][measure], tableAge(standard, days));

export const placeOf = (value: number, standard: Standard, measure: Measure, sex: Sex, days: number) =>
  zOf(value, lmsOf(standard, measure, sex, days));

/** Returns the z-score by WHO's tables, which go on at five years; null for weights from ten years on. */
export function worldScore(value: number, measure: Measure, sex: Sex, { days, months }: Age): number | null {
  if (months < iapFrom) return placeOf(value, 'who-2006', measure, sex, days);
  if (measure === 'weight' && months > worldWeightsUntil) return null;
  return zOf(value, lmsAt(worldTables[sex][measure], tableAge('iap-2015', days)));
}

/**
 * The z-scores of the lines that a chart draws, by their names. The lines of the Indian charts are two thirds of a standard deviation apart,
 * and their 3rd and 97th are at 2 SD: their printed tables are those.
 */
export const lineScores: Record<Standard, readonly (readonly [label: LineLabel, z: number])[]> = {
  'who-2006': [
    ['3', -1.880794],
    ['15', -1.036433],
    ['50', 0],
    ['85', 1.036433],
    ['97', 1.880794],
  ],
  'iap-2015': [
    ['3', -2],
    ['10', -4 / 3],
    ['25', -2 / 3],
    ['50', 0],
    ['75', 2 / 3],
    ['90', 4 / 3],
    ['97', 2],
  ],
};

const bmiLabels = ['3', '5', '10', '25', '50', 'overweight', 'obesity'] as const;

/** Returns the limits of the Indian charts of the body mass index at an age: the 3rd line, overweight, obesity. */
export function bmiLimits(sex: Sex, days: number) {
  const age = tableAge('iap-2015', days);
  const [third = 0, , , , , overweight = 0, obesity = 0] = rowAt(bmiLines[sex], age);
  return { third, overweight, obesity };
}

/** Ages at which the lines are drawn: close together where they bend. Lengths end and heights begin at two years. */
const drawnDays: Record<Standard, readonly number[]> = {
  'who-2006': [
    ...[0, 7, 14, 30, 61, 91, 122, 152, 183, 244, 304, 365, 457, 548, 639, 730],
    ...[731, 913, 1096, 1278, 1461, 1644, 1826],
  ],
  'iap-2015': Array.from({ length: 27 }, (_, index) => Math.round((iapFrom + index * 6) * daysOfMonth)),
};

/** Returns the lines of a chart, the lowest first. */
export function linesOf(standard: Standard, measure: Measure, sex: Sex): Lines[] {
  const days = drawnDays[standard];
  if (measure === 'bmi' && standard === 'iap-2015')
    return bmiLabels.map((label, index) => ({
      label,
      points: days.map((ageDays) => ({
        ageDays,
        value: round(rowAt(bmiLines[sex], tableAge(standard, ageDays))[index] ?? 0),
      })),
    }));
  return lineScores[standard].map(([label, z]) => ({
    label,
    points: days.map((ageDays) => ({
      ageDays,
      value: round(valueAt(z, lmsOf(standard, measure, sex, ageDays))),
    })),
  }));
}

const round = (value: number) => Math.round(value * 100) / 100;
