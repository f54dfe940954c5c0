// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { tellOfNetwork } from './offline';
import { type BackgroundSync, findBackgroundSync, withoutBackgroundSync } from './outbox/background-sync';
import { countRecords, createReadings, keep, untilKeeping, untilRecords } from './outbox/on-device';
import { type Account, accountOf, expectOnce, type Kept } from './outbox/on-server';
import { arrive, goOffline, goOnline, openReadings, setFaultStage } from './outbox/stage';
import { inTime } from './until';
import type { Visitor } from './visitor';

jest.setTimeout(240_000);

const stage = setFaultStage();
const readings = createReadings();
let visitor: Visitor;
let context: BrowserContext;
let page: Page;
let sync: BackgroundSync;
let account: Account;
let before: Kept[];
let began: number;

beforeAll(async () => {
  account = await accountOf(stage, stage.patient);
  visitor = await arrive(stage);
  ({ page, context } = visitor);
  sync = await findBackgroundSync(context, stage.url);
  await page.bringToFront();
});
beforeEach(async () => {
  if (page.isClosed()) page = await context.newPage();
  // Whatever became of the test before.
  await goOnline(stage, visitor);
  await openReadings(page);
  await untilRecords(page, 0);
  before = await account.readings();
  began = stage.line.batches.length;
});
afterAll(() => visitor?.close());

/** Keys by how often they were sent in this test. */
const tries = () => {
  const keys = stage.line.batches.slice(began).flatMap(({ tried }) => tried.map(({ key }) => key));
  return { sent: keys.length, different: new Set(keys).size };
};

/** A page of this origin that is none of the app's, and looks at its database. */
async function openStranger(): Promise<Page> {
  const stranger = await context.newPage();
  await stranger.goto('/docs/errors');
  return stranger;
}

describe('the tab', () => {
  it('is closed offline, where the browser has no background sync, and another is opened later', async () => {
    const meant = readings(20);
    await withoutBackgroundSync(page);
    await goOffline(stage, visitor);
    await keep(page, meant);
    await page.close();
    await goOnline(stage, visitor);
    const stranger = await openStranger();
    expect(await countRecords(stranger)).toBe(20);
    expect(tries().sent).toBe(0);
    await stranger.close();
    page = await context.newPage();
    await openReadings(page);
    await untilRecords(page, 0);
    await expectOnce(account, before, meant);
  });

  it('is closed offline, and the worker sends all of it alone, woken by the browser', async () => {
    const meant = readings(20);
    // The session among it, without which the worker sends nothing.
    await untilKeeping(page);
    await goOffline(stage, visitor);
    await keep(page, meant);
    await page.close();
    await goOnline(stage, visitor);
    const stranger = await openStranger();
    // The browser may have done so by itself by now.
    await sync.wake();
    await untilRecords(stranger, 0);
    await expectOnce(account, before, meant);
    await stranger.close();
  });

  it('has a twin, both are online at once, and the worker is woken: each is sent once', async () => {
    const twin = await context.newPage();
    await openReadings(twin);
    const meant = readings(40);
    await goOffline(stage, visitor);
    // A tab that nobody sees is seldom drawn, and a form in it opens slowly.
    await page.bringToFront();
    await keep(page, meant.slice(0, 20));
    await twin.bringToFront();
    await keep(twin, meant.slice(20));
    await untilRecords(page, 40);
    stage.line.setAway(false);
    await Promise.all([tellOfNetwork(context, true), sync.wake()]);
    await untilRecords(page, 0);
    await expectOnce(account, before, meant);
    expect(tries()).toEqual({ sent: 40, different: 40 });
    // Each tab knows of what the other, or the worker, has sent.
    for (const tab of [page, twin])
      await tab.getByRole('button', { name: /See what is waiting/ }).waitFor({ state: 'detached' });
    await twin.close();
  });
});

/** Runs in a page: what version 2 of the app might add. */
const upgrade = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('nadi-offline', 2);
    opening.onupgradeneeded = () => opening.transaction?.objectStore('records').createIndex('type', 'type');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const records = opening.result.transaction('records').objectStore('records');
      const counting = records.index('type').count('vital-sign');
      counting.onsuccess = () => resolve(counting.result);
      opening.result.close();
    };
  });

describe('a newer version of the app', () => {
  it('changes the database in another tab while entries wait: both go on', async () => {
    const stranger = await openStranger();
    await page.bringToFront();
    const meant = readings(22);
    await goOffline(stage, visitor);
    await keep(page, meant.slice(0, 20));
    // The tab of the older version has it open.
    expect(await inTime('a newer database', stranger.evaluate(upgrade))).toBe(20);
    await keep(page, meant.slice(20));
    await untilRecords(stranger, 22);
    await goOnline(stage, visitor);
    await untilRecords(stranger, 0);
    await expectOnce(account, before, meant);
    await stranger.close();
  });

  it('leaves a database behind that the older one still opens', async () => {
    const meant = readings(5);
    await openReadings(page);
    await goOffline(stage, visitor);
    await keep(page, meant);
    await goOnline(stage, visitor);
    await untilRecords(page, 0);
    await expectOnce(account, before, meant);
  });
});
