import type { Trend } from '../../../charts/TrendChart/trend';
import type { ReadingType } from '../../../components/private/reading/reading';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';

export type Period = '7d' | '30d' | '90d' | '1y';

/** What is known of one kind over the summary's period; the bits of the contract's `SummaryItem` that are shown. */
export type SummaryItem = {
  type: ReadingType;
  /** Readings in the period. */
  count: number;
  inRange: number;
  /** Readings above, below or critical. */
  outOfRange: number;
  /** Days with readings, back from the latest one, on which all were in range. */
  inRangeDays: number;
  latest: ReadingRow;
};

export type Summary = {
  period: Period;
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
    }
  | {
      phase: 'ready';
      firstName: string;
      summary: Summary;
      trend: TrendState;
      /** What is shown lies on this device since then, RFC 3339; absent where it is fresh. */
      readAt?: string;
    };
