import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { Page } from 'playwright-core';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
let visitor: Visitor;
let page: Page;
/** Addresses below which an API could be, that were asked over the network. */
const asked: string[] = [];

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url, { width: 320 });
  page = visitor.page;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(mock|api)\//.test(pathname)) asked.push(pathname);
  });
  await page.goto('/docs');
});
afterAll(() => visitor?.close());

const operation = (name: string) =>
  page.locator('.opblock').filter({ has: page.locator(`[data-path="${name}"]`) });
const listOfReadings = () => operation('/vital-signs').filter({ hasText: 'GET' });
const answer = () => listOfReadings().locator('.live-responses-table .response');

async function choose(server: string): Promise<void> {
  await page.getByLabel('Servers').selectOption(server);
}

async function send(): Promise<void> {
  await listOfReadings().getByRole('button', { name: 'Execute' }).press('Enter');
  await answer().first().waitFor();
}

describe('the reference of the contract', () => {
  it('asks the server, which wants to know who asks', async () => {
    await page
      .locator('.opblock-tag', { hasText: /^Vital signs/ })
      .getByRole('button')
      .press('Enter');
    await listOfReadings().locator('.opblock-summary-control').press('Enter');
    await listOfReadings().getByRole('button', { name: 'Try it out' }).press('Enter');
    await send();
    expect(await answer().textContent()).toContain('401');
    expect(asked).toEqual(['/api/v1/vital-signs']);
  });

  it('asks the mock in the page, of which no server hears', async () => {
    asked.length = 0;
    await choose('/mock/v1');
    await page.getByRole('button', { name: 'Authorize' }).first().press('Enter');
    await page.getByLabel('auth-bearer-value').fill('example.access-token.of-asha');
    await page.getByRole('button', { name: 'Apply credentials' }).press('Enter');
    await page.getByRole('button', { name: 'Close' }).first().press('Enter');
    await send();
    const [example] = cast.readings.asha;
    // Until the new answer is there, the one before stands in its place.
    await answer()
      .filter({ hasText: example?.id ?? 'no example' })
      .waitFor();
    expect(await answer().textContent()).toMatch(/^200/);
    expect(asked).toEqual([]);
  });

  it('begins the mock with another scenario', async () => {
    await page.getByText('Try it without a server').press('Enter');
    await page.getByLabel('Start the mock with').selectOption('empty');
    await page.getByText('Nobody has recorded a reading.').last().waitFor();
    await send();
    await answer().getByText('"total": 0').waitFor();
  });

  it('stays within a small window, and the browser refuses nothing of it', async () => {
    const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(beyond).toBeLessThanOrEqual(0);
    expect(visitor.errors).toEqual([]);
  });
});
