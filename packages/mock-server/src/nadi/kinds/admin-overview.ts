import type { AdminOverview } from '@nadi/contract/schema';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import type { Kind } from '../../mock-types';
import { worldOf } from '../world';
import { keptOne } from './list-adapters';

/** The mock keeps no logs of browsers. */
export const adminOverview: Kind<AdminOverview> = {
  kept({ store }) {
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
      failedJobs: {
        waiting: Math.min(failed.length, maxCounted),
        newestAt: failed.sort(byAge).at(-1) ?? null,
      },
      frontendErrors: { count: 0, newestAt: null },
      people: { patients: count('PATIENT'), doctors: count('DOCTOR'), administrators: count('ADMIN') },
    }));
  },
};
