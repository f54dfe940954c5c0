import type { Call } from '@nadi/api-server/call';
import { describeError } from '../environment/log';
import type { Caller } from '../people/caller';
import { countedFor, keyOf } from './client';
import { addToWindows } from './count';
import type { LimitTools } from './tools';
import { waitUntil } from './wait-until';

/** All operations without a limit of their own share so many requests in so many milliseconds. */
const maxRequests = 600;
const window = 60_000;
/** Requests in a window up to which a server keeps its count to itself: almost everyone stays below. */
const worthTelling = 60;
/** Milliseconds between two exchanges of counts. */
const pause = 1_000;

type Known = {
  /** Requests here that the other servers have not been told about. */
  untold: number;
  /** All other requests of this window, as far as this server knows. */
  told: number;
};

/**
 * A limit that costs no statement: each server counts for itself and exchanges its counts with the others once a second. In a
 * window of one minute, each of the other servers can admit, beyond the limit, the requests that it has not reported yet: 59, or those
 * of the second between two exchanges. If the database cannot be reached, each server continues with its own count.
 */
export function createSharedLimit({ db, clock, secrets, log }: LimitTools) {
  let counts = new Map<string, Known>();
  let current = 0;
  let timer: NodeJS.Timeout | undefined;

  const isWorthTelling = ({ untold, told }: Known) => untold > 0 && untold + told >= worthTelling;

  /** Reports counts to the other servers, and reads theirs. */
  async function exchange(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const endsAt = new Date((current + 1) * window);
    const telling = [...counts].filter(([, known]) => isWorthTelling(known));
    if (telling.length === 0) return;
    const sent = telling.map(([who, known]) => ({
      key: keyOf(who, secrets),
      count: known.untold,
      endsAt,
      known,
    }));
    for (const { known, count } of sent) {
      known.untold -= count;
      known.told += count;
    }
    try {
      const rows = sent.map(({ key, count }) => ({ key, count, endsAt }));
      const heard = new Map(
        (await addToWindows(rows, clock.now(), db)).map(({ key, count }) => [key, count]),
      );
      for (const { key, known } of sent) known.told = heard.get(key) ?? known.told;
    } catch (error) {
      for (const { known, count } of sent) {
        known.untold += count;
        known.told -= count;
      }
      log.warn({ error: describeError(error) }, 'counts of requests could not be exchanged');
    }
  }

  /** @throws 429 beyond the limit */
  function admit(call: Call<Caller>): void {
    const now = clock.now();
    const present = Math.floor(now.getTime() / window);
    if (present !== current) [current, counts] = [present, new Map()];
    const who = countedFor(call);
    const known = counts.get(who) ?? { untold: 0, told: 0 };
    if (known.untold + known.told >= maxRequests)
      throw waitUntil(new Date((present + 1) * window), now, {
        name: 'shared',
        requests: maxRequests,
        seconds: window / 1000,
      });
    known.untold += 1;
    counts.set(who, known);
    // It does not keep the process from ending.
    if (isWorthTelling(known)) timer ??= setTimeout(exchange, pause).unref();
  }

  return { admit, exchange };
}
