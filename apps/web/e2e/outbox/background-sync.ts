import type { BrowserContext, Page } from 'playwright-core';
import { registrationOf } from '../registration-of';

/** Wakes the worker like the browser. */
export type BackgroundSync = {
  /** Wakes it as a network that came back does. */
  wake(): Promise<void>;
};

/** Uses a page of its own, which is none of the app's. */
export async function findBackgroundSync(context: BrowserContext, origin: string): Promise<BackgroundSync> {
  const cdp = await context.newCDPSession(await context.newPage());
  const registrationId = await registrationOf(cdp, origin);
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
