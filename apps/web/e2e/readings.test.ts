// areas: vital-signs
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addBloodPressure, choose, listenFor } from './actions';
import { openAs } from './people';
import { setStage } from './stage';
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
// Opened anew only if the test before left something open, or went elsewhere.
beforeEach(async () => {
  const isThere = new URL(page.url()).pathname === '/dashboard/vital-signs';
  if (!isThere || (await dialog().count()) > 0) await page.goto('/dashboard/vital-signs');
});

const dialog = () => page.getByRole('dialog');
const posts = () => stage.product.proxy.count('POST', /\/batch$/);

/** Watches how many rows of the table have these words; resolves with each number that was drawn. */
async function watchRows(words: RegExp): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle((wanted) => {
    const numbers = new Set<number>();
    const count = () =>
      numbers.add(
        [...document.querySelectorAll('tbody tr')].filter((row) =>
          new RegExp(wanted, 's').test(row.textContent),
        ).length,
      );
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return numbers;
  }, words.source);
  return () => seen.evaluate((numbers) => [...numbers]);
}

describe('what cannot be', () => {
  it('is refused with the reason: 1200 mmHg', async () => {
    const before = posts();
    await addBloodPressure(page, 1200, 80);
    await dialog().getByText('Must be at most 300 mmHg.').first().waitFor();
    expect(posts()).toBe(before);
  });

  it('is refused with the reason: 98.6 °C, and the right unit is offered', async () => {
    await page.getByRole('button', { name: 'Add a reading' }).first().click();
    await choose(page, /What did you measure/, 'Temperature');
    // Asha's last temperature was in °F, so that is what the form begins with.
    await choose(page, /Unit/, '°C');
    await dialog().getByRole('textbox', { name: 'Value' }).fill('98.6');
    await dialog().getByRole('button', { name: 'Save reading' }).click();
    await dialog().getByText('98.6 looks like °F.').waitFor();
    await dialog().getByRole('button', { name: 'Switch to °F' }).click();
    await dialog().getByRole('button', { name: 'Save reading' }).click();
    await dialog().getByText('In range', { exact: true }).waitFor();
  });
});

describe('what is unusual', () => {
  it('is asked about, then saved, and critical says what to do', async () => {
    await addBloodPressure(page, 210, 130);
    await dialog()
      .getByText(/210.*130.*is unusual/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Yes, save it' }).click();
    await dialog().getByText('This blood pressure is dangerously high').waitFor();
    expect(await dialog().getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112');
  });
});

describe('saving', () => {
  it('keeps everything when the server fails, and sends one row by itself', async () => {
    stage.product.proxy.fail('POST', /\/batch$/, 500, 100);
    await addBloodPressure(page, 127, 81);
    await dialog().getByText('Kept on this device').waitFor();
    stage.product.proxy.relent();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row', { name: /127.*81/ }).waitFor();
    const counts = await watchRows(/127.*81/);
    await page
      .getByRole('row', { name: /127.*81.*(Not sent yet|Being sent)/ })
      .waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /127.*81/ }).waitFor();
    // From waiting to sent it stood there once at each moment.
    expect(await counts()).toEqual([1]);
  });

  it('makes one row of a double click', async () => {
    await page.getByRole('button', { name: 'Add a reading' }).first().click();
    await dialog().getByLabel('Upper number').fill('126');
    await dialog().getByLabel('Lower number').fill('79');
    // The second press is for the same button, and not for what stands there once there is an answer.
    let answer = () => {};
    const isPressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/batch', async (route) => {
      await isPressed;
      await route.continue();
    });
    await dialog().getByRole('button', { name: 'Save reading' }).dblclick();
    answer();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row', { name: /126.*79/ }).waitFor();
    expect(await page.getByRole('row', { name: /126.*79/ }).count()).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

describe('a reading of one’s own', () => {
  it('is changed', async () => {
    await page
      .getByRole('row', { name: /126.*79/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog().getByLabel('Upper number').fill('128');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row', { name: /128.*79/ }).waitFor();
  });

  it('is deleted after a question', async () => {
    await page
      .getByRole('row', { name: /128.*79/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // If the server was slow, it says that it will be.
    const isDeleted = await listenFor(page, /(Reading deleted|The reading will be deleted)/);
    await page.getByRole('button', { name: 'Delete reading' }).click();
    await isDeleted();
    await page.getByRole('row', { name: /128.*79/ }).waitFor({ state: 'detached' });
  });

  it('is found by kind, and the way back leads to all', async () => {
    await choose(page, /Type/, 'Pulse');
    await page.waitForURL(/type=pulse/);
    await page.getByRole('row', { name: /Pulse/ }).first().waitFor();
    await page
      .getByRole('row', { name: /Blood pressure/ })
      .first()
      .waitFor({ state: 'detached' });
    await page.goBack();
    await page
      .getByRole('row', { name: /Blood pressure/ })
      .first()
      .waitFor();
  });
});

describe('a small screen', () => {
  it.each(['/dashboard', '/dashboard/vital-signs'])('scrolls %s only down', async (path) => {
    // The narrowest from the beginning, the others as a window that is made wider.
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

it('nothing was thrown on the way', () => {
  expect(visitor.errors).toEqual([]);
});
