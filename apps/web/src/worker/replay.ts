import { replayOutbox } from '../kernel/offline/replay-in-worker';
import { kindsOf } from '../kernel/offline/write-kinds';
import '../app/writes';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which TypeScript does not know. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Sends what waits when the browser says that there is a network, even where no page is open. */
export function replayOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    const kind = kindsOf().find(({ type }) => tag === `offline-${type}`);
    if (kind) (event as SyncEvent).waitUntil(replayOutbox('/api/v1', kind.type));
  });
}
