import type { BrowserContext, Page } from 'playwright-core';
import { until } from './until';

type Following = { following?: { isBegun: boolean; asked: number; answered: number } };

/** Notes whether pages follow the worker yet, and how often they have asked for a new version and were answered. */
export async function noteFollowing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Does nothing where there is no origin, as on an empty page.
    if (!('ServiceWorkerRegistration' in window)) return;
    const following = { isBegun: false, asked: 0, answered: 0 };
    Object.assign(window, { following } satisfies Following);
    const { prototype } = ServiceWorkerRegistration;
    const { addEventListener, update } = prototype;
    prototype.addEventListener = function listen(this: ServiceWorkerRegistration, ...given: [string, never]) {
      if (given[0] === 'updatefound') following.isBegun = true;
      addEventListener.apply(this, given);
    };
    prototype.update = function ask() {
      following.asked += 1;
      return update.call(this).finally(() => {
        following.answered += 1;
      });
    };
  });
}

/** Resolves once the page hears of new versions: its code for that comes later than what it shows. */
export const untilFollowing = (page: Page): Promise<void> =>
  until('the page follows the worker', () =>
    page.evaluate(() => (window as Following).following?.isBegun ?? false),
  );

/** The number of times that the page has checked for a new version. */
export const askedBy = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Following).following?.asked ?? 0);

/** The number of these checks that have ended. */
export const answeredBy = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Following).following?.answered ?? 0);

/** The page asks at once whether there is a new version, as it does every thirty seconds by itself. */
export const askForVersion = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/'))?.update());
