// areas: demos
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const opened: Visitor[] = [];
afterEach(async () => {
  stage.product.proxy.setAway(false);
  for (const one of opened.splice(0)) await one.close();
});

async function enter(): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url);
  opened.push(visitor);
  await visitor.page.goto('/real-time-demo');
  await join(visitor.page);
  return visitor;
}
async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join the room' }).click();
  await page.getByRole('heading', { name: 'Counted together' }).waitFor();
}

const add = (page: Page, what: string) => page.getByRole('button', { name: `Add one: ${what}` }).click();
const total = async (page: Page, what: string) =>
  Number(await page.locator('dl > div', { hasText: what }).locator('dd').first().textContent());
const untilTotal = (page: Page, what: string, count: number) =>
  until(`${count} ${what}`, async () => (await total(page, what)) === count);
const numberOf = async (page: Page) =>
  /\d+/.exec((await page.getByText(/\(you\)$/).textContent()) ?? '')?.[0] ?? '';

describe('the room for anyone', () => {
  it('shows in one window what happens in the other, without an account', async () => {
    const one = await enter();
    await one.page.getByText('1 visitor is here.').waitFor();
    await add(one.page, 'Glasses of water');
    await untilTotal(one.page, 'Glasses of water', 1);
    // Opens one of the same browser, as a person does.
    const [second] = await Promise.all([
      one.context.waitForEvent('page'),
      one.page.getByRole('button', { name: 'Open a second window' }).click(),
    ]);
    await join(second);
    await untilTotal(second, 'Glasses of water', 1);
    await one.page.getByText('2 visitors are here.').waitFor();
    await one.page.getByText(`Visitor ${await numberOf(second)}`, { exact: true }).waitFor();
    for (let count = 0; count < 3; count += 1) await add(second, 'Slow breaths');
    await untilTotal(one.page, 'Slow breaths', 3);
    await expectAccessible(second);
    await second.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await one.page.getByText('has it in the background').waitFor();
    await second.close();
    await one.page.getByText('1 visitor is here.').waitFor();
    await one.page.getByRole('button', { name: 'Leave the room' }).click();
    await one.page.getByText('Nothing is connected yet.').waitFor();
    expect(one.errors).toEqual([]);
  });

  it('says when the line is away, and comes back by itself', async () => {
    const { page } = await enter();
    await add(page, 'Short walks');
    await untilTotal(page, 'Short walks', 1);
    // It stays while this visitor is away, so it is the same room.
    const other = await enter();
    await untilTotal(other.page, 'Short walks', 1);
    stage.product.proxy.setAway(true);
    await page.getByText('The connection is lost').waitFor();
    expect(await page.getByRole('button', { name: 'Add one: Short walks' }).isDisabled()).toBe(true);
    stage.product.proxy.setAway(false);
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    const before = await total(page, 'Short walks');
    await add(page, 'Short walks');
    await untilTotal(page, 'Short walks', before + 1);
  });

  it('connects nothing before somebody wants to come in', async () => {
    const { page, context } = await visit(stage.browser, stage.product.url);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/real-time-demo');
    await page.waitForLoadState('networkidle');
    expect(sockets).toEqual([]);
    await join(page);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]).toContain('/api/v1/live-demo');
    await context.close();
  });
});
