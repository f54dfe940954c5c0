// areas: notifications, vital-signs
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { untilWhole } from './actions';
import { untilAnswersKept } from './device-storage';
import { createVersions, type Versions } from './new-version';
import { setOffline, untilServed } from './offline';
import { demo, openAs } from './people';
import { type Product, startProduct } from './product';
import { until } from './until';
import { openBrowser, type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

let versions: Versions;
let product: Product;
let browser: Browser;
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

/** Above this, people lose the line that they read, or press what they did not mean. */
const most = 0.02;
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Counts from now on how much of the page moves without anybody having pressed anything. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[])
        if (!hadRecentInput) moved.by += value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(
      () =>
        // Layout shifts are reported after the frame in which they happened.
        new Promise<number>((tell) =>
          requestAnimationFrame(() =>
            setTimeout(() => tell((window as unknown as { moved: { by: number } }).moved.by)),
          ),
        ),
    );
}

/** Notes from the first frame on which parts of the page move without anybody having pressed anything. */
function countShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Moved = Shift & { sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Moved[])
      if (!hadRecentInput && value > 0.01)
        shifts.push(
          `${value.toFixed(3)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName).join(' | ')}`,
        );
  }).observe({ type: 'layout-shift', buffered: true });
}

let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(browser, product.url);
  page = visitor.page;
  await openAs(page, demo('asha'));
  await untilServed(page);
});

describe.each([320, 1280])('at %d px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: width === 320 ? 640 : 900 }));

  /** With what each page shows last, and what it is made of without a network. */
  const shown = [
    ['/dashboard', () => page.getByRole('figure'), ['/vital-signs/summary', '/vital-signs/trends']],
    [
      '/dashboard/vital-signs',
      () => page.getByText('Blood pressure').filter({ visible: true }),
      ['/vital-signs/summary', '/vital-signs?'],
    ],
    ['/dashboard/profile', () => page.getByRole('group', { name: 'Date of birth' }), []],
  ] as const;
  it.each(shown)(
    '%s stands still when its age goes, as the network is back',
    async (path, last, questions) => {
      const age = page.getByText(/rom this device, as of/).filter({ visible: true });
      await page.goto(path);
      await last().first().waitFor();
      await page.waitForLoadState('networkidle');
      await untilAnswersKept(page, ['/auth/me', '/patients/profile', '/patients/health-facts', ...questions]);
      await setOffline(product, visitor, true);
      await page.reload();
      await age.waitFor();
      await last().first().waitFor();
      // A part that is still being drawn from this device would count as moved by the network.
      await untilWhole(page);
      const moved = await watch(page);
      await setOffline(product, visitor, false);
      await age.waitFor({ state: 'detached' });
      expect(await moved()).toBeLessThanOrEqual(most);
    },
  );

  /** Each page as it is opened on a slow phone, with what it shows last. */
  const opened = [
    [
      '/dashboard/notifications',
      () => page.getByRole('table', { name: /notify/ }).or(page.getByText('Quiet hours').first()),
    ],
    ['/dashboard/search', () => page.getByRole('heading', { name: 'What are you looking for?' })],
  ] as const;
  it.each(opened)('%s stands still while it is opened over a slow line', async (path, last) => {
    const slow = await visitor.context.newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    await page.goto('/help');
    await visitor.context.addInitScript(countShifts);
    await page.goto(path);
    await last().first().waitFor();
    await untilWhole(page);
    const moved = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    await slow.detach();
    expect(moved).toEqual([]);
  });

  it('the dashboard stands still when a new version is offered, and makes way for the keyboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('figure').first().waitFor();
    await page.waitForLoadState('networkidle');
    const moved = await watch(page);
    await versions.next();
    // At once, and not at the next turn of the page.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const later = page.getByRole('button', { name: 'Later' });
    // Every file of it is fetched first.
    await later.waitFor({ timeout: 120_000 });
    expect(await moved()).toBeLessThanOrEqual(most);
    const account = page.getByRole('button', { name: /your account/ });
    await account.focus();
    // On a wide page the banner does not reach that far.
    const isCovered = () =>
      account.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await until('it is not covered', async () => !(await isCovered()));
    await later.click();
    await later.waitFor({ state: 'detached' });
  });
});
