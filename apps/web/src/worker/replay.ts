import { brand } from '@nadi/brand';
import * as m from '@nadi/ui/messages';
import { doseOperations } from '../areas/medicines/dose-operations';
import { closeKeptAnswers } from '../areas/medicines/kept-answers';
import { replayOutbox } from '../kernel/offline/replay-in-worker';
import type { WriteType } from '../kernel/offline/write';
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
    if (kind) (event as SyncEvent).waitUntil(replay(kind.type));
  });
}

/** @throws if some must be sent later, so that the browser wakes the worker again */
async function replay(type: WriteType): Promise<void> {
  const who = await replayOutbox('/api/v1', type, tellPerson);
  if (who !== null && type === doseOperations.type) await closeKeptAnswers(self.registration, who);
}

/** An open page says it by itself. What it is about stays off a locked device. */
export async function tellPerson(id: number): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (
    globalThis.Notification?.permission !== 'granted' ||
    windows.some(({ visibilityState }) => visibilityState === 'visible')
  )
    return;
  await self.registration.showNotification(brand.name, {
    body: m.unsent_needs_you(),
    tag: 'unsent',
    data: { type: 'unsent', path: `/dashboard/unsent/${id}`, count: 1 },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
}
