// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withoutBackgroundSync } from './outbox/background-sync';
import { type BatchFault, refused, stillRunning } from './outbox/batch-faults';
import { letTokenExpire } from './outbox/expired-token';
import type { Batch } from './outbox/line';
import { createReadings, keep, lookAgain, openOutbox, untilAtRest, untilRecords } from './outbox/on-device';
import { type Account, accountOf, expectOnce, type Kept } from './outbox/on-server';
import type { ExpectedReading } from './outbox/seam';
import { arrive, goOffline, goOnline, setFaultStage } from './outbox/stage';
import { until } from './until';
import type { Visitor } from './visitor';

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
  visitor = await arrive(stage);
  page = visitor.page;
  // Only the page sends here; the worker sends in its own tests.
  await withoutBackgroundSync(page);
});
beforeEach(async () => {
  before = await account.readings();
  began = stage.line.batches.length;
});
afterAll(() => visitor?.close());

const refreshes = () => stage.product.proxy.count('POST', /\/auth\/refresh$/);
/** The batches of this test. */
const batches = (): readonly Batch[] => stage.line.batches.slice(began);
const keysOf = ({ tried }: Batch) => tried.map(({ key }) => key).sort();

/** Twenty are meant without a network; then it is there, with these faults. */
async function meanAndMeet(...faults: BatchFault[]): Promise<ExpectedReading[]> {
  const meant = readings(20);
  await goOffline(stage, visitor);
  await keep(page, meant);
  await untilRecords(page, meant.length);
  stage.line.meet(...faults);
  await goOnline(stage, visitor);
  return meant;
}

async function expectAllSent(meant: readonly ExpectedReading[]): Promise<void> {
  await untilRecords(page, 0);
  await expectOnce(account, before, meant);
  expect(stage.line.ahead()).toBe(0);
}

describe('the server', () => {
  it('answers 503 for a while: everything waits, the person sees why, and sends it when they want', async () => {
    // Only who looks again tries sooner than the server says.
    const away = refused(503, 'unavailable', { 'Retry-After': '600' });
    const meant = await meanAndMeet(...Array.from({ length: 100 }, () => away));
    await until('four tries', async () => {
      await lookAgain(page);
      return batches().length >= 4;
    });
    await untilAtRest(page);
    const drawer = await openOutbox(page);
    await drawer.getByText('We could not reach the server.').waitFor();
    await untilRecords(page, meant.length);
    stage.line.relent();
    await drawer.getByRole('button', { name: 'Send now' }).click();
    await drawer.getByText('Nothing is waiting', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expectAllSent(meant);
    // Each try is the same intent to the server.
    expect(new Set(batches().map((batch) => keysOf(batch).join()))).toHaveProperty('size', 1);
  });

  it('answers 401: the session is renewed, and then it takes everything', async () => {
    const before401 = refreshes();
    await expectAllSent(await meanAndMeet(refused(401, 'unauthorized')));
    expect(refreshes() - before401).toBe(1);
  });

  it('answers 401 because the token ran out while offline', async () => {
    const before401 = refreshes();
    const meant = readings(20);
    await goOffline(stage, visitor);
    await keep(page, meant);
    await letTokenExpire(stage, page);
    await goOnline(stage, visitor);
    await expectAllSent(meant);
    expect(refreshes() - before401).toBe(1);
    // Nothing of it was answered by the line.
    expect(batches().every(({ fault }) => fault === null)).toBe(true);
  });

  it('answers 409, still running, to half of them: they are asked for again and are there once', async () => {
    const meant = await meanAndMeet(stillRunning);
    await expectAllSent(meant);
    expect(batches()[0]?.tried.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it('answers 429: nothing is asked of it before the time that it says', async () => {
    const meant = await meanAndMeet(refused(429, 'too-many-requests', { 'Retry-After': '2' }));
    await expectAllSent(meant);
    const [first, second] = batches();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_000);
  });
});

describe('the connection is reset', () => {
  it('before the server has heard of anything', async () => {
    await expectAllSent(await meanAndMeet({ kind: 'cut-before' }, { kind: 'cut-before' }));
  });

  it('after the server has done everything: it answers the same keys, and does nothing twice', async () => {
    const meant = await meanAndMeet({ kind: 'cut-after' }, { kind: 'cut-after' });
    await expectAllSent(meant);
    const sent = batches();
    expect(sent.map(({ fault }) => fault)).toEqual(['cut-after', 'cut-after', null]);
    expect(new Set(sent.map((batch) => keysOf(batch).join()))).toHaveProperty('size', 1);
    expect(sent.at(-1)?.tried.every(({ status }) => status === 201)).toBe(true);
  });
});
