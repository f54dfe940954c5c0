import type { Comparator } from '../LabReviewScreen/types';

/** The bits of a saved value that are shown; its unit as it is said. */
export type LabValue = {
  id: string;
  /** Null if the test is none that we know: it has no trend. */
  analyte: string | null;
  name: string;
  loinc: string | null;
  comparator: Comparator;
  number: number | null;
  words: string | null;
  unit: string | null;
  rangeText: string | null;
  standing: 'below' | 'inside' | 'above' | null;
  /** The mark that the report prints beside it: `high`, `low`, `abnormal`, `normal`; null if there is none. */
  flag: string | null;
};

/** Holds what is known of a test, with its source and the article that explains it. */
export type LabEntry = {
  text: string;
  source: { title: string; url: string };
  article: { title: string; href: string } | null;
};

export type LabPoint = {
  id: string;
  recordId: string;
  /** 'YYYY-MM-DD' */
  day: string;
  comparator: Comparator;
  /** In the unit of the line, as are the bounds of the range of its report. */
  number: number;
  low: number | null;
  high: number | null;
  rangeText: string | null;
  standing: LabValue['standing'];
  /** The value as the page prints it, where that is in another unit. */
  printed: { number: number; unit: string } | null;
};

/** Values that may be compared, oldest first. */
export type LabLine = { unit: string | null; points: readonly LabPoint[] };
