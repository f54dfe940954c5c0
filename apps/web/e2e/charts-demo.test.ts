// areas: demos
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const address = '/data-visualization-demo';
const inRange = (count: RegExp) => new RegExp(`^Average .* of ${count.source} readings were in range\\.$`);

async function open(wishes?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url, wishes);
  opened.push(visitor);
  return visitor;
}

describe('the charts on a sample year', () => {
  it('are chosen, read and shown as tables by keyboard, without an account', async () => {
    const { page, errors } = await open();
    await page.goto(address);
    await page.getByText('Sample data', { exact: true }).waitFor();
    await page.getByText(inRange(/3\d\d/)).waitFor();
    const chart = page.getByRole('figure', { name: /^Blood pressure, 1 Jan 2025 to 31 Dec 2025$/ });
    await chart.waitFor();
    await page.getByRole('radio', { name: '1 year' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByText(inRange(/2\d/)).waitFor();
    await page.getByRole('figure', { name: /^Blood pressure, 2 Dec 2025/ }).waitFor();
    await page.keyboard.press('Tab');
    const walker = page.getByRole('slider', { name: 'Blood pressure, reading by reading' });
    expect(await walker.evaluate((one) => one === document.activeElement)).toBe(true);
    const newest = await walker.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    expect(await walker.getAttribute('aria-valuetext')).toMatch(/ [2-5] Dec 2025, 7:00 am$/);
    expect(await walker.getAttribute('aria-valuetext')).not.toBe(newest);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: /^Blood pressure/ }).waitFor();
    for (const name of ['Steps a day', 'Doses of medicine', 'Doses taken on time', 'Activity in a week'])
      await page.getByRole('figure', { name }).waitFor();
    expect(errors).toEqual([]);
  });

  it('show the period that was pressed before their code was there', async () => {
    const release = stage.product.proxy.hold(/^\/assets\/island-charts-demo-[^/]+\.js$/);
    opened.push({ close: async () => release() });
    const { page } = await open();
    await page.goto(address);
    await page.getByText('90 d', { exact: true }).click();
    await page.getByText(inRange(/3\d\d/)).waitFor();
    release();
    await page.getByText(inRange(/[78]\d/)).waitFor();
    expect(await page.getByRole('radio', { name: '90 days' }).isChecked()).toBe(true);
  });

  it('are there for somebody who is signed in, whom the page greets', async () => {
    const { page, errors } = await open();
    await openAs(page, stage.patient);
    await page.getByRole('heading', { level: 1, name: 'Asha' }).waitFor();
    await page.goto(address);
    await page.getByText('Welcome, Asha').first().waitFor();
    await page.getByText('90 d', { exact: true }).click();
    await page.getByText(inRange(/[78]\d/)).waitFor();
    await page.getByRole('figure', { name: 'Doses taken on time' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('are told in words where no code runs', async () => {
    const context = await stage.browser.newContext({ baseURL: stage.product.url, javaScriptEnabled: false });
    opened.push(context);
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText(inRange(/3\d\d/)).waitFor();
    // Playwright looks for no texts within `noscript`.
    expect(await page.locator('main noscript p').textContent()).toContain(
      'The charts are drawn by JavaScript',
    );
    expect(await page.getByRole('radio', { name: '1 year' }).isVisible()).toBe(false);
  });
});
