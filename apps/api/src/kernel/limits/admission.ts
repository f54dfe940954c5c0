import type { Call } from '@nadi/api-server/call';
import type { LimitHeaders } from '@nadi/api-server/limit-headers';
import { operations } from '@nadi/contract/operations';
import type { AppContext } from '../operation/context';
import type { Caller } from '../../areas/identity/sessions/caller';
import { createExactLimit } from './exact-limit';
import { createSharedLimit } from './shared-limit';

/** Refuses who asks too often, before anything of the request is read. */
export function createAdmission(
  context: AppContext,
): (call: Call<Caller>) => Promise<LimitHeaders | undefined> {
  const exact = createExactLimit(context);
  const shared = createSharedLimit(context);
  return async (call) => {
    const { rateLimit, tag } = operations[call.operation];
    // Whoever watches over the server must hear of it under any load.
    if (tag === 'Health') return undefined;
    if (rateLimit) return exact(call, rateLimit);
    shared.admit(call);
    return undefined;
  };
}
