import type { GoalPoint, Target } from '../goals/goal';
import type { GoalConcern } from '../goals/goal-concern';
import type { Adherence } from '../medicines/adherence';
import type { presentMetrics } from '../vital-signs/health-metrics';
import type { Interpretation } from '../vital-signs/interpretation';
import type { Reading } from '../vital-signs/vital-sign';

/** A reading with what the ranges say of it. */
export type InsightReading = Reading & {
  id: string /** RFC 3339. */;
  measuredAt: string;
  interpretation: Interpretation;
};

/** The latest saved value of a test, with the range that is printed on its report. */
export type InsightLabValue = {
  id: string;
  recordId: string;
  name: string;
  comparator: string;
  number: number | null;
  words: string | null;
  /** UCUM; null if none is printed. */
  unit: string | null;
  low: number | null;
  high: number | null;
  rangeText: string | null;
  /** Against the printed range; null if there is none, or no number. */
  standing: 'below' | 'inside' | 'above' | null;
  /** As printed beside the value. */
  flag: string | null;
  /** `YYYY-MM-DD`. */
  day: string;
};

/** A medicine with the doses of the last four weeks; null where doses are not planned (as needed). */
export type InsightMedicine = { id: string; name: string; adherence: Adherence | null };

export type InsightGoal = Target & {
  id: string;
  title: string;
  unit: string;
  status: string;
  /** The question about its target; null if there is none. */
  concern: GoalConcern | null;
  /** A value for each day, oldest first. */
  series: readonly GoalPoint[];
};

/** The data that the rules look at. All of it is bounded: `perType` readings of a type, and what one person keeps of the rest. */
export type InsightInput = {
  now: Date;
  timeZone: string;
  /** The latest reading of each type, and all of the last day. */
  latest: readonly InsightReading[];
  /** The newest readings of each type since `runDays` ago, the newest first. */
  recent: readonly InsightReading[];
  /** Counts and averages of the last seven and of the last thirty days. */
  week: ReturnType<typeof presentMetrics>;
  month: ReturnType<typeof presentMetrics>;
  labValues: readonly InsightLabValue[];
  /** Those that are taken now. */
  medicines: readonly InsightMedicine[];
  goals: readonly InsightGoal[];
};

/** Days in which the readings of a run lie. */
export const runDays = 90;
/** As many readings of a type as are looked at. */
export const perType = 60;
