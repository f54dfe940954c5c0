// areas: knowledge
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
let visitor: Visitor;
afterEach(() => visitor?.close());

async function open(path: string): Promise<Page> {
  visitor = await visit(stage.browser, stage.product.url);
  await visitor.page.goto(path);
  return visitor.page;
}
const results = (page: Page) => page.getByRole('region', { name: /“/ });

describe('the knowledge hub', () => {
  it('finds what was typed with errors, and leads to it', async () => {
    const page = await open('/knowledge-hub');
    await page.getByRole('searchbox').fill('blod presure');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/knowledge-hub?q=blod+presure');
    await results(page).getByRole('link', { name: 'Measuring your blood pressure at home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Measuring your blood pressure at home' }).waitFor();
    expect(await page.title()).toBe('Measuring your blood pressure at home - Nadi');
    await page.getByRole('button', { name: 'Print' }).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('says that nothing was found', async () => {
    const page = await open('/knowledge-hub?q=zzzzqqq');
    await page.getByRole('heading', { name: 'Nothing found for “zzzzqqq”' }).waitFor();
  });

  it('tells of an article that there is not', async () => {
    const page = await open('/knowledge-hub/nothing');
    await page.getByRole('heading', { level: 1, name: 'We cannot find this page' }).waitFor();
  });

  it('is read without code, the danger first', async () => {
    const { url } = stage.product;
    const context = await stage.browser.newContext({ baseURL: url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/knowledge-hub');
    await page.getByRole('link', { name: 'Heart attack' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Heart attack/ }).waitFor();
    const [, second] = await page.locator('h1, h2').allTextContents();
    expect(second).toBe('Call 112 if');
    expect(await page.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    await page.getByText('Not yet reviewed by a clinician').waitFor();
    await context.close();
  });

  it('has a description of its own for each article', async () => {
    const answer = await fetch(`${stage.product.url}/knowledge-hub/dengue`);
    const page = await answer.text();
    expect(page).toMatch(/<title>Dengue: [^<]+ - Nadi<\/title>/);
    expect(page).toMatch(/<meta name="description" content="Drink, rest/);
  });

  it('keeps articles on this device until they are removed', async () => {
    const page = await open('/knowledge-hub/dengue');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove from saved' }).waitFor();
    await page.goto('/knowledge-hub');
    const saved = page.getByRole('region', { name: 'Saved on this device' });
    await saved.getByRole('link', { name: /^Dengue/ }).waitFor();
    await saved.getByRole('button', { name: /^Remove Dengue/ }).click();
    await saved.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'A to Z' }).waitFor();
    expect(await saved.count()).toBe(0);
  });
});

describe('for a patient', () => {
  it('explains the latest readings, and a reading leads to what explains it', async () => {
    visitor = await visit(stage.browser, stage.product.url);
    const { page } = visitor;
    await openAs(page, stage.patient, '/knowledge-hub');
    const readings = page.getByRole('region', { name: 'For your readings' });
    await readings.getByRole('link', { name: 'Measuring your blood glucose at home' }).waitFor();
    await readings.getByRole('button', { name: 'Hide' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Show pages for your readings' }).click();
    await readings.waitFor();
    await page.goto('/dashboard/vital-signs?type=blood_pressure&period=all');
    await page
      .getByRole('button', { name: /^More|actions|Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'What it means' }).click();
    const dialog = page.getByRole('dialog');
    // The last part of the dialog to come: it moves the links below it.
    await dialog.getByRole('switch', { name: 'Only you' }).waitFor();
    await dialog.getByRole('link', { name: 'Measuring your blood pressure at home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Measuring your blood pressure at home' }).waitFor();
  });
});
