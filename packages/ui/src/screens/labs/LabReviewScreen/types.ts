import type { Saved } from '../../../patterns/state';

export type Place = { left: number; top: number; width: number; height: number };
export type Comparator = '' | '<' | '<=' | '>' | '>=';
export type DoubtKind =
  | 'low-confidence'
  | 'implausible'
  | 'unit-missing'
  | 'unit-unknown'
  | 'flag-contradicts-range'
  | 'point-lost'
  | 'range-unsure'
  | 'two-values'
  | 'name-unsure'
  | 'name-unknown'
  | 'duplicate'
  | 'out-of-place'
  | 'does-not-add-up'
  | 'words-left';

/** The bits of the contract's `LabResult` that are shown. */
export type LabResult = {
  page: number;
  box: Place;
  analyte: string | null;
  name: string;
  label: string | null;
  loinc: string | null;
  text: string;
  comparator: Comparator;
  number: number | null;
  words: string | null;
  unit: string | null;
  unitText: string | null;
  rangeText: string | null;
  standing: 'below' | 'inside' | 'above' | null;
  doubts: readonly { kind: DoubtKind; texts: readonly string[] }[];
};

export type LabLine = {
  page: number;
  box: Place;
  kind: 'unread' | 'about' | 'heading' | 'text';
  text: string;
};

export type TypedValue = {
  analyte: string | null;
  comparator: Comparator;
  number: number | null;
  words: string | null;
  unit: string | null;
  /** The ends of the range as it is printed, in the unit of the value. */
  low?: number | null;
  high?: number | null;
};

export type Decision = {
  kind: 'as-read' | 'corrected' | 'left-out' | 'typed';
  place: number | null;
  value: TypedValue | null;
};

export type LabReading = {
  status: 'waiting' | 'reading' | 'read' | 'saved' | 'unreadable';
  reason: 'no-words' | 'too-long' | 'failed' | null;
  /** Null before it was read, and if the person types the values. */
  how: 'text' | 'picture' | null;
  milliseconds: number | null;
  doubts: readonly ('date-missing' | 'date-unsure' | 'two-people')[];
  pages: readonly { fileId: string; page: number; hasPreview: boolean }[];
  results: readonly LabResult[];
  lines: readonly LabLine[];
  decisions: readonly Decision[];
  day: string | null;
  isOfMe: boolean;
  notice: string;
  version: number;
};

/** A test that can be chosen, with the units that it is given in; none where it is answered in words alone. */
export type Analyte = {
  id: string;
  name: string;
  units: readonly string[];
  /** By unit: a number beyond them was more likely misread than measured. They are no clinical thresholds and never shown. */
  limits: Readonly<Record<string, readonly [low: number, high: number]>>;
};

export type Said = { decisions: Decision[]; day: string | null; isOfMe: boolean; save: boolean };
export type LabSaved = Saved<object>;
