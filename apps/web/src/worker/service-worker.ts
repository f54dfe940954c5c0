import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute';
import { NavigationRoute } from 'workbox-routing/NavigationRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import { isAppAddress, serverAddresses, shellAddress } from './addresses';
import { installPatiently } from './install-patiently';
import { fromOlderVersion, isAsset, noteOpened, tidyUp } from './older-versions';
import { showPushMessages } from './push';
import { replayOnSync } from './replay';
import { receiveShared, shareTarget } from './share-target';

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build with its revision, put in by the build. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);

/** The first worker of this browser; later ones wait until they are asked. */
let isFirst = false;

self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null;
  event.waitUntil(installPatiently(files));
});

self.addEventListener('activate', (event) => {
  // The page that registered it came from the network. Once claimed, it works offline at once, even on pages that it has not shown yet;
  // it had no worker before, so that this is no update. Pages of an older version are handed over by the browser itself.
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // A new version takes over when a person agrees, never by itself while they are writing.
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'TIDY_UP') event.waitUntil(tidyUp(files, event));
});

const shell = files.createHandlerBoundToURL(shellAddress);

registerRoute(
  new PrecacheRoute(files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isAsset(url), fromOlderVersion(files));
registerRoute(
  new NavigationRoute(
    (options) => {
      noteOpened(options.event as FetchEvent);
      return shell(options);
    },
    { allowlist: [isAppAddress], denylist: [serverAddresses] },
  ),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === shareTarget, receiveShared, 'POST');
replayOnSync();
showPushMessages();
