import type { Call } from '@nadi/api-server/call';
import { type LimitHeaders, limitHeaders } from '@nadi/api-server/limit-headers';
import { operations } from '@nadi/contract/operations';
import { describeError } from '../environment/log';
import type { Caller } from '../people/caller';
import { countedFor, keyOf } from './client';
import { addToWindows } from './count';
import type { LimitTools } from './tools';
import { waitUntil } from './wait-until';

type Limit = { requests: number; seconds: number; per: 'client' | 'account' };

/** Maximum of stored keys that are over the limit; beyond it the database is asked for all. */
const maxKnown = 10_000;

/** Names the device for which a request counts instead of its account or client; null if it counts for those. */
export type FindDevice = (call: Call<Caller>, now: Date) => Promise<string | null>;

/**
 * The limits that the contract names for single operations: counted in the database, so they hold exactly over any number of
 * servers and restarts.
 */
export function createExactLimit({ db, clock, secrets, log }: LimitTools, findDevice: FindDevice) {
  /** Until when a key is over its limit: a flood does not reach the database. */
  const over = new Map<string, Date>();

  /** @throws 429 beyond the limit; the database's error if it cannot be reached */
  return async function admit(
    call: Call<Caller>,
    { requests, seconds, per }: Limit,
  ): Promise<LimitHeaders | undefined> {
    const now = clock.now();
    const key = keyOf(`${call.operation} ${(await findDevice(call, now)) ?? countedFor(call)}`, secrets);
    const known = over.get(key);
    const limit = { name: per, requests, seconds };
    if (known && known > now) throw waitUntil(known, now, limit);

    const endsAt = new Date(now.getTime() + seconds * 1000);
    const [window] = await addToWindows([{ key, count: 1, endsAt }], now, db).catch((error: unknown) => {
      // Without a count no one may sign in; for reads an answer is better than none.
      if (operations[call.operation].method !== 'get') throw error;
      log.warn({ error: describeError(error) }, 'requests could not be counted');
      return [];
    });
    if (!window) return undefined;
    const resetAfter = (window.endsAt.getTime() - now.getTime()) / 1000;
    if (window.count <= requests)
      return limitHeaders({ ...limit, left: requests - window.count, resetAfter });
    if (over.size >= maxKnown) over.clear();
    over.set(key, window.endsAt);
    throw waitUntil(window.endsAt, now, limit);
  };
}
