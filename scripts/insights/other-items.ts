import type { InsightLabValue, InsightMedicine } from '@nadi/domain/insights/input';

export type Lab = InsightLabValue;
export type Medicine = InsightMedicine;

type Given = Partial<Lab> & { number?: number | null };

/** Returns a value of the report of 12 November, with the range that is printed beside it. */
export function lab(name: string, given: Given): Lab {
  const { number = null, low = null, high = null } = given;
  const isBelow = number !== null && low !== null && number < low;
  const isAbove = number !== null && high !== null && number > high;
  const isInside = number !== null && (low !== null || high !== null);
  const standing = isBelow ? 'below' : isAbove ? 'above' : isInside ? 'inside' : null;
  return {
    ...{ id: name, recordId: 'report', name, comparator: '', number, words: null, unit: null },
    ...{ low, high, rangeText: null, standing, flag: null, day: '2026-11-12', ...given },
  };
}

/** Returns a medicine with its doses of four weeks: planned, taken, skipped; the rest has no record. Null if it is taken as needed. */
export const medicine = (name: string, doses: readonly [number, number, number] | null): Medicine => {
  if (!doses) return { id: name, name, adherence: null };
  const [planned, taken, skipped] = doses;
  return { id: name, name, adherence: { planned, taken, skipped, notRecorded: planned - taken - skipped } };
};
