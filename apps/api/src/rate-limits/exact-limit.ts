import type { Call } from '@nadi/api-server/call';
import { tooManyRequests } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import type { AppContext } from '../context';
import { describeError } from '../log';
import type { Caller } from '../sessions/caller';
import { countedFor, keyOf } from './client';
import { addToWindows } from './count';

type Limit = { requests: number; seconds: number };

/** Keys that are over, at most; beyond it all are asked of the database again. */
const mostKnown = 10_000;

/**
 * The limits that the contract names for single operations: counted in the database, so they hold exactly over any number of
 * servers and restarts.
 */
export function createExactLimit({ db, clock, secrets, log }: AppContext) {
  /** Until when a key is over: a flood does not reach the database. */
  const over = new Map<string, Date>();

  /** @throws 429 for who asks too often; what the database throws, where it is away */
  return async function admit(call: Call<Caller>, { requests, seconds }: Limit): Promise<void> {
    const now = clock.now();
    const key = keyOf(`${call.operation} ${countedFor(call)}`, secrets);
    const known = over.get(key);
    if (known && known > now) throw waitUntil(known, now);

    const endsAt = new Date(now.getTime() + seconds * 1000);
    const [window] = await addToWindows([{ key, count: 1, endsAt }], now, db).catch((error: unknown) => {
      // Who may sign in is not decided by whether we can count; what only reads is better given than not.
      if (operations[call.operation].method !== 'get') throw error;
      log.warn({ error: describeError(error) }, 'requests could not be counted');
      return [];
    });
    if (!window || window.count <= requests) return;
    if (over.size >= mostKnown) over.clear();
    over.set(key, window.endsAt);
    throw waitUntil(window.endsAt, now);
  };
}

export const waitUntil = (moment: Date, now: Date) =>
  tooManyRequests((moment.getTime() - now.getTime()) / 1000);
