// areas: identity
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forgetReading, untilAnswersKept } from './device-storage';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();

/** Puts a token in place that the server refuses as it refuses one that has run out. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const spoiled = `${localStorage.getItem('nadi_token')?.split('.').slice(0, 2).join('.')}.c3BvaWxlZA`;
    for (const key of ['nadi_token', 'token']) localStorage.setItem(key, spoiled);
  });

const api = /^\/api\/v1\/(?!auth\/refresh)/;
const refresh = /\/auth\/refresh$/;
const isAsha = (page: Page) => page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();

/** Opens the dashboard in all tabs at once and waits until each has it, and until they have asked so often. */
async function openDashboards(
  tabs: readonly Page[],
  least = 0,
): Promise<{ requests: number; refreshes: number }> {
  const { proxy } = stage.product;
  const before = { api: proxy.count('GET', api), refresh: proxy.count('POST', refresh) };
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs) {
    // A tab behind others is not painted, and what is not painted is not visible.
    await tab.bringToFront();
    await isAsha(tab);
  }
  // The content below the heading may still be loading.
  await until(`${least} requests`, () => proxy.count('GET', api) - before.api >= least);
  return {
    requests: proxy.count('GET', api) - before.api,
    refreshes: proxy.count('POST', refresh) - before.refresh,
  };
}

it('twenty requests with a token that has run out cause one refresh', async () => {
  const visitor = await visit(stage.browser, stage.product.url);
  await openAs(visitor.page, stage.patient);
  await isAsha(visitor.page);
  const tabs: Page[] = [];
  for (let count = 0; count < 6; count += 1) {
    const opened = visitor.context.waitForEvent('page');
    // Opened by the page, they share its process and see at once what it stores.
    await visitor.page.evaluate(() => void window.open('/docs/errors'));
    tabs.push(await opened);
  }
  await spoilToken(visitor.page);
  const { requests, refreshes } = await openDashboards(tabs, 20);
  expect(requests).toBeGreaterThanOrEqual(20);
  expect(refreshes).toBe(1);
  await visitor.close();
});

it('tabs in processes of their own, which see each other late, all stay signed in', async () => {
  const visitor = await visit(stage.browser, stage.product.url);
  await openAs(visitor.page, stage.patient);
  await isAsha(visitor.page);
  const tabs = await Promise.all(Array.from({ length: 4 }, () => visitor.context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/docs/errors')));
  await spoilToken(visitor.page);
  const { refreshes } = await openDashboards(tabs);
  // The lock lets them take turns, and the sealed copy tells each what the one before it got.
  expect(refreshes).toBe(1);
  await spoilToken(visitor.page);
  await visitor.page.reload();
  await isAsha(visitor.page);
  await visitor.close();
});

it('a session that is over leads to sign-in with a word about it, once', async () => {
  const visitor = await visit(stage.browser, stage.product.url);
  // An app that is open would ask with it, and hear of the end before the one that is looked at.
  await openAs(visitor.page, stage.patient, '/docs/errors');
  await visitor.page.evaluate(() => {
    for (const key of ['nadi_token', 'token', 'nadi_refresh_token', 'refreshToken'])
      localStorage.setItem(key, 'this-token-means-nothing-to-anyone');
  });
  await visitor.page.goto('/dashboard');
  await visitor.page.waitForURL('**/auth/login');
  await visitor.page
    .getByText(/session has ended/i)
    .first()
    .waitFor();
  expect(await visitor.page.evaluate(() => localStorage.getItem('nadi_refresh_token'))).toBeNull();
  await visitor.close();
});

it("another patient's reading is as absent as one that never was", async () => {
  const asha = await visit(stage.browser, stage.product.url);
  // Opens a page of this origin, without the code of the app, which is asked nothing here.
  await openAs(asha.page, stage.patient, '/docs/errors');
  const ravi = await visit(stage.browser, stage.product.url);
  await openAs(ravi.page, demo('ravi'), '/docs/errors');
  const call = (page: Page, method: string, path: string) =>
    page.evaluate(
      async ([method, path]) => {
        const answer = await fetch(`/api/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${localStorage.getItem('nadi_token')}`,
            'content-type': 'application/json',
          },
          ...(method === 'PUT' ? { body: JSON.stringify({ note: 'mine now' }) } : {}),
        });
        const { requestId, instance, ...rest } = await answer.json();
        return rest;
      },
      [method, path] as const,
    );
  const { data } = await call(asha.page, 'GET', '/vital-signs?limit=1');
  for (const method of ['PUT', 'DELETE']) {
    const hers = await call(ravi.page, method, `/vital-signs/${data[0].id}`);
    expect(hers).toMatchObject({ status: 404, success: false });
    expect(hers).toEqual(await call(ravi.page, method, '/vital-signs/01990000-0000-7000-8000-00000000dead'));
  }
  await Promise.all([asha.close(), ravi.close()]);
});

describe('the server away at the start', () => {
  const meFails = () => stage.product.proxy.fail('GET', /\/auth\/me$/, 503, 100);
  afterEach(() => stage.product.proxy.relent());

  it('opens the app with who this device knows', async () => {
    const visitor = await visit(stage.browser, stage.product.url);
    await openAs(visitor.page, stage.patient);
    await isAsha(visitor.page);
    await untilAnswersKept(visitor.page, ['/auth/me']);
    meFails();
    await visitor.page.reload();
    await isAsha(visitor.page);
    await visitor.close();
  });

  it('keeps the session and offers to try again where this device knows nobody', async () => {
    const visitor = await visit(stage.browser, stage.product.url);
    await openAs(visitor.page, stage.patient);
    await isAsha(visitor.page);
    await forgetReading(visitor.page);
    meFails();
    await visitor.page.goto('/dashboard');
    const again = visitor.page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    stage.product.proxy.relent();
    await again.click();
    await visitor.page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    await visitor.close();
  });
});
