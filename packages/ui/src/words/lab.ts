import * as m from '../../generated/messages/messages';

/** A value as it is said: its figure with what stands before it, or words. */
export type SaidValue = {
  comparator: string;
  number: number | null;
  words: string | null;
  unit: string | null;
};

/** A value with its unit. */
export function sayValue(
  { comparator, number, words, unit }: SaidValue,
  unitText: string | null = unit,
): string {
  if (number === null) return words ?? '';
  return [`${comparator}${number}`, unitText === '1' ? null : unitText].filter(Boolean).join(' ');
}

/** The standing of a value by the range on the page: it is the laboratory's, so this is no reading of ours. */
export const standings = {
  above: { tone: 'attention', say: m.lab_above },
  below: { tone: 'info', say: m.lab_below },
  inside: { tone: 'done', say: m.lab_inside },
  unknown: { tone: 'neutral', say: m.lab_unknown_place },
} as const;

const marks: Readonly<Record<string, () => string>> = {
  high: m.lab_about_marked_high,
  low: m.lab_about_marked_low,
  abnormal: m.lab_about_marked_abnormal,
};

/** The mark that the report prints beside a value, in words; null where it is none that asks for attention. */
export const sayMark = (flag: string | null): string | null =>
  flag === null ? null : (marks[flag]?.() ?? null);
