import type { FailedJob } from '@nadi/contract/schema';
import type { Kind } from '../../mock-types';
import { worldOf } from '../world';
import { keptList, putInto } from './list-adapters';

/** Nothing fails in the mock: it has what the contract tells of. */
export const failedJobs: Kind<FailedJob> = {
  kept({ store }) {
    const { failedJobs } = worldOf(store);
    return keptList(() => failedJobs, { put: (job) => putInto(failedJobs, job) });
  },
};
