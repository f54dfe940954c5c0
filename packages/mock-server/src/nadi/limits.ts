import { type OperationId, operations } from '@nadi/contract/operations';
import type { World } from './world';

/**
 * Counts a request and says how its limit stands, as the API does. The mock itself refuses nobody for asking often: tests and
 * catalogues begin anew without waiting.
 *
 * @param who the account; empty for everyone who is not signed in
 */
export function countRequest(id: OperationId, who: string, world: World, now: Date): Record<string, string> {
  const { rateLimit } = operations[id];
  if (!rateLimit) return {};
  const { requests, seconds, per } = rateLimit;
  const [key, at] = [`${id} ${who}`, now.getTime()];
  const known = world.limits.get(key);
  const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + seconds * 1000 };
  window.count += 1;
  world.limits.set(key, window);
  const left = Math.max(0, requests - window.count);
  return {
    'RateLimit-Policy': `"${per}";q=${requests};w=${seconds}`,
    RateLimit: `"${per}";r=${left};t=${Math.ceil((window.endsAt - at) / 1000)}`,
  };
}
