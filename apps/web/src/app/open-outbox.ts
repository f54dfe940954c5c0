import type { ApiClient } from '@nadi/api-client/client';
import type { Locks } from '@nadi/api-client/refresh';
import { createEntries } from '../platform/offline/entries';
import type { OfflinePlatform } from '../platform/offline/offline-platform';
import { createOutbox, type Outbox } from '../platform/offline/outbox';
import { createSender } from '../platform/offline/sender';
import { createTransport } from '../platform/offline/transport';

type Options = {
  api: ApiClient;
  offline: Pick<OfflinePlatform, 'records' | 'vault' | 'news'>;
  locks: Locks | undefined;
  /** Whose entries may be read and sent. */
  owner: () => string | null;
  now: () => number;
  wakeFor: (type: string) => void;
};

/** The outbox over what this device has. */
export function openOutbox({ api, offline, locks, owner, now, wakeFor }: Options): Outbox {
  const entries = createEntries(offline);
  const transport = createTransport(api, now);
  const replay = createSender({ entries, transport, owner, locks });
  return createOutbox({ entries, transport, replay, channel: offline.news, owner, now, wakeFor });
}
