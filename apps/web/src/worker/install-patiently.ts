import type { PrecacheController } from 'workbox-precaching/PrecacheController';

/** Milliseconds between the attempts. After a longer time without a network, the page tries again. */
const pauses = [1_000, 4_000, 10_000];

/**
 * Fetches every file that is cached for offline use. A file that does not arrive is fetched again, and it alone: the others
 * are in the cache. If it gave up, the browser would drop a first worker, with its registration.
 */
export async function installPatiently(files: PrecacheController): Promise<void> {
  for (const pause of pauses) {
    if (await isInstalled(files)) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await files.install(ofOneTry);
}

const isInstalled = (files: PrecacheController): Promise<boolean> =>
  files.install(ofOneTry).then(
    () => true,
    () => false,
  );

/** Stands in for the installation event, which would have failed with the first attempt. */
const ofOneTry = { type: 'install', waitUntil: () => undefined } as unknown as ExtendableEvent;
