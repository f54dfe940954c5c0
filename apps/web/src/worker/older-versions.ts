import type { RouteHandlerCallback } from 'workbox-core/types';
import type { PrecacheController } from 'workbox-precaching/PrecacheController';

declare const self: ServiceWorkerGlobalScope;

/** Files whose name has the hash of their content, so that those of several versions lie side by side. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/**
 * A page goes on as the version that it was loaded as, while a newer worker serves it since another tab asked for the update. What
 * such a page still fetches the server has no more, so it is kept here until no page is open that could want it.
 */
export const fromOlderVersion =
  (files: PrecacheController): RouteHandlerCallback =>
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: files.strategy.cacheName })) ?? fetch(request);

/** Drops the files of older versions, where the page that is being opened is the only one. */
export async function tidyUp(files: PrecacheController, event: FetchEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ id }) => id !== event.resultingClientId)) return;
  // A newer version that waits, or is on its way, has its files in the same place.
  if (self.registration.installing || self.registration.waiting) return;
  await files.activate(event);
}
