import { canKeep } from './can-keep';
import { browserValues, type KeyValues, memoryValues } from './key-values';
import { browserNews, noNews } from './news-channel';
import type { NewsChannel } from './outbox';
import { memoryRecords, openRecords, type RecordStore } from './records';
import { memorySessionCopy, openSessionCopy, type SessionCopy } from './session-copy';
import { openSharedDocuments, type SharedDocuments, sharedName } from './shared-documents';
import type { StoredAnswer } from './stored-answer';
import { createWithin, timely, timelyRecords } from './timely';
import { memoryVault, openVault, type Sealed, type Vault } from './vault';

/** The parts of this device that outlive a page. */
export type OfflinePlatform = {
  /** True if they do; if the browser can store nothing sealed, nothing is kept longer than the page. */
  isLasting: boolean;
  vault: Vault;
  /** Answers that were read, by person and query. */
  readStore: KeyValues<StoredAnswer>;
  /** The session, for the worker. */
  sessionCopy: SessionCopy;
  /** The entries that wait to be sent. */
  records: RecordStore;
  /** News of them among tabs and worker. */
  news: NewsChannel;
  /** Documents that other apps shared with this one. */
  sharedDocuments: SharedDocuments;
  /** First answers that were not submitted. */
  drafts: KeyValues<Sealed>;
};

export const readStoreName = 'nadi-read-store';
const draftsName = 'nadi-drafts';

/** The browser's own databases; memory if it has no safe ones. */
export function browserOffline(): OfflinePlatform {
  if (!canKeep()) return memoryOffline();
  const within = createWithin();
  const vault = timely(openVault(), within);
  return {
    isLasting: true,
    vault,
    readStore: timely(browserValues(readStoreName), within),
    sessionCopy: timely(openSessionCopy(vault), within),
    records: timelyRecords(openRecords(), within),
    news: browserNews(),
    sharedDocuments: openSharedDocuments(vault, timely(browserValues(sharedName), within)),
    drafts: timely(browserValues(draftsName), within),
  };
}

/** For stories and tests, which share nothing and leave nothing behind. */
export function memoryOffline(): OfflinePlatform {
  const vault = memoryVault();
  return {
    isLasting: false,
    vault,
    readStore: memoryValues(),
    sessionCopy: memorySessionCopy(vault),
    records: memoryRecords(),
    news: noNews,
    sharedDocuments: openSharedDocuments(vault, memoryValues()),
    drafts: memoryValues(),
  };
}
