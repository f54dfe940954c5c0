import type { Listed, Loaded } from '../../../patterns/state';

export type FailedJobStatus = 'FAILED' | 'RETRIED' | 'DISMISSED';

/** Work of the server that failed as often as it may be tried. */
export type FailedJob = {
  id: string;
  /** The name of its queue. */
  job: string;
  /** The last error, as the log has it. */
  problem: string;
  attempts: number;
  /** RFC 3339. */
  enqueuedAt: string;
  /** RFC 3339. */
  failedAt: string;
  status: FailedJobStatus;
  /** RFC 3339; null as long as nobody has decided. */
  decidedAt: string | null;
  /** A decision is against this version, as If-Match. */
  version: number;
};

/** The one that failed last comes first. */
export type FailedJobsState = Loaded<Listed<FailedJob>>;
