import type { AdminOverview } from '@nadi/contract/schema';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { reportTimeZone } from '@nadi/domain/platform/analytics';
import type { Kind } from '../../mock-types';
import { worldOf } from '../world';
import { keptOne } from './list-adapters';

/** The mock keeps no logs of browsers and no jobs; its visits, accesses and orders are not counted. */
export const adminOverview: Kind<AdminOverview> = {
  kept({ store, now }) {
    const { people, failedJobs } = worldOf(store);
    const known = people.filter(({ account }) => account.emailVerifiedAt !== null);
    const waiting = known.flatMap(({ doctor }) =>
      doctor?.verification === 'UNVERIFIED' ? doctor.appliedAt : [],
    );
    const failed = failedJobs.filter(({ status }) => status === 'FAILED').map(({ failedAt }) => failedAt);
    const due = people.flatMap(({ dataRequests }) =>
      dataRequests.flatMap(({ status, dueOn }) =>
        status === 'open' || status === 'in_progress' ? dueOn : [],
      ),
    );
    const byAge = (one: string, other: string) => Date.parse(one) - Date.parse(other);
    const count = (role: string) => known.filter(({ account }) => account.role === role).length;
    return keptOne(() => ({
      registrations: {
        waiting: Math.min(waiting.length, maxCounted),
        oldestAt: waiting.sort(byAge)[0] ?? null,
      },
      dataRequests: { waiting: Math.min(due.length, maxCounted), dueOn: due.sort()[0] ?? null },
      emergencyAccesses: { waiting: 0, oldestAt: null },
      prescriptions: { waiting: 0, oldestAt: null },
      orders: { waiting: 0, oldestAt: null },
      failedJobs: {
        waiting: Math.min(failed.length, maxCounted),
        newestAt: failed.sort(byAge).at(-1) ?? null,
      },
      jobs: { due: 0, oldestDueAt: null },
      frontendErrors: { count: 0, newestAt: null },
      today: {
        ...{ date: localDay(now, reportTimeZone), timeZone: reportTimeZone },
        ...{ visits: { planned: 0, held: 0, cancelled: 0, missed: 0 }, ordersPlaced: 0 },
      },
      people: { patients: count('PATIENT'), doctors: count('DOCTOR'), administrators: count('ADMIN') },
    }));
  },
};
