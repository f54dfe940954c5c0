// areas: vital-signs
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { addBloodPressure } from './actions';
import { untilServed } from './offline';
import { makeKillableBrowser } from './outbox/killable-browser';
import {
  countRecords,
  createReadings,
  keep,
  lookAgain,
  untilKeeping,
  untilRecords,
} from './outbox/on-device';
import { type Account, accountOf, expectOnce, type Kept } from './outbox/on-server';
import { type Room, setRoom } from './outbox/room';
import { arriveIn, enter, goOffline, goOnline, setFaultStage } from './outbox/stage';
import { until } from './until';
import { signInHere, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setFaultStage();
const readings = createReadings();
let account: Account;
let before: Kept[];
let began: number;

beforeAll(async () => {
  account = await accountOf(stage, stage.patient);
});
beforeEach(async () => {
  stage.line.setAway(false);
  before = await account.readings();
  began = stage.line.batches.length;
});

describe('the storage of the device is full', () => {
  let visitor: Visitor;
  let page: Page;
  let room: Room;
  const dialog = () => page.getByRole('dialog');

  beforeEach(async () => {
    visitor = await visit(stage.browser, stage.url);
    const stranger = await visitor.context.newPage();
    await stranger.goto('/docs/errors');
    room = await setRoom(visitor.context, stranger);
    page = visitor.page;
    await page.bringToFront();
    // Keeping, too: where there is no room there would be no key to keep anything with.
    await arriveIn(page, stage.patient);
    await goOffline(stage, visitor);
  });
  afterEach(() => visitor?.close());

  it('offline, the form says so and keeps everything; online, it is sent past the device', async () => {
    const [reading] = readings(1);
    await room.fill();
    await addBloodPressure(page, reading?.systolic ?? 0, reading?.diastolic ?? 0);
    await dialog()
      .getByText(/This device is full/)
      .waitFor();
    await dialog()
      .getByText(/is only in this form/)
      .waitFor();
    expect(await dialog().getByLabel('Upper number').inputValue()).toBe(String(reading?.systolic));
    expect(await countRecords(page)).toBe(0);

    await goOnline(stage, visitor);
    await dialog().getByRole('button', { name: 'Save reading' }).click();
    await dialog().getByRole('heading', { name: 'Saved' }).waitFor();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await expectOnce(account, before, reading ? [reading] : []);
  });

  it('keeps what waited before, and sends it', async () => {
    const meant = readings(20);
    await keep(page, meant);
    await room.fill();
    await goOnline(stage, visitor);
    // With so little room left it may not be able to note that it sends; then it waits, in sight.
    await until('tried or told', async () => (await countRecords(page)) === 0 || (await isTold(page)));
    await room.empty();
    const isEmpty = async () => {
      await lookAgain(page);
      return (await countRecords(page)) === 0;
    };
    await until('nothing waits', isEmpty, 60_000);
    await expectOnce(account, before, meant);
  });

  // Offline it says so first.
  const isTold = (one: Page) =>
    one.getByRole('button', { name: /^20 not sent\. See what is waiting/ }).isVisible();
});

describe('the browser is killed', () => {
  it('right after an entry was kept, and again in mid-replay: started anew, it sends the rest', async () => {
    const browser = await makeKillableBrowser();
    try {
      const meant = readings(60);
      const first = await openIn(await browser.start());
      await enter(first.page, stage.patient, stage.url);
      await untilServed(first.page);
      await untilKeeping(first.page);
      await goOffline(stage, first);
      await keep(first.page, meant);
      await browser.kill();

      // The first fifty are answered; the server does the others, and nobody hears of it.
      stage.line.meet({ kind: 'pass' }, { kind: 'hold' });
      stage.line.setAway(false);
      const second = await openIn(await browser.start());
      await comeBack(second.page);
      await stage.line.held();
      await browser.kill();

      const third = await openIn(await browser.start());
      await comeBack(third.page);
      await untilRecords(third.page, 0);
      await expectOnce(account, before, meant);
      const keys = stage.line.batches.slice(began).flatMap(({ tried }) => tried.map(({ key }) => key));
      expect({ sent: keys.length, different: new Set(keys).size }).toEqual({ sent: 70, different: 60 });
    } finally {
      await browser.remove();
    }
  });

  const openIn = async (started: BrowserContext) => ({ context: started, page: await started.newPage() });

  /** The readings; a browser that was killed may have forgotten who was signed in, and never what waits. */
  async function comeBack(page: Page): Promise<void> {
    await page.goto(`${stage.url}/dashboard/vital-signs`);
    const signInTitle = page.getByRole('heading', { level: 1, name: 'Sign in' });
    const title = page.getByRole('heading', { level: 1, name: 'Vital signs' });
    await signInTitle.or(title).waitFor();
    // It leads back here by itself; opened anew, the page would drop what it has begun to send.
    if (await signInTitle.isVisible()) await signInHere(page, stage.patient);
    await title.waitFor();
  }
});
