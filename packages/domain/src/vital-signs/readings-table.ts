import { csvCell } from '../kernel/csv';
import type { Reading } from './vital-sign';

/** A reading as its owner takes it elsewhere. */
export type TabledReading = Pick<
  Reading,
  'type' | 'unit' | 'systolic' | 'diastolic' | 'value' | 'timing' | 'site'
> & {
  /** RFC 3339, with the offset at which it was measured. */
  measuredAt: string;
  arm?: string | null;
  posture?: string | null;
  note?: string | null;
  interpretation: { status: string };
};

/** Units are UCUM, as in the contract: other programs read them, whatever the language. */
const columns = [
  'measured_at',
  'type',
  'systolic',
  'diastolic',
  'value',
  'unit',
  'arm',
  'posture',
  'timing',
  'site',
  'status',
  'note',
] as const;

/** A value of a laboratory beside them. */
export type TabledLabValue = {
  /** `YYYY-MM-DD`, the day of the sample. */
  day: string;
  name: string;
  /** "<" or ">" before the number, or nothing. */
  comparator: string;
  number: number | null;
  words: string | null;
  unit: string | null;
  rangeText: string | null;
  standing: string | null;
};

/**
 * Returns readings as a table in CSV (RFC 4180), with the mark by which spreadsheet programs know UTF-8. What was not said is an empty
 * cell. A lab value has its report's range as its note.
 */
export function readingsTable(
  readings: readonly TabledReading[],
  labValues: readonly TabledLabValue[] = [],
): string {
  const rows = readings.map((reading) =>
    [
      reading.measuredAt,
      reading.type,
      reading.systolic,
      reading.diastolic,
      reading.value,
      reading.unit,
      reading.arm,
      reading.posture,
      reading.timing,
      reading.site,
      reading.interpretation.status,
      reading.note,
    ].map(csvCell),
  );
  const labRows = labValues.map(({ day, name, comparator, number, words, unit, rangeText, standing }) => {
    const value = comparator === '' ? (number ?? words) : `${comparator}${number ?? ''}`;
    return [
      day,
      name,
      null,
      null,
      value,
      unit,
      null,
      null,
      null,
      null,
      standing ?? 'not-assessed',
      rangeText,
    ].map(csvCell);
  });
  return `\uFEFF${[columns, ...rows, ...labRows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
