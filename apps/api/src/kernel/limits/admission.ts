import type { Call } from '@nadi/api-server/call';
import type { LimitHeaders } from '@nadi/api-server/limit-headers';
import { operations } from '@nadi/contract/operations';
import type { Caller } from '../people/caller';
import { createExactLimit, type FindDevice } from './exact-limit';
import { createSharedLimit } from './shared-limit';
import type { LimitTools } from './tools';

/** Refuses requests beyond the rate limit, before anything of the request is read. */
export function createAdmission(
  tools: LimitTools,
  findDevice: FindDevice,
): (call: Call<Caller>) => Promise<LimitHeaders | undefined> {
  const exact = createExactLimit(tools, findDevice);
  const shared = createSharedLimit(tools);
  return async (call) => {
    const { rateLimit, tag } = operations[call.operation];
    // Monitoring must get its answer under any load.
    if (tag === 'Health') return undefined;
    if (rateLimit) return exact(call, rateLimit);
    shared.admit(call);
    return undefined;
  };
}
