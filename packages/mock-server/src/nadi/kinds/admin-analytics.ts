import type { AdminAnalytics } from '@nadi/contract/schema';
import type { Period } from '@nadi/domain/kernel/period';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { reportOf, reportTimeZone } from '@nadi/domain/platform/analytics';
import type { Kind } from '../../mock-types';
import { adminOverview } from './admin-overview';
import { keptOne } from './list-adapters';

/** The mock counts no days: its people are fewer than ten. */
export const adminAnalytics: Kind<AdminAnalytics> = {
  kept(given) {
    const period = (given.query.period ?? '30d') as Period;
    const waits = adminOverview.kept?.(given).list()[0];
    return keptOne(() => ({
      ...reportOf([], period, localDay(given.now, reportTimeZone)),
      queues: {
        jobsDue: 0,
        oldestDueAt: null,
        jobsFailed: waits?.failedJobs.waiting ?? 0,
        registrationsWaiting: waits?.registrations.waiting ?? 0,
        oldestRegistrationAt: waits?.registrations.oldestAt ?? null,
      },
    }));
  },
};
