import type { PrecacheController } from 'workbox-precaching/PrecacheController';

/** Milliseconds between the tries. Who has no network for longer is tried again by the page. */
const pauses = [1_000, 4_000, 10_000];

/**
 * Fetches every file that is kept for a time without a network. One that does not arrive is fetched again, and it alone: what came before
 * lies in the cache. Given up, the browser drops a first worker, with its registration.
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

/** Stands for the event of the installation, which would have failed with the first try. */
const ofOneTry = { type: 'install', waitUntil: () => undefined } as unknown as ExtendableEvent;
