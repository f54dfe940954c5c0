import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createVersions, type Versions } from './new-version';
import { untilServed } from './offline';
import { openAs } from './people';
import { setStage } from './stage';
import { inTime, until } from './until';
import { type Visitor, visit } from './visitor';
import { answeredBy, askedBy, askForVersion, noteFollowing, untilFollowing } from './worker-versions';

/** Milliseconds for which Chromium keeps an old worker at most, if it misses that the worker's last event has ended; and some more. */
const handOver = 330_000;
jest.setTimeout(2 * handOver);

// Each test begins with the version with which the one before ended: which worker serves a page once none is open is the browser's to decide,
// and takes it minutes under load. The app's part in it is tested in `src/kernel/worker`, `src/kernel/browser` and `src/worker`.

let versions: Versions;
const stage = setStage(async () => {
  versions = await createVersions(join(import.meta.dirname, '../dist'));
  return { hostname: 'nadi.localhost', webDist: versions.folder };
});
let visitor: Visitor;
let page: Page;

// One browser for all: to bring the worker and all files to another costs more than most of what is looked at here.
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await noteFollowing(visitor.context);
  // A page that is only read has no code to register a worker; from then on the worker shows it as a page of the app.
  await page.goto('/auth/login');
  await untilServed(page);
  await page.goto('/terms');
});
afterAll(async () => {
  await visitor?.close();
  await versions?.remove();
});

/** Returns the version of the page, from its own script. */
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
/** The versions of which the browser keeps files. */
async function keptVersions(tab: Page): Promise<string[]> {
  const addresses = tab.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
  const scripts = (await inTime('what the browser keeps', addresses)).filter((url) =>
    /\/assets\/.*\.js$/.test(url),
  );
  return [...new Set(scripts.map((url) => /\.(v\d+)\.js$/.exec(url)?.[1] ?? 'v1'))].sort();
}

const untilOnly = (tab: Page, version: string) =>
  until(`files of ${version} alone are kept`, async () => (await keptVersions(tab)).join() === version);

/** The page is offered a new version, without the wait until it looks by itself. */
async function untilOffered(tab: Page): Promise<void> {
  await untilFollowing(tab);
  await askForVersion(tab);
  // Every file of it is fetched first.
  await banner(tab).waitFor({ timeout: 120_000 });
}

/** Agrees to the new version, and again if the page offers it again because the old worker has not let go, until the page is loaded anew. */
async function take(tab: Page): Promise<void> {
  const agree = tab.getByRole('button', { name: 'Update Now', exact: true });
  const isNew = async () => {
    // Fails between the two pages.
    if (await isMarked(tab).catch(() => true)) {
      await agree.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    }
    return true;
  };
  await until('the page has the new version', isNew, handOver);
}

describe('a new version', () => {
  it('may be left for later, until there is a newer one; what is open goes on meanwhile', async () => {
    const before = await versionOf(page);
    await versions.next();
    await untilOffered(page);
    await press(page, 'Later');
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expect(await versionOf(page)).toBe(before);
    expect(await page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true);
    await untilFollowing(page);
    expect(await banner(page).count()).toBe(0);
    // The postponed version is not the next one, as the page sees while that is being installed.
    await versions.next();
    await untilOffered(page);
  });
});

describe('in two tabs', () => {
  it('one takes the new version, the other has put it off, is offered it again and goes on as it is, on pages too that it had not shown', async () => {
    await openAs(page, stage.patient);
    await mark(page);
    const before = await versionOf(page);
    const other = await openTab('/dashboard');
    await other.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    await mark(other);
    await banner(other).waitFor();
    await press(other, 'Later');
    await banner(other).waitFor({ state: 'detached' });
    await page.bringToFront();
    await banner(page).waitFor();
    await take(page);
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
    expect(await keptVersions(other)).toEqual(expect.arrayContaining([before, after]));

    await take(other);
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await versionOf(other)).toBe(after);
    // No page is open that could want what is older.
    await untilOnly(other, after);
    await other.close();
  });
});

// Last, since the clock of the browser is another one from here on.
describe('a page that looks by itself', () => {
  it('is offered a new version within the pace at which it asks, and takes it when the person says so', async () => {
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    const before = await versionOf(page);
    await mark(page);
    await untilFollowing(page);
    // From its next question on, the time of the page passes here only.
    await page.clock.install();
    const began = await askedBy(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await until('the page asks', async () => (await askedBy(page)) > began);
    await until('it is answered', async () => (await answeredBy(page)) === (await askedBy(page)));
    await versions.next();
    const asked = await askedBy(page);
    await page.clock.runFor(30_000);
    expect(await askedBy(page)).toBe(asked + 1);
    await page.clock.resume();
    await banner(page).waitFor({ timeout: 120_000 });
    expect(await banner(page).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
    const loaded: string[] = [];
    page.on('framenavigated', (frame) => loaded.push(frame.url()));
    await take(page);
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expect(await versionOf(page)).not.toBe(before);
    expect(await banner(page).count()).toBe(0);
    expect(loaded).toHaveLength(1);
  });
});
