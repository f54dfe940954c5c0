import { type At, isoOf } from '../kernel/at';
import type { PlaceOnPage } from './reading';
import type { Observed } from './save-reading';

export type KeptObservation = Omit<Observed, 'page' | 'box'> & {
  id: string;
  recordId: string;
  /** `YYYY-MM-DD` */
  day: string;
  fileId: string | null;
  /** The page of the file, from 1. */
  page: number | null;
  box: PlaceOnPage | null;
  createdAt: At;
};

/** A saved value, as its person is told of it. */
export const presentObservation = (row: KeptObservation) => ({
  id: row.id,
  recordId: row.recordId,
  analyte: row.analyte,
  name: row.name,
  loinc: row.loinc,
  comparator: row.comparator,
  number: row.number,
  words: row.words,
  unit: row.unit,
  low: row.low,
  high: row.high,
  rangeText: row.rangeText,
  standing: row.standing,
  flag: row.flag,
  day: row.day,
  origin: row.origin,
  fileId: row.fileId,
  page: row.page,
  box: row.box,
  createdAt: isoOf(row.createdAt),
});
