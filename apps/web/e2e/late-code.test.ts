import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page, Request, Route } from 'playwright-core';
import { addBloodPressure, listenFor } from './actions';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await openAs(page, stage.patient, '/dashboard/vital-signs');
});
afterAll(() => visitor?.close());
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Answers the requests for a piece of code in another way. */
const meddle = (code: string, answer: (route: Route) => Promise<void>) =>
  page.route(new RegExp(`/assets/${code}-[^/]+\\.js$`), answer);

/** Returns a check that no code has been on its way for half a second. `networkidle` tells of the first such moment of a page only. */
function watchCode(): () => boolean {
  const coming = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    if (coming.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) coming.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => coming.size === 0 && Date.now() - last > 500;
}

const add = () => page.getByRole('button', { name: 'Add a reading' }).first();

describe('code that comes once it is wanted', () => {
  it('keeps the button pending that was pressed before, opens one window, and gives the focus back', async () => {
    let hand = () => {};
    const isHanded = new Promise<void>((resolve) => {
      hand = resolve;
    });
    await meddle('ReadingDialog', async (route) => {
      await isHanded;
      await route.continue();
    });
    await page.goto('/dashboard/vital-signs');
    await add().click();
    await page.locator('button[data-pending]', { hasText: 'Add a reading' }).waitFor();
    // A second press of somebody who is in a hurry.
    await add().click({ force: true });
    hand();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await until('the focus in the window', () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until('the focus on the button', () =>
      add().evaluate((button) => button === document.activeElement),
    );
  });

  it('says what could not be had, and is tried again by the next press', async () => {
    // Keeps the page from foreseeing it, too, while it is calm.
    await meddle('ReadingDialog', (route) => route.abort());
    const words = page.waitForResponse(/\/assets\/ToastRegion-/);
    await page.goto('/dashboard/vital-signs');
    await words;
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    const isSaid = await listenFor(page, /We could not open this, and nothing was changed\./);
    await add().click();
    await isSaid();
    await page.locator('button[data-pending]').first().waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
    await add().click();
    await page.getByRole('dialog').waitFor();
  });

  it('loads a page again whose code could not be fetched, and says so if it is met again', async () => {
    await page.goto('/dashboard');
    let faults = 1;
    await meddle('VitalSignsRoute', (route) =>
      faults-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto('/dashboard/vital-signs');
    await add().waitFor();
    faults = 9;
    await page.reload();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    faults = 0;
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await add().waitFor();
  });

  it('opens the form that an address asks for', async () => {
    await page.goto('/dashboard');
    await page.goto('/dashboard/vital-signs#add');
    await page.getByRole('dialog').waitFor();
  });

  it('leaves a date where it stood when it can be typed in', async () => {
    let hand = () => {};
    const isHanded = new Promise<void>((resolve) => {
      hand = resolve;
    });
    await meddle('TypedDate', async (route) => {
      await isHanded;
      await route.continue();
    });
    await page.goto('/dashboard/profile');
    const face = page.getByRole('textbox', { name: 'Date of birth' });
    await face.waitFor();
    const before = { box: await face.boundingBox(), text: await face.textContent() };
    const picture = await face.screenshot();
    hand();
    const typed = page.getByRole('group', { name: 'Date of birth' });
    await typed.waitFor();
    expect({ box: await typed.boundingBox(), text: await written(typed) }).toEqual(before);
    expect((await typed.screenshot()).equals(picture)).toBe(true);
  });
});

describe('the ranges', () => {
  it('come once a page is calm, and assess what is recorded when nothing can be fetched any more', async () => {
    // Leaves the page before, which may fetch the same code just now.
    await page.goto('about:blank');
    const isCodeThere = watchCode();
    const calm = Promise.all(
      [/\/assets\/interpretation-/, /\/assets\/device-code-/].map((code) => page.waitForResponse(code)),
    );
    await page.goto('/dashboard/vital-signs');
    await Promise.all((await calm).map((code) => code.finished()));
    await until('all code of the page', isCodeThere);
    await page.context().setOffline(true);
    try {
      await addBloodPressure(page, 210, 130);
      await page.getByRole('button', { name: 'Yes, save it' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Kept on this device' }).waitFor();
      await dialog.getByText('This blood pressure is dangerously high').waitFor();
    } finally {
      await page.context().setOffline(false);
    }
  });

  it('are waited for by what waits, which stands with them or not at all', async () => {
    // Kept, and not sent before the page is looked at.
    await page.route('**/api/v1/batch', (route) => route.abort());
    await page.goto('/dashboard/vital-signs');
    await add().waitFor();
    await addBloodPressure(page, 211, 131);
    await page.getByRole('button', { name: 'Yes, save it' }).click();
    await page.getByText('Kept on this device').waitFor();
    let hand = () => {};
    const isHanded = new Promise<void>((resolve) => {
      hand = resolve;
    });
    await meddle('interpretation', async (route) => {
      await isHanded;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assets\/interpretation-/);
    await page.goto('/dashboard');
    await asked;
    expect(await page.getByText(/\b211\b/).count()).toBe(0);
    hand();
    await page
      .getByText(/\b211\b/)
      .first()
      .waitFor();
    await page.getByText('This blood pressure is dangerously high').first().waitFor();
  });
});

/** Without the marks of direction, which nobody sees. */
const written = async (field: ReturnType<Page['locator']>) =>
  (await field.textContent())?.replace(/[\u2066-\u2069]/g, '');
