import type { Trend } from '../../../charts/TrendChart/trend';
import type { ReadingType } from '../../../components/private/reading/reading';
import type { Told } from '../../../components/private/reading/told';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';

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
