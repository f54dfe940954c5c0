import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createVersions, type Versions } from './new-version';
import { untilServed } from './offline';
import { type Product, startProduct } from './product';
import { openBrowser, signInAsAsha, type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

let versions: Versions;
let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  versions = await createVersions(join(import.meta.dirname, '../dist'));
  [product, browser] = await Promise.all([
    startProduct({ hostname: 'nadi.localhost', webDist: versions.folder }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await versions?.remove();
});
beforeEach(async () => {
  visitor = await visit(browser, product.url);
  page = visitor.page;
  await page.goto('/terms');
  await untilServed(page);
});
afterEach(() => visitor.close());

/** Which version the page is of, by its own script. */
const versionOf = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const script = document.querySelector('script[type=module]') as HTMLScriptElement;
    return /\.(v\d+)\.js$/.exec(script.src)?.[1] ?? 'v1';
  });
const banner = (tab: Page) => tab.getByText('A new version is available.');
const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();
/** A mark that a page has for as long as it is not loaded anew. */
const mark = (tab: Page) => tab.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (tab: Page) => tab.evaluate(() => 'marked' in window);
const openTab = async (address: string): Promise<Page> => {
  const tab = await visitor.context.newPage();
  await tab.goto(address);
  return tab;
};
/** How many files of versions the browser keeps. */
const keptAssets = (tab: Page) =>
  tab.evaluate(async () => {
    const kept: Record<string, number> = {};
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        if (!url.includes('/assets/') || !url.endsWith('.js')) continue;
        const version = /\.(v\d+)\.js$/.exec(url)?.[1] ?? 'v1';
        kept[version] = (kept[version] ?? 0) + 1;
      }
    return kept;
  });

/** Resolves once no file of another version is kept. */
async function untilOnly(tab: Page, version: string): Promise<void> {
  while (Object.keys(await keptAssets(tab)).join() !== version)
    await tab.evaluate(() => new Promise(requestAnimationFrame));
}

describe('a new version', () => {
  it('is offered within the pace at which the page asks, and taken when the person says so', async () => {
    const before = await versionOf(page);
    await mark(page);
    await versions.next();
    const since = Date.now();
    await banner(page).waitFor();
    // The pace, the installation, and a slow machine.
    expect(Date.now() - since).toBeLessThan(25_000);
    expect(await banner(page).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
    const loaded: string[] = [];
    page.on('framenavigated', (frame) => loaded.push(frame.url()));
    await press(page, 'Update Now');
    await page.waitForFunction(() => !('marked' in window));
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expect(await versionOf(page)).not.toBe(before);
    expect(await banner(page).count()).toBe(0);
    expect(loaded).toHaveLength(1);
  });

  it('may be left for later, until there is a newer one; what is open goes on meanwhile', async () => {
    const before = await versionOf(page);
    await versions.next();
    await banner(page).waitFor();
    await press(page, 'Later');
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expect(await versionOf(page)).toBe(before);
    expect(await page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true);
    expect(await banner(page).count()).toBe(0);
    await versions.next();
    await banner(page).waitFor();
  });

  it('is there by itself where all pages were closed', async () => {
    const before = await versionOf(page);
    await versions.next();
    await banner(page).waitFor();
    // A page that is not the app's keeps the browser's window open.
    await page.goto('about:blank');
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expect(await versionOf(page)).not.toBe(before);
  });
});

describe('in two tabs', () => {
  it('one takes the new version, the other is offered it and goes on as it is, on pages too that it had not shown', async () => {
    await signInAsAsha(page);
    await mark(page);
    const before = await versionOf(page);
    const other = await openTab('/dashboard');
    await other.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    await mark(other);
    await versions.next();
    await page.bringToFront();
    await banner(page).waitFor();
    await press(page, 'Update Now');
    await page.waitForFunction(() => !('marked' in window));
    await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    const after = await versionOf(page);
    expect(after).not.toBe(before);

    await other.bringToFront();
    await banner(other).waitFor();
    expect(await isMarked(other)).toBe(true);
    // The server has this page's code no more.
    await other.getByRole('link', { name: 'Settings' }).first().click();
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await isMarked(other)).toBe(true);
    expect(Object.keys(await keptAssets(other)).sort()).toEqual([before, after].sort());

    await press(other, 'Update Now');
    await other.waitForFunction(() => !('marked' in window));
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await versionOf(other)).toBe(after);

    // The first page that is opened alone tidies up.
    await other.close();
    await page.goto('about:blank');
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    await untilOnly(page, after);
  });
});
