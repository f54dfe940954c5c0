import { replayOutbox } from '../kernel/offline/replay-in-worker';
import { kindsOf } from '../kernel/offline/write-kinds';
import '../app/writes';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, for which TypeScript has no types. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Sends waiting entries when the browser reports a network, even if no page is open. */
export function replayOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    const kind = kindsOf().find(({ type }) => tag === `offline-${type}`);
    if (kind) (event as SyncEvent).waitUntil(replayOutbox('/api/v1', kind.type));
  });
}
