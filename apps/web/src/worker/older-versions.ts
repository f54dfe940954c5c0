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

/** The pages that this worker has opened, as far as it remembers: a browser ends a worker that has nothing to do. */
const opened = new Set<string>();

export const noteOpened = ({ resultingClientId }: FetchEvent): void => void opened.add(resultingClientId);

/** Drops the files of older versions, where every page that is open was opened by this one. */
export async function tidyUp(files: PrecacheController, event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!pages.every(({ id }) => opened.has(id))) return;
  // A newer version that waits, or is on its way, has its files in the same place.
  if (self.registration.installing || self.registration.waiting) return;
  await files.activate(event);
}
