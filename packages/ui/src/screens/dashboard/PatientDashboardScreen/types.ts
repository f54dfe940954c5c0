import type { Trend } from '../../../charts/TrendChart/trend';
import type { ReadingType } from '../../../components/private/reading/reading';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import type { SeveralSigns } from '../../../components/TogetherAdvice/TogetherAdvice';

export type Period = '7d' | '30d' | '90d' | '1y';

/** The summary of one type over the period; the parts of the contract's `SummaryItem` that are shown. */
export type SummaryItem = {
  type: ReadingType;
  /** Readings in the period. */
  count: number;
  /** Readings in range by each range that may apply. */
  inRange: number;
  /** Readings in range by one range, but not by another that may apply too. */
  inRangeConditionally: number;
  /** Readings above, below or critical. */
  outOfRange: number;
  inRangeRun: InRangeRun;
  latest: ReadingRow;
};

/** The days with readings, back from the latest, on which all were in range by each range that may apply. */
export type InRangeRun = {
  /** Days with readings. */
  days: number;
  /** Calendar days from the first to the last of them, both counted; more than `days` where there are gaps. */
  span: number;
  /** `YYYY-MM-DD`; null where there is none. */
  from: string | null;
  to: string | null;
};

/** A message about the readings of one type; `messagesFor` of the clinical rules makes it. */
export type ReadingMessage = {
  /** `recent`: of the last day. `raised-in-pregnancy`: older, and not measured again. `last`: the latest, older than a day. */
  because: 'recent' | 'raised-in-pregnancy' | 'last';
  /** Its advice is given. */
  reading: ReadingRow;
  /** Other dangerous readings of the day, such as one on the other side; they are named. */
  others: readonly ReadingRow[];
  /** A newer reading that asks for less; it takes nothing back. */
  newer: ReadingRow | null;
};

/** All that the page must tell of the readings, the most urgent first. */
export type Told = { messages: readonly ReadingMessage[]; together: SeveralSigns | null };

export type Summary = {
  period: Period;
  told: Told;
  /** One for each kind ever measured, the most often measured first. */
  items: readonly SummaryItem[];
};

/** The course of the blood pressure; it may fail while the summary is there. */
export type TrendState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** Offline, and the course of this period was not read here before. */
  | { phase: 'not-on-device' }
  | {
      phase: 'ready';
      trend: Trend & { period: Period };
      /** Another period is on its way; this one stays in sight. */
      isPending?: boolean;
      /** Readings wait on this device that the course does not have yet. @default false */
      isWithoutUnsent?: boolean;
    };

export type PatientDashboardState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** No server is reached, and nothing was read here before. */
  | {
      phase: 'not-on-device';
      firstName: string;
      /** The latest of each kind that waits on this device. */
      waiting?: readonly ReadingRow[];
      /** All that these ask for. */
      told: Told;
    }
  | {
      phase: 'ready';
      firstName: string;
      summary: Summary;
      trend: TrendState;
      /** When the shown data was stored on this device, RFC 3339; absent if it is fresh. */
      readAt?: string;
    };
