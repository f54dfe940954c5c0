/** Skewness, median and spread of a measure among children of one sex and age (Cole and Green, 1992). */
export type Lms = { l: number; m: number; s: number };

/** Rows of numbers, ordered by the first, which is the age. */
export type Table = readonly (readonly number[])[];

export const readTable = (text: string): Table =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map(Number));

/** Returns the numbers of a table at an age, straight between two rows; before the first and behind the last row, those of that row. */
export function rowAt(table: Table, age: number): readonly number[] {
  const next = table.findIndex(([at]) => (at ?? 0) >= age);
  const after = table[next === -1 ? table.length - 1 : next] ?? [];
  const before = table[next - 1];
  if (!before) return after.slice(1);
  const [from = 0] = before;
  const [to = 0] = after;
  const part = (age - from) / (to - from);
  return before.slice(1).map((low, index) => low + ((after[index + 1] ?? low) - low) * part);
}

export const lmsAt = (table: Table, age: number): Lms => {
  const [l = 1, m = Number.NaN, s = Number.NaN] = rowAt(table, age);
  return { l, m, s };
};

/** Returns the value at a z-score. */
export const valueAt = (z: number, { l, m, s }: Lms): number =>
  Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/**
 * Returns the z-score of a value. Beyond 3 it goes on in steps of the distance between 2 and 3 SD, as WHO does for weight and body mass index
 * (WHO Child Growth Standards, Methods and development, 2006, chapter 7); heights have l = 1, for which both are the same.
 */
export function zOf(value: number, lms: Lms): number {
  const { l, m, s } = lms;
  const z = Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const third = valueAt(3 * side, lms);
  const step = Math.abs(third - valueAt(2 * side, lms));
  // A spread so wide that there is no third line leaves the plain score.
  return step > 0 ? 3 * side + (value - third) / step : z;
}

/** Returns how many of 100 children are below a z-score: the normal distribution by formula 7.1.26 of Abramowitz and Stegun, within 0.00002. */
export function shareBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const tail = terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
  return z < 0 ? 50 * tail : 100 - 50 * tail;
}
