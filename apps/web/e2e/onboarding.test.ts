// areas: identity
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure, typeDate } from './actions';
import { readDeviceStorage, untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { openAs, signUpLike } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});
afterAll(() => visitor.close());

const drafts = 'nadi-drafts/keyvaluepairs';
/** Stands for what a camera writes into a file, such as the place. */
const place = 'canary-place 15.4909 N';

/** A photo, wider than high, as a camera gives it. */
async function takePhoto(): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 40 });
    canvas.getContext('2d')?.fillRect(10, 10, 30, 30);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bytes = Buffer.from(drawn, 'base64');
  const note = Buffer.from(`Exif\0\0${place}`);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, note, bytes.subarray(2)]);
}

const isAsked = () => page.getByRole('heading', { name: /^Welcome, Kiran/ }).waitFor();
const phone = () => page.getByRole('textbox', { name: /Phone number/ });
const year = () =>
  page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton', { name: /^year/ });
const line = () => page.getByText(/^Your answers are kept on this device until/);

/** Resolves once so many parts of the form lie on this device. */
const untilKept = (count: number) =>
  until(`${count} parts of the form on this device`, async () => {
    const { counts } = await readDeviceStorage(page);
    return (counts[drafts] ?? 0) === count;
  });

async function expectFilledIn() {
  await isAsked();
  // If this device was slow, the form was there first.
  await line().waitFor();
  expect(await year().textContent()).toBe('1994');
  expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
  expect(await phone().inputValue()).toBe('98450 12345');
  await page.getByText(/^kiran-canary\.jpg/).waitFor();
}

describe('what a new patient fills in', () => {
  it('is said to be kept on this device, and is', async () => {
    await openAs(page, await signUpLike(stage.product.server, 'kiran'), '/dashboard');
    await isAsked();
    await untilServed(page);
    expect(await line().count()).toBe(0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kiran-canary.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() });
    await typeDate(page, 'Date of birth', '05', '08', '1994');
    await page.getByText('Male', { exact: true }).click();
    await phone().fill('98450 12345');
    await line().waitFor();
    await untilKept(2);
    await expectAccessible(page);
  });

  it('tells nothing to who finds it there', async () => {
    const { text, hasReadableKey } = await readDeviceStorage(page);
    expect(text).not.toMatch(/98450|1994-08-05|canary|JFIF/);
    expect(hasReadableKey).toBe(false);
  });

  it('stands there after a reload', async () => {
    await page.reload();
    await expectFilledIn();
  });

  it('stands there after the tab was closed', async () => {
    await page.close();
    page = await visitor.context.newPage();
    await page.goto('/dashboard');
    await expectFilledIn();
  });

  it('stands there without a network', async () => {
    await untilAnswersKept(page, ['/auth/me']);
    await setOffline(stage.product, visitor, true);
    await page.reload();
    await expectFilledIn();
    await page
      .getByText(/^You are offline/)
      .first()
      .waitFor();
  });
});

describe('answers given without a network', () => {
  it('take the place of what was filled in, and open the way on', async () => {
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('heading', { name: 'Your answers are kept on this device' }).waitFor();
    await untilKept(0);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('are what a reading is assessed by that is recorded meanwhile', async () => {
    await page.getByRole('link', { name: 'Vital signs', exact: true }).first().click();
    await addBloodPressure(page, 122, 78);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('In range', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('2 not sent').first().waitFor();
    await expectAccessible(page);
  });

  it('are sent before it, and the person stays where they are', async () => {
    await setOffline(stage.product, visitor, false);
    await page.getByRole('row', { name: /122.*78.*In range/ }).waitFor();
    await page
      .getByText(/not sent/i)
      .first()
      .waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/dashboard/vital-signs');
    await page.goto('/dashboard/profile');
    await page.getByLabel(/Phone number/).waitFor();
    expect(await page.getByLabel(/Phone number/).inputValue()).toContain('9845012345');
  });

  it('show the photo beside the name, cut to a square and without what the camera had written', async () => {
    const face = page.locator('header img');
    await face.waitFor();
    const size = await face.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([40, 40]);
    const kept = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('nadi_token')}` };
      const answer = await fetch('/api/v1/patients/profile/photo', { headers });
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    });
    expect(kept.type).toBe('image/jpeg');
    expect(kept.text).not.toContain(place);
  });

  it('let the photo be changed and removed later, which the menu shows at once', async () => {
    const face = page.locator('header img');
    await page.goto('/dashboard/profile');
    const before = await face.getAttribute('src');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() });
    await page.getByText('Your photo is saved.').waitFor();
    await until('the new photo in the menu', async () => {
      const now = await face.getAttribute('src').catch(() => null);
      return now !== null && now !== before;
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByText('Your photo is removed.').waitFor();
    await face.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Add a photo' }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});
