import type { Locks } from '@nadi/api-client/refresh';
import { subjectOf } from '@nadi/api-client/token-subject';
import { createReadStore, type ReadStore } from '../features/read-store/read-store';
import type { OfflinePlatform } from '../platform/offline/offline-platform';
import type { BrowserTokenStore } from '../platform/token-store';

type Options = {
  offline: Pick<OfflinePlatform, 'vault' | 'readStore' | 'sessionCopy'>;
  locks: Locks | undefined;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  tokens: BrowserTokenStore;
  /** Whose session it is in this tab. */
  owner: () => string | null;
  /** How many entries of the outbox wait for a person. */
  countUnsent: (owner: string) => Promise<number>;
};

/** The read store over what this device has. */
export function openReadStore({ offline, locks, now, tokens, owner, countUnsent }: Options): ReadStore {
  async function ownerByNow(): Promise<string | null> {
    await tokens.settle?.();
    const { token } = tokens.read();
    const who = owner();
    if (token === null || who === null || subjectOf(token) === null) return who;
    // A tab in a process of its own hears late of a sign-out elsewhere; the database tells at once.
    return (await offline.sessionCopy.owner()) === who ? who : null;
  }

  return createReadStore({
    values: offline.readStore,
    vault: offline.vault,
    locks,
    now,
    ownerByNow,
    isKeyNeeded: async (who) => (await countUnsent(who)) > 0,
  });
}
