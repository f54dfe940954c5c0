import type { ApiClient } from '@nadi/api-client/client';
import type { Locks } from '@nadi/api-client/refresh';
import { subjectOf } from '@nadi/api-client/token-subject';
import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import { inTime } from '../browser/in-time';
import type { BrowserTokenStore } from '../browser/token-store';
import { serverReached } from '../connectivity/server-reached';
import { lateDrafts } from '../drafts/late-drafts';
import type { OfflinePlatform } from '../offline/offline-platform';
import { questionOf } from '../offline/queries';
import { createReadStore, type Forgetting } from '../offline/read-store';
import { createAnswerFromDevice } from '../read-store/answer-from-device';
import { agesForgotten, answeredFresh, servedFromDevice } from '../read-store/read-store-slice';

type Options = {
  api: ApiClient;
  tokens: BrowserTokenStore;
  offline: Pick<OfflinePlatform, 'vault' | 'readStore' | 'sessionCopy' | 'sharedDocuments' | 'drafts'>;
  locks: Locks | undefined;
  queryClient: QueryClient;
  dispatch: Dispatch;
  /** Returns the person whose session this tab has. */
  owner: () => string | null;
  /** Returns the patient for whom the page is; null for oneself. */
  patient: () => string | null;
  /** True if something is shown that the server has not confirmed. */
  isBehind: () => boolean;
  /** Returns the number of a person's waiting outbox entries. */
  countUnsent: (owner: string) => Promise<number>;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  /** Milliseconds to wait for the server. */
  timeoutMs: number;
};

/** A browser whose database hangs must not keep anyone from signing out; their data stays readable only to themselves. */
const wipeTimeoutMs = 5_000;

/** Opens the cache of read data, over the storage of this device. */
export function openReading({
  api,
  tokens,
  offline,
  locks,
  queryClient,
  dispatch,
  owner,
  patient,
  isBehind,
  countUnsent,
  now,
  timeoutMs,
}: Options) {
  async function ownerByNow(): Promise<string | null> {
    await tokens.settle?.();
    const { token } = tokens.read();
    const who = owner();
    if (token === null || who === null || subjectOf(token) === null) return who;
    // A tab in a process of its own learns late of a sign-out elsewhere; the database shows it at once.
    return (await offline.sessionCopy.owner()) === who ? who : null;
  }

  const drafts = lateDrafts({ values: offline.drafts, vault: offline.vault, locks, ownerByNow });

  const readStore = createReadStore({
    values: offline.readStore,
    vault: offline.vault,
    locks,
    now,
    ownerByNow,
    isKeyNeeded: async (who) => (await countUnsent(who)) > 0 || (await drafts.has(who)),
  });

  api.use({
    onResponse({ response }) {
      if (response.status < 500 && isBehind()) dispatch(serverReached());
      return undefined;
    },
  });

  const stopKeeping = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    // Data that was saved here and replaced the data that was read.
    const question = questionOf(event.query.queryKey, now(), patient());
    const who = owner();
    if (question === null || who === null) return;
    dispatch(answeredFresh(event.query.queryHash));
    void readStore.keep(who, question, event.action.data);
  });

  return {
    readStore,
    drafts,
    stop: stopKeeping,
    ...createAnswerFromDevice({
      readStore,
      owner,
      patient,
      asker: () => subjectOf(tokens.read().token ?? ''),
      now,
      timeoutMs,
      onServed: (hash, readAt) => dispatch(servedFromDevice({ [hash]: readAt })),
      onFresh: (hash) => dispatch(answeredFresh(hash)),
    }),

    /**
     * Deletes everything that was read in this session's name: from the page at once, and from this device by the time it resolves.
     *
     * @param leaving the person who was signed in, if known
     */
    forgetData(where: Forgetting, leaving: string | null): Promise<void> {
      queryClient.clear();
      dispatch(agesForgotten());
      if (where === 'here') {
        const wiping = [
          readStore.wipe(null, leaving === null ? [] : [leaving]),
          // Data that could not be deleted has lost its key.
          offline.sharedDocuments.forget().catch(() => undefined),
        ];
        return inTime(Promise.all(wiping), wipeTimeoutMs);
      }
      // The other tab deletes, and may have started again by now with a new key.
      if (leaving !== null) offline.vault.release(leaving);
      return Promise.resolve();
    },
  };
}
