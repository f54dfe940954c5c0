// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listenFor } from './actions';
import { readDeviceStorage } from './device-storage';
import { withoutBackgroundSync } from './outbox/background-sync';
import { refused } from './outbox/batch-faults';
import { letTokenExpire } from './outbox/expired-token';
import {
  addByForm,
  countRecords,
  createReadings,
  keep,
  untilAtRest,
  untilKeeping,
  untilRecords,
} from './outbox/on-device';
import { type Account, accountOf, expectOnce, type Kept, since } from './outbox/on-server';
import { arriveIn, enter, goOffline, goOnline, openReadings, setFaultStage } from './outbox/stage';
import { setClockError } from './outbox/wrong-clock';
import { demo } from './people';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setFaultStage();
const readings = createReadings();
let visitor: Visitor;
let page: Page;
let account: Account;
let before: Kept[];
let began: number;

beforeAll(async () => {
  account = await accountOf(stage, stage.patient);
});
beforeEach(async () => {
  stage.line.relent();
  before = await account.readings();
  began = stage.line.batches.length;
});

const minute = 60_000;
const day = 24 * 60 * minute;

// One browser for all whose clock is moved: the worker and its files come once.
describe('a device whose clock is moved', () => {
  beforeAll(async () => {
    visitor = await visit(stage.browser, stage.url);
    await arriveIn(visitor.page, stage.patient);
    page = visitor.page;
  });
  afterAll(() => visitor?.close());

  // A test that failed may have left the browser offline.
  beforeEach(() => goOnline(stage, visitor));

  /** Opens the app anew, with this error of the page's clock in milliseconds; the worker's is right. */
  async function openWithClockError(error: number): Promise<void> {
    await page.close();
    await setClockError(visitor.context, error);
    page = await visitor.context.newPage();
  }

  describe('the clock of the device is wrong', () => {
    it.each([
      ['a day ahead', day],
      ['a day behind', -day],
    ])('by %s: a reading of now is of now, and the person is told', async (_, error) => {
      await openWithClockError(error);
      await openReadings(page);
      // Waiting entries are read at once and sent, whatever the browser reports about the network.
      await untilKeeping(page);
      // Only the page's clock is moved here, and not the worker's.
      await withoutBackgroundSync(page);
      const meant = readings(2);
      const from = Date.now();
      await goOffline(stage, visitor);
      for (const reading of meant) await addByForm(page, reading);
      const isTold = await listenFor(
        page,
        /The clock on this device is wrong\. We corrected the times of 2 readings\./,
      );
      await goOnline(stage, visitor);
      await isTold();
      await untilRecords(page, 0);
      await expectOnce(account, before, meant);
      for (const { measuredAt } of await since(account, before)) {
        expect(Date.parse(measuredAt)).toBeGreaterThan(from - 2 * minute);
        expect(Date.parse(measuredAt)).toBeLessThan(Date.now() + 2 * minute);
      }
    });
  });

  /** Asha's page with twenty entries that wait, of which the server has all and was never heard. */
  async function loseAnswers() {
    await openWithClockError(0);
    await arriveIn(page, stage.patient);
    // The worker would send by itself once there is a network.
    await withoutBackgroundSync(page);
    const meant = readings(20);
    await goOffline(stage, visitor);
    await keep(page, meant);
    // However often the page tries by itself until it is cut off again.
    stage.line.meet(...Array.from({ length: 100 }, () => ({ kind: 'cut-after' }) as const));
    await goOnline(stage, visitor);
    await until('it is done', async () => (await since(account, before)).length === 20);
    await goOffline(stage, visitor);
    stage.line.relent();
    await letTokenExpire(stage, page);
    await openWithClockError(8 * day);
    return meant;
  }

  describe('eight days without a network, after answers were lost', () => {
    it('the session is renewed, and nothing is there twice', async () => {
      const meant = await loseAnswers();
      await goOnline(stage, visitor);
      await openReadings(page);
      await untilRecords(page, 0);
      await expectOnce(account, before, meant);
    });

    it('the session is over: once the person has signed in again, everything goes', async () => {
      const meant = await loseAnswers();
      stage.product.proxy.fail('POST', /\/auth\/refresh$/, 401, 1, 'unauthorized');
      await goOnline(stage, visitor);
      await page.goto('/dashboard/vital-signs');
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
      expect(await countRecords(page)).toBe(20);
      await enter(page, stage.patient);
      await untilRecords(page, 0);
      await expectOnce(account, before, meant);
    });
  });
});

describe('the person signs out while entries wait', () => {
  const meant = () => readings(5);

  async function askToLeave(): Promise<void> {
    await page.getByRole('button', { name: /Asha/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('dialog', { name: '5 entries are not sent yet' }).waitFor();
  }
  const choose = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  const signInTitle = () => page.getByRole('heading', { level: 1, name: 'Sign in' });

  beforeAll(async () => {
    visitor = await visit(stage.browser, stage.url);
    page = visitor.page;
  });
  beforeEach(async () => {
    await goOnline(stage, visitor);
    await arriveIn(page, stage.patient);
    await goOffline(stage, visitor);
  });
  afterAll(() => visitor?.close());

  it('keeps entries at sign-out: another who signs in here has nothing of them, and they go when the first is back', async () => {
    const kept = meant();
    await keep(page, kept);
    await askToLeave();
    await choose('Keep them on this device until I sign in again here');
    await signInTitle().waitFor();
    await until('the worker has no session', async () => {
      const { counts } = await readDeviceStorage(page);
      return counts['nadi-vault/session'] === 0;
    });
    await goOnline(stage, visitor);

    const ravi = await accountOf(stage, demo('ravi'));
    const ofRavi = await ravi.readings();
    await enter(page, demo('ravi'));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
    expect(await page.getByRole('button', { name: /See what is waiting/ }).count()).toBe(0);
    expect(await countRecords(page)).toBe(5);
    expect(stage.line.batches.length).toBe(began);
    await page.getByRole('button', { name: /Ravi/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await signInTitle().waitFor();

    await enter(page, stage.patient);
    await untilRecords(page, 0);
    await expectOnce(account, before, kept);
    expect(await ravi.readings()).toEqual(ofRavi);
  });

  it('deletes entries at sign-out after a second question: nothing of them is left here, or anywhere', async () => {
    await keep(page, meant());
    await askToLeave();
    await choose('Delete them and sign out');
    await page.getByRole('dialog', { name: 'Delete 5 entries that were not sent?' }).waitFor();
    await choose('Delete and sign out');
    await signInTitle().waitFor();
    expect(await countRecords(page)).toBe(0);
    await goOnline(stage, visitor);
    await enter(page, stage.patient);
    await expectOnce(account, before, []);
  });

  it('sends entries first at sign-out: then nothing is left here', async () => {
    const sent = meant();
    await withoutBackgroundSync(page);
    await keep(page, sent);
    stage.line.meet(refused(503, 'unavailable', { 'Retry-After': '600' }));
    await goOnline(stage, visitor);
    await until('tried', () => stage.line.ahead() === 0);
    // A caller meanwhile gets the end of this attempt.
    await untilAtRest(page);
    await askToLeave();
    await choose('Send now, then sign out');
    await signInTitle().waitFor();
    expect(await countRecords(page)).toBe(0);
    await expectOnce(account, before, sent);
  });
});
