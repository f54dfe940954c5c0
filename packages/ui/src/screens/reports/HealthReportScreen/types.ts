import type { GuidelineSource, ReadingType } from '../../../components/private/reading/reading';

export type ReportPeriod = '7d' | '30d' | '90d' | '1y';
export type ReportPart = 'history' | 'readings' | 'lab-values' | 'medicines' | 'goals';

/** The choice that makes a report. */
export type ReportChoice = {
  period: ReportPeriod;
  /** None are chosen if empty. */
  parts: readonly ReportPart[];
  types: readonly ReadingType[];
  withOnlyYou: boolean;
};

export type ReportSection = {
  id: ReportPart | 'attention';
  title: string;
  texts: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  sources: readonly GuidelineSource[];
};

export type HealthReport = {
  name: string;
  about: string;
  span: string;
  notice: string;
  sections: readonly ReportSection[];
  /** Types that are left out because the patient keeps some readings of them to themselves. */
  leftOut: readonly ReadingType[];
};
