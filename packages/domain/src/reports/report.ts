import type { KeptGoal } from '../goals/goal';
import type { SummaryLabValue } from '../summary/lab-observation';
import type { Interpretation } from '../vital-signs/interpretation';
import type { Source } from '../vital-signs/sources';
import type { Reading } from '../vital-signs/vital-sign';

/** The parts that a person chooses from, in the order of the report. */
export const reportParts = ['history', 'readings', 'lab-values', 'medicines', 'goals'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A section in words: the page, the PDF and the table show the same. */
export type ReportSection = {
  /** `attention` comes with the readings: those that asked for action. */
  id: ReportPart | 'attention';
  title: string;
  texts: string[];
  columns: string[];
  /** As many cells as columns. */
  rows: string[][];
  sources: Source[];
};

/** The rows of a table; a person has far fewer. */
export const maxReportRows = 500;
/** The readings that asked for action, of which the newest are listed. */
export const maxAttentionRows = 20;

export type ReportReading = Reading & { measuredAt: string; interpretation: Interpretation };
export type ReportLabValue = SummaryLabValue;
export type ReportGoal = Pick<
  KeptGoal<string>,
  'title' | 'unit' | 'status' | 'targetValue' | 'direction' | 'due'
> & { startValue: number | null; currentValue: number | null };

/** Returns the rows that a table holds, and a sentence about those that it does not. */
export function limited(
  rows: string[][],
  most: number = maxReportRows,
): { rows: string[][]; texts: string[] } {
  const left = rows.length - most;
  return {
    rows: rows.slice(0, most),
    texts: left > 0 ? [`${left} more are not listed here.`] : [],
  };
}
