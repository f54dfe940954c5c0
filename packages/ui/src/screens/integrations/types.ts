import type { ReadingType } from '../../components/private/reading/reading';
import type { Saved } from '../../patterns/state';

export type ProviderName = 'demonstration' | 'withings';
export type SyncFailure = 'unreachable' | 'refused' | 'unreadable';

/** An account whose readings are fetched. Moments are RFC 3339. */
export type Connection = {
  id: string;
  status: 'connected' | 'signed-out';
  lastSyncAt: string | null;
  nextSyncAt: string | null;
  failure: SyncFailure | null;
};

export type Provider = {
  id: ProviderName;
  name: string;
  types: readonly ReadingType[];
  isConfigured: boolean;
  isDemonstration: boolean;
  connection: Connection | null;
};

/** One fetching of readings. */
export type Sync = {
  id: string;
  added: number;
  alreadyThere: number;
  critical: number;
  /** The readings that were not added, with the reason in words. */
  leftOut: readonly { type: ReadingType; measuredAt: string; message: string }[];
  failure: SyncFailure | null;
  createdAt: string;
};

export type ConnectionActs = {
  /** Leads to the page of the provider that asks for consent. */
  onConnect: (provider: ProviderName) => Promise<Saved>;
  onSync: (connectionId: string) => Promise<Saved>;
  onEnd: (connectionId: string) => Promise<Saved>;
};
