import type { FailedJob } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const mail: FailedJob = {
  id: 'job-1',
  job: 'mail',
  problem: 'Error ECONNREFUSED',
  attempts: 11,
  enqueuedAt: '2026-11-20T01:10:00+05:30',
  failedAt: '2026-11-20T05:52:00+05:30',
  status: 'FAILED',
  decidedAt: null,
  version: 1,
};

/** The one that failed last comes first. */
export const failed: readonly FailedJob[] = [
  mail,
  {
    ...mail,
    id: 'job-2',
    job: 'deliveries',
    problem:
      'PushRefused the push service answered 403, as the key of this installation is not the one that the browser subscribed with',
    attempts: 9,
    enqueuedAt: '2026-11-18T20:02:00+05:30',
    failedAt: '2026-11-18T23:40:00+05:30',
  },
];

const decided = { decidedAt: '2026-11-20T08:30:00+05:30', version: 2 } as const;
export const retried: readonly FailedJob[] = [{ ...mail, ...decided, status: 'RETRIED' }];
export const dismissed: readonly FailedJob[] = [
  { ...mail, ...decided, job: 'housekeeping', status: 'DISMISSED' },
];
