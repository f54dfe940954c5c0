import type { RouteHandlerCallback } from 'workbox-core/types';
import type { PrecacheController } from 'workbox-precaching/PrecacheController';

declare const self: ServiceWorkerGlobalScope;

/** Files with the hash of their content in their name, so that those of several versions can exist side by side. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/**
 * A page keeps the version that it was loaded with, while a newer worker serves it because another tab asked for the update. Files that
 * such a page still fetches are no longer on the server, so they are kept here until no open page could need them.
 */
export const fromOlderVersion =
  (files: PrecacheController): RouteHandlerCallback =>
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: files.strategy.cacheName })) ?? fetch(request);

/** The pages that this worker has opened, as far as it remembers: a browser stops an idle worker. */
const opened = new Set<string>();

export const noteOpened = ({ resultingClientId }: FetchEvent): void => void opened.add(resultingClientId);

/** Deletes the files of older versions, if every open page was opened by this worker. */
export async function tidyUp(files: PrecacheController, event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!pages.every(({ id }) => opened.has(id))) return;
  // A newer version that waits, or is being installed, has its files in the same cache.
  if (self.registration.installing || self.registration.waiting) return;
  await files.activate(event);
}
