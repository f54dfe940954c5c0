import type { Page } from 'playwright-core';
import { until } from './until';

/** The page asks at once whether there is a new version, as it does every ten seconds by itself. */
export const askForVersion = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/'))?.update());

/**
 * Resolves once the newest version of the worker is the active one: after the last page has let go of the one before, the browser
 * takes a moment for it.
 *
 * @param page may be none of the app's
 */
export async function untilNewestIsActive(page: Page, origin: string): Promise<void> {
  const standing = new Map<string, string>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, status } of versions)
      if (scriptURL.startsWith(`${origin}/`)) standing.set(versionId, status);
  });
  await cdp.send('ServiceWorker.enable');
  await until('the newest version of the worker is active', () => {
    const left = [...standing.values()].filter((status) => status !== 'redundant');
    return left.length > 0 && left.every((status) => status === 'activated');
  });
  await cdp.detach();
}
