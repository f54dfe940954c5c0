import type { ClinicalStatus, GuidelineSource } from '../../components/private/reading/reading';

export type InsightLevel = 'emergency' | 'urgent' | 'attention' | 'information';
export type InsightVerdict = 'useful' | 'not_useful' | 'not_right';

export type InsightEvidence = {
  kind: 'reading' | 'lab' | 'medicine' | 'dose' | 'goal' | 'history';
  id: string | null;
  label: string;
  /** A moment or a day; null if it has none. */
  at: string | null;
};

export type InsightChart = {
  label: string;
  unit: string;
  points: readonly { at: string; value: number; status: ClinicalStatus | null }[];
  low: number | null;
  high: number | null;
};

/** The bits of the contract's `InsightStatement` that are shown. */
export type InsightSaid = {
  key: string;
  level: InsightLevel;
  status: ClinicalStatus | null;
  title: string;
  text: string;
  steps: readonly string[];
  confidence: { level: 'sure' | 'fairly_sure' | 'not_sure'; because: string };
  figures: readonly { label: string; value: number | null; unit: string }[];
  from: string | null;
  to: string | null;
  evidence: readonly InsightEvidence[];
  chart: InsightChart | null;
  sources: readonly GuidelineSource[];
};

/** The bits of the contract's `InsightStanding` that are shown. */
export type InsightRow = {
  id: string;
  said: InsightSaid;
  /** RFC 3339 */
  firstSaidAt: string;
  saidAt: string;
  resolvedAt: string | null;
  dismissedAt: string | null;
  verdict: InsightVerdict | null;
  reason: string | null;
};

export type Insights = {
  /** RFC 3339 */
  computedAt: string;
  looked: {
    readings: number;
    labValues: number;
    medicines: number;
    doses: number;
    goals: number;
    historyEntries: number;
    newestReadingAt: string | null;
  };
  insights: readonly InsightRow[];
  unknowns: readonly { id: string; title: string; text: string }[];
};

/** The content of the history: the pages that were read so far, newest first. */
export type InsightHistory = { rows: readonly InsightRow[]; hasMore: boolean; isPending?: boolean };

export type InsightChange = {
  isDismissed?: boolean;
  verdict?: InsightVerdict | null;
  reason?: string | null;
};
