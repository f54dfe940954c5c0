import type { Measures } from './follow';

export const insightLevels = ['information', 'attention', 'urgent', 'emergency'] as const;
export type InsightLevel = (typeof insightLevels)[number];

export type InsightStatus = 'in-range' | 'high' | 'low' | 'critical' | 'not-assessed';

/** A statement as it is told and kept: the words, and all that they rest on. */
export type InsightStatement = {
  /** Names it among those of the person. */
  key: string;
  rule: string;
  level: InsightLevel;
  /** By the ranges of the newest values; null if it is about none. */
  status: InsightStatus | null;
  title: string;
  text: string;
  steps: string[];
  confidence: { level: 'sure' | 'fairly_sure' | 'not_sure'; because: string };
  figures: { label: string; value: number | null; unit: string }[];
  from: string | null;
  to: string | null;
  /** The newest first. */
  evidence: {
    kind: 'reading' | 'lab' | 'medicine' | 'dose' | 'goal' | 'history';
    id: string | null;
    label: string;
    at: string | null;
  }[];
  chart: {
    label: string;
    unit: string;
    points: { at: string; value: number; status: InsightStatus | null }[];
    low: number | null;
    high: number | null;
  } | null;
  sources: { title: string; clause: string | null; url: string }[];
};

const rankOf = ({ level }: InsightStatement): number => insightLevels.indexOf(level);

/** From which rank on a person is told by a notification. */
export const tellFrom = insightLevels.indexOf('attention');
/** From which rank on it cannot wait. */
export const urgentFrom = insightLevels.indexOf('urgent');

const timesOf = ({ evidence, to }: InsightStatement): string[] =>
  [to, ...evidence.map(({ at }) => at)].filter((at) => at !== null);

/** Times have offsets, and days none: they are compared as moments. */
const newestOf = (said: InsightStatement): string | null => {
  const moments = timesOf(said)
    .map((at) => Date.parse(at))
    .filter(Number.isFinite);
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
};

export const measures: Measures<InsightStatement> = { rankOf, newFrom: tellFrom, newestOf };
