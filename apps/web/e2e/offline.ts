import type { Page } from 'playwright-core';
import type { Product } from './product';
import type { Visitor } from './visitor';

/** Resolves once the worker serves the page and everything that it keeps is there. */
export async function untilServed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Takes the network away, from the page and from its worker, and gives it back. */
export async function setOffline(product: Product, { context }: Visitor, isOffline: boolean): Promise<void> {
  product.proxy.setAway(isOffline);
  // For `navigator.onLine` and its events.
  await context.setOffline(isOffline);
}
