import type { Figure, Range } from './figures';
import type { Part } from './page';

/** Why a result needs a decision before it may be saved. */
export type Doubt =
  /** The reader was not sure of the letters. */
  | { kind: 'low-confidence'; of: 'name' | 'value' | 'unit' | 'range'; confidence: number }
  /** Beyond what makes it likely that it was read rightly; the limits in the printed unit. */
  | { kind: 'implausible'; low: number; high: number }
  | { kind: 'unit-missing' }
  | { kind: 'unit-unknown'; printed: string }
  /** High is printed beside a value that its range has as normal or low, and the like. */
  | { kind: 'flag-contradicts-range' }
  /** The value would fit if a point had not been lost or gained. */
  | { kind: 'point-lost'; instead: number }
  /** The figures of the range cannot all be right. */
  | { kind: 'range-unsure'; printed: string }
  /** Two readings of the place, or two numbers that may be the value. */
  | { kind: 'two-values'; texts: readonly string[] }
  | { kind: 'name-unsure'; couldBe: readonly string[] }
  | { kind: 'name-unknown' }
  /** The same analyte is found twice with different values. */
  | { kind: 'duplicate' }
  /** The value does not stand where the others of its table do, and nothing else proves it. */
  | { kind: 'out-of-place' }
  /** By what they are, these values would have to add up, and do not: one of them was misread. */
  | { kind: 'does-not-add-up'; with: readonly string[] }
  /** Words beside it that we cannot account for. */
  | { kind: 'words-left'; text: string };

export type Flag = 'high' | 'low' | 'abnormal' | 'normal';

export type ResultValue = ({ kind: 'figure' } & Figure) | { kind: 'words'; words: string };

export type LabResult = {
  page: number;
  /** Id in the dictionary; null: the name is none that we know. */
  analyte: string | null;
  name: Part;
  value: ResultValue;
  valuePart: Part;
  /** UCUM; null if none is printed, or none that we know. */
  unit: string | null;
  unitPart: Part | null;
  range: Range | null;
  rangePart: Part | null;
  flag: Flag | null;
  flagPart: Part | null;
  /** The least of name, value, unit and range. */
  confidence: number;
  /** None: it may be saved as read. */
  doubts: readonly Doubt[];
};

export type LabLine = Part & {
  page: number;
  /**
   * `unread`: looks like a result that could not be read, so it is shown for typing in. `about`: who, when, which laboratory.
   * `heading`: of a table or a section. `text`: everything else, such as letterheads, methods and notes.
   */
  kind: 'unread' | 'about' | 'heading' | 'text';
};

export type LabDate = {
  what: 'collected' | 'received' | 'reported' | 'printed';
  date: string;
  part: Part;
  page: number;
};

/** The doubts about the report as a whole; each needs a decision before anything of it is saved. */
export type ReportDoubt = 'date-missing' | 'date-unsure' | 'two-people';

export type LabReport = {
  results: readonly LabResult[];
  /** Every line that is no result, in the order of the pages. Nothing that was on the page is left out. */
  lines: readonly LabLine[];
  patientName: Part | null;
  laboratory: Part | null;
  dates: readonly LabDate[];
  doubts: readonly ReportDoubt[];
};
