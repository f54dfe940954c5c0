import type { ReadingType, ReadingUnit } from '../../components/private/reading/reading';
import type { Saved } from '../../patterns/state';

export type ProviderName = 'demonstration' | 'withings';
export type SyncFailure = 'unreachable' | 'refused' | 'unreadable' | 'internal';

/** An account whose readings are fetched. Moments are RFC 3339. */
export type Connection = {
  id: string;
  status: 'connected' | 'signed-out';
  lastSyncAt: string | null;
  nextSyncAt: string | null;
  failure: SyncFailure | null;
  /** Readings that the fetches of the last 7 days added and that are critical, or could be. */
  critical: number;
  /** Readings that they did not add and that are critical, or could be, should they be real. */
  dangerous: number;
  /** All readings that they did not add, dangerous ones too. */
  leftOut: number;
};

export type Provider = {
  id: ProviderName;
  name: string;
  types: readonly ReadingType[];
  isConfigured: boolean;
  isDemonstration: boolean;
  connection: Connection | null;
};

/** A reading that was not added; null where it could not be read. */
export type LeftOut = {
  type: ReadingType | null;
  measuredAt: string | null;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
  unit: ReadingUnit | null;
  /** True if it is dangerous, should it be real and the person's own. */
  isDangerous: boolean;
  message: string;
};

/** One fetching of readings. */
export type Sync = {
  id: string;
  added: number;
  alreadyThere: number;
  critical: number;
  /** The readings that were not added, with the reason in words. */
  leftOut: readonly LeftOut[];
  failure: SyncFailure | null;
  createdAt: string;
};

export type ConnectionActs = {
  /** Leads to the page of the provider that asks for consent. */
  onConnect: (provider: ProviderName) => Promise<Saved>;
  /** Resolves with when the provider is asked. */
  onSync: (connectionId: string) => Promise<Saved<{ nextSyncAt: string | null }>>;
  onEnd: (connectionId: string, how: { removesReadings: boolean }) => Promise<Saved>;
};
