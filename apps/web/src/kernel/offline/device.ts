import { browserOffline, type OfflinePlatform } from './offline-platform';
import { type OutboxOptions, openOutbox } from './open-outbox';
import type { Outbox } from './outbox';

/** The data on this device besides the outbox. */
export type KeptHere = Omit<OfflinePlatform, 'records' | 'news'>;

/** Everything that outlives a page. */
export type Device = {
  offline: KeptHere;
  openOutbox(options: Omit<OutboxOptions, 'offline'>): Outbox;
};

export const deviceOf = (offline: OfflinePlatform): Device => ({
  offline,
  openOutbox: (options) => openOutbox({ ...options, offline }),
});

export const browserDevice = (): Device => deviceOf(browserOffline());
