import type { BrowserContext, Page } from 'playwright-core';
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
  await tellOfNetwork(context, !isOffline);
}

/**
 * Sets what the browser says of the network, on every page from now on. `setOffline` alone is not enough: where the page that was left goes
 * late, Chromium forgets on the next one that it was told to be offline.
 */
export async function tellOfNetwork(context: BrowserContext, isOnline: boolean): Promise<void> {
  await context.setOffline(!isOnline);
  await context.addInitScript(sayOnLine, isOnline);
  const told = context.pages().map((page) => page.evaluate(sayOnLine, isOnline));
  await inTime('pages that know of the network', Promise.all(told));
}

/** Runs in the page. */
function sayOnLine(isOnline: boolean): void {
  const wasOnline = navigator.onLine;
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
  if (wasOnline !== isOnline) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
