import type { BrowserContext, Page } from 'playwright-core';
import { inTime } from '../until';

/** Wakes the worker like the browser. */
export type BackgroundSync = {
  /** Wakes it as a network that came back does. */
  wake(): Promise<void>;
};

/** Uses a page of its own, which is none of the app's. */
export async function findBackgroundSync(context: BrowserContext, origin: string): Promise<BackgroundSync> {
  const cdp = await context.newCDPSession(await context.newPage());
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await inTime('the registration of the worker', found);
  return {
    wake: async () =>
      void (await cdp.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'offline-vital-sign',
        lastChance: false,
      })),
  };
}

/** Removes it, as in a browser without it. */
export const withoutBackgroundSync = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined }),
  );
