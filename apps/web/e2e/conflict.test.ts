// areas: vital-signs, profile
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure, listenFor } from './actions';
import { untilAnswersKept } from './device-storage';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { setOffline, untilServed } from './offline';
import { untilRecords } from './outbox/on-device';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
/** The phone's own way to the server, which can be cut while the laptop keeps its own. */
let line: FaultProxy;
/** Two devices of one person. */
let phone: Visitor;
let laptop: Visitor;

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, words: RegExp) => page.getByRole('row', { name: words });

async function openReadings({ page }: Visitor): Promise<void> {
  await page.goto('/dashboard/vital-signs');
  await row(page, /Blood pressure/)
    .first()
    .waitFor();
}

/** A form waits for the server for some seconds only; then what was saved is sent without it. */
const untilSent = ({ page }: Visitor) => untilRecords(page, 0);

/** The texts of a form that leads elsewhere, whether or not it waited till the end. */
const chosen = /Your choice is (saved|kept on this device and will be sent when you are connected)\./;

async function editReading(page: Page, words: RegExp, change: () => Promise<void>): Promise<void> {
  await row(page, words).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await change();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel(/^First name/).waitFor();
}

async function saveProfile(page: Page, fields: Record<string, string>, told: string): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(told, { exact: true }).waitFor();
}

const version = (page: Page, field: string, which: 'Yours' | 'Current version') =>
  page
    .getByRole('radiogroup', { name: new RegExp(field) })
    .locator('label')
    .filter({ hasText: new RegExp(`^${which}`) });

async function compare(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /needs? you/ }).click();
  await dialog(page)
    .getByRole('link', { name: new RegExp(`^Compare.*${title}`) })
    .click();
  await page.getByRole('heading', { level: 1, name: /^Two versions/ }).waitFor();
}

beforeAll(async () => {
  const { browser, product } = stage;
  line = await startFaultProxy(product.proxy.port);
  phone = await visit(browser, `http://nadi.localhost:${line.port}`);
  // It always has a network, and so needs no worker, which is only at the other name.
  laptop = await visit(browser, product.url.replace('nadi.localhost', 'localhost'));
  for (const { page } of [phone, laptop]) await openAs(page, stage.patient);
  await openReadings(laptop);
  await addBloodPressure(laptop.page, 133, 84);
  await dialog(laptop.page).getByRole('button', { name: 'Done' }).click();
  await untilSent(laptop);
  await openReadings(phone);
  await row(phone.page, /133.*84/).waitFor();
  // Read while there is a network, so that it is there without one.
  await openProfile(phone.page);
  await untilAnswersKept(phone.page, ['/patients/profile']);
  await openReadings(phone);
  await row(phone.page, /133.*84/).waitFor();
  await untilServed(phone.page);
});
afterAll(async () => {
  await phone?.close();
  await laptop?.close();
  await line?.stop();
});

describe('two devices change the same reading and the same profile', () => {
  it('one without a network keeps its changes, and says so', async () => {
    const { page } = phone;
    await setOffline({ ...stage.product, proxy: line }, phone, true);
    await page
      .getByText(/^You are offline/)
      .first()
      .waitFor();
    await editReading(page, /133.*84/, async () => {
      await dialog(page).getByLabel('Upper number').fill('141');
      await dialog(page).getByLabel(/^Note/).fill('After the market');
    });
    await row(page, /141.*84.*Change not sent yet/).waitFor();
    await openProfile(page);
    await saveProfile(
      page,
      { 'First name': 'Aasha', 'Phone number': '+91 98450 00001' },
      'Kept on this device.',
    );
    await page.getByRole('button', { name: /Offline, 2 not sent/ }).waitFor();
  });

  it('the other saves its own meanwhile', async () => {
    const { page } = laptop;
    await editReading(page, /133.*84/, async () => {
      await dialog(page).getByLabel('Upper number').fill('129');
      await dialog(page).getByText('Lying', { exact: true }).click();
    });
    await openProfile(page);
    await saveProfile(page, { 'Last name': 'Kulkarni-Rao', 'Phone number': '+91 98450 00002' }, 'Saved.');
    await untilSent(laptop);
  });

  it('back online, nothing is written over: both are asked about', async () => {
    await setOffline({ ...stage.product, proxy: line }, phone, false);
    await phone.page.getByRole('button', { name: '2 need you' }).waitFor();
    await openReadings(laptop);
    await row(laptop.page, /129.*84/).waitFor();
  });

  it('the reading is put together field by field', async () => {
    const { page } = phone;
    await compare(page, 'Blood pressure');
    await expectAccessible(page);
    expect(await version(page, 'Position', 'Current version').getByRole('radio').isChecked()).toBe(true);
    expect(await version(page, 'Note', 'Yours').getByRole('radio').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Choose the right version of “Blood pressure”.').first().waitFor();
    await version(page, 'Blood pressure', 'Yours').click();
    const isChosen = await listenFor(page, chosen);
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.waitForURL('**/dashboard/vital-signs');
    await isChosen();
  });

  it('settles the conflict of the profile in the same way', async () => {
    const { page } = phone;
    await compare(page, 'Your profile');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
    await version(page, 'Phone number', 'Current version').click();
    const isChosen = await listenFor(page, chosen);
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.waitForURL('**/dashboard/profile');
    await isChosen();
    await untilSent(phone);
    await page.getByRole('button', { name: /need|not sent/ }).waitFor({ state: 'detached' });
  });

  it('both devices end with the same, and nothing of either is lost', async () => {
    for (const { page } of [phone, laptop]) {
      await page.goto('/dashboard/vital-signs');
      const reading = row(page, /141.*84/);
      await reading.getByText('After the market').waitFor();
      expect(await row(page, /129.*84|133.*84/).count()).toBe(0);
      await reading.getByRole('button').first().click();
      await page.getByRole('menuitem', { name: 'Change' }).click();
      expect(await dialog(page).getByRole('radio', { name: 'Lying' }).isChecked()).toBe(true);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();

      await openProfile(page);
      const inputOf = (label: string) => page.getByLabel(new RegExp(`^${label}`)).inputValue();
      // If the server is slow, data from this device is shown first.
      await until('the same profile', async () => {
        const values = await Promise.all(['First name', 'Last name', 'Phone number'].map(inputOf));
        return values.join() === 'Aasha,Kulkarni-Rao,+919845000002';
      });
    }
  });
});

it('nothing was thrown on the way', () => {
  expect([...phone.errors, ...laptop.errors]).toEqual([]);
});
