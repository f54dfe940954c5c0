import type { Page } from 'playwright-core';
import type { Product } from './product';
import { inTime } from './until';
import type { Visitor } from './visitor';

/** Resolves once the worker serves the page and everything that it keeps is there. */
export async function untilServed(page: Page): Promise<void> {
  const served = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await inTime('a worker that serves the page', served, 60_000);
}

/** Takes the network away, from the page and from its worker, and gives it back. */
export async function setOffline(product: Product, { context }: Visitor, isOffline: boolean): Promise<void> {
  product.proxy.setAway(isOffline);
  // For `navigator.onLine` and its events.
  await context.setOffline(isOffline);
}
