// areas: vital-signs
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { readDeviceStorage, untilAnswersKept, untilWorkerKnows } from './device-storage';
import { setOffline, untilServed } from './offline';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});
afterAll(() => visitor?.close());

const title = (name: RegExp) => page.getByRole('heading', { level: 1, name });
const age = () => page.getByText(/Shown from this device/).first();
/** A server that is slow is not waited for where something lies on this device; then it is asked all the same. */
const untilFresh = () => age().waitFor({ state: 'detached' });
const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Resolves once so many lists of readings lie on this device. */
const untilListsKept = (count: number) =>
  until(`${count} lists on this device`, async () => {
    const { text } = await readDeviceStorage(page);
    return new Set(text.match(/ \/vital-signs\?\S*/g)).size >= count;
  });
const readStore = 'nadi-read-store/keyvaluepairs';

/** Names and values of Asha's that nobody may find on the disk. */
const canaries = ['Asha', 'asha@nadi.example', 'systolic', 'refreshToken'];
const found = (text: string) => canaries.filter((canary) => text.includes(canary));

/** Answers that the dashboard shows, and facts by which it interprets readings. */
const ofDashboard = [
  '/auth/me',
  '/vital-signs/summary',
  '/vital-signs/trends',
  '/patients/profile',
  '/patients/health-facts',
];
/** Pages, with the answers that lie on this device once they were read. */
const pages = [
  { path: '/dashboard', there: () => title(/Asha/), kept: ofDashboard },
  { path: '/dashboard/vital-signs', there: () => page.getByText(/1 to 10 of/), kept: ['/vital-signs?'] },
  { path: '/dashboard/profile', there: () => page.getByLabel(/First name/), kept: ['/patients/profile'] },
];

describe('with a network', () => {
  it('pages are read as ever, and nothing speaks of the device', async () => {
    await openAs(page, stage.patient);
    await untilServed(page);
    for (const { path, there, kept } of pages) {
      await page.goto(path);
      await there().waitFor();
      await untilFresh();
      // Data that a page has not stored yet is lost with it.
      await untilAnswersKept(page, kept);
    }
    await page.goto('/dashboard');
    await title(/Asha/).waitFor();
    await untilWorkerKnows(page);
  });

  it('tells nothing to who finds the device', async () => {
    const storage = await readDeviceStorage(page);
    expect(storage.databases).toEqual(expect.arrayContaining(['nadi-read-store', 'nadi-vault']));
    expect(storage.counts['nadi-vault/session']).toBe(1);
    expect(found(storage.text)).toEqual([]);
    expect(storage.hasReadableKey).toBe(false);
    // The search would have found the text in an unsealed store.
    expect(found(await page.content())).toContain('Asha');
  });
});

describe('without a network', () => {
  beforeAll(() => setOffline(stage.product, visitor, true));
  afterAll(() => setOffline(stage.product, visitor, false));

  it('pages that were read are there, one after the other, with their age', async () => {
    await go('Vital signs');
    await page.getByText(/1 to 10 of/).waitFor();
    await age().waitFor();
    await go('Dashboard');
    await title(/Asha/).waitFor();
    await age().waitFor();
    await page.goto('/dashboard/profile');
    await page.getByLabel(/First name/).waitFor();
    await age().waitFor();
  });

  it.each(pages)('$path is there after a reload', async ({ path, there }) => {
    await page.goto(path);
    await there().waitFor();
    await age().waitFor();
    await page.reload();
    await there().waitFor();
    await age().waitFor();
    await expectAccessible(page);
  });

  it('says of a page that was never read that it is not on the device', async () => {
    await page.goto('/dashboard/vital-signs?type=pulse&period=1y');
    await page.getByText('Not on this device. Connect to see it.').waitFor();
  });

  it('signs nobody out, however long ago the access token ran out', async () => {
    await page.evaluate(() => {
      const spoiled = `${localStorage.getItem('nadi_token')?.split('.').slice(0, 2).join('.')}.c3BvaWxlZA`;
      for (const key of ['nadi_token', 'token']) localStorage.setItem(key, spoiled);
    });
    await page.goto('/dashboard');
    await title(/Asha/).waitFor();
  });
});

describe('when the network is back', () => {
  it('renews by itself what is shown, the session too', async () => {
    await title(/Asha/).waitFor();
    await untilFresh();
    await page.goto('/dashboard/vital-signs');
    await page.getByText(/1 to 10 of/).waitFor();
    await untilFresh();
  });
});

describe('signing out', () => {
  it('leaves nothing of the person on this device', async () => {
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await title(/Sign in/).waitFor();
    // No one has to wait for a slow device; it is wiped anyway.
    await until('nothing on this device', async () => {
      const { counts } = await readDeviceStorage(page);
      return [readStore, 'nadi-vault/keys', 'nadi-vault/session'].every((store) => counts[store] === 0);
    });
    const { text } = await readDeviceStorage(page);
    expect(found(text)).toEqual([]);
  });

  it('leaves nothing to the next person, with or without a network', async () => {
    await signIn(page, demo('ravi'));
    await title(/Ravi/).waitFor();
    await untilAnswersKept(page, ofDashboard);
    await setOffline(stage.product, visitor, true);
    await page.goto('/dashboard/profile');
    expect(await page.getByLabel(/First name/).inputValue()).toBe('Ravi');
    expect(await page.content()).not.toContain('Asha');
    // She looked at it, he did not.
    await page.goto('/dashboard/vital-signs');
    await page.getByText('Not on this device. Connect to see it.').waitFor();
    expect(await page.content()).not.toContain('Asha');
    await setOffline(stage.product, visitor, false);
  });
});

it('a server that is away is as good as none: 503 on each question', async () => {
  const row = page.getByRole('row', { name: /Blood pressure/ }).first();
  // This device keeps the answers of the dashboard; after these two visits also the usual list and the whole one.
  await page.goto('/dashboard/vital-signs');
  await untilListsKept(1);
  await page.goto('/dashboard/vital-signs?period=all');
  await row.waitFor();
  await untilListsKept(2);
  await untilFresh();
  stage.product.proxy.fail('GET', /\/vital-signs/, 503, 100);
  await page.reload();
  await row.waitFor();
  await age().waitFor();
  expect(await page.getByText(/You are offline/).count()).toBe(0);
  await page.goto('/dashboard/vital-signs?type=pulse&period=1y');
  await page.getByText('Not on this device, and we could not reach the server.').waitFor();
  await page.getByRole('button', { name: 'Add a reading' }).first().waitFor();
});

it('nothing was thrown on the way', () => {
  expect(visitor.errors).toEqual([]);
});
