import type { ApiClient } from '@nadi/api-client/client';
import type { Locks } from '@nadi/api-client/refresh';
import { actingCalls } from '../../../generated/acting-calls';
import { createEntries } from './entries';
import type { OfflinePlatform } from './offline-platform';
import { createOutbox, type Outbox } from './outbox';
import { createSender } from './sender';
import { createTransport } from './transport';

export type OutboxOptions = {
  api: ApiClient;
  offline: Pick<OfflinePlatform, 'records' | 'vault' | 'news'>;
  locks: Locks | undefined;
  /** Returns the person whose entries may be read and sent. */
  owner: () => string | null;
  /** Returns the patient for whom the page is; the worker has no page. @default oneself */
  patient?: () => string | null;
  /** @default Date.now */
  now?: () => number;
  /** Asks the browser to wake the worker; the worker itself is awake. @default nothing */
  wakeFor?: (type: string) => void;
};

/** Opens the outbox over the storage of this device. */
export function openOutbox({
  api,
  offline,
  locks,
  owner,
  patient = () => null,
  now = Date.now,
  wakeFor = () => undefined,
}: OutboxOptions): Outbox {
  const entries = createEntries(offline);
  const transport = createTransport(api, now, undefined, patient);
  const replay = createSender({ entries, transport, owner, locks });
  return createOutbox({
    ...{ entries, transport, replay, channel: offline.news, owner, now, wakeFor },
    patient: (operation) => (operation in actingCalls ? patient() : null),
  });
}
