// areas: shop, records, administration, identity
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible } from './accessible';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
const [admin, pharmacist] = [demo('admin'), demo('meera')];
let [buyer, counter, office]: Visitor[] = [];
beforeAll(async () => {
  const { url } = stage.product;
  buyer = await visit(stage.browser, url);
  counter = await visit(stage.browser, url);
  office = await visit(stage.browser, url);
});

const pageOf = (visitor: Visitor | undefined): Page => {
  if (!visitor) throw new Error('Nobody is there.');
  return visitor.page;
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
let number = '';

describe('the health shop', () => {
  it('lets a guest search and keeps their cart in the browser', async () => {
    const page = pageOf(buyer);
    await page.goto('/public/health-shop?q=ibunova');
    await page.getByText('An invented shop.').waitFor();
    await press(page, /^Add Ibunova 400/);
    await page.getByRole('link', { name: 'Open cart' }).first().click();
    await heading(page, 'Cart');
    await page.getByText(/Something in it needs a prescription/).waitFor();
    await expectAccessible(page);
  });

  it('adds the cart of the guest to the account at sign-in, and files a prescription', async () => {
    const page = pageOf(buyer);
    await openAs(page, stage.patient, '/dashboard/medical-records/upload');
    const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4ead5' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'prescription.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByLabel(/^Title/).fill('Prescription of November');
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Prescription' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'prescription.jpg' });
    await until('the file is there', async () => /Sent$/.test((await row.textContent()) ?? ''), 60_000);
    await press(page, 'File record');
    await heading(page, 'Prescription of November');
    await page.goto('/dashboard/health-shop/cart');
    await page.getByText('What you chose before you signed in is in this cart now.').waitFor();
    await page.getByRole('link', { name: 'Ibunova 400' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('nadi_guest_cart'))).toBeNull();
  });

  it('takes an order that is delivered, paid in cash and needs a prescription', async () => {
    const page = pageOf(buyer);
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await press(page, 'Add an address');
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name of who takes it/).fill('Test Person');
    await form.getByLabel(/^Mobile number/).fill('9000000301');
    await form.getByLabel(/^House, street/).fill('12 Example Street');
    await form.getByLabel(/^City or town/).fill('Bengaluru');
    await form.getByRole('button', { name: /State or union territory/ }).click();
    await page.getByRole('option', { name: 'Karnataka' }).click();
    await form.getByLabel(/^PIN code/).fill('560001');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await press(page, 'Continue to the bill');
    await heading(page, /in all$/);
    await expectAccessible(page);
    await page.getByText('Prescription of November').click();
    await page.getByText('Cash', { exact: true }).click();
    await press(page, /^Order for/);
    await heading(page, /: Placed$/);
    number =
      (await page.getByRole('heading', { level: 1 }).textContent())?.match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0] ??
      '';
    expect(number).not.toBe('');
    await page.getByText('Waits for a pharmacist').first().waitFor();
  });

  it('lets a pharmacist see the prescription of an order and approve it', async () => {
    const page = pageOf(counter);
    await openAs(page, pharmacist, '/dashboard/health-shop/prescriptions');
    await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
    await page.getByRole('img', { name: 'Page 1 of prescription.jpg' }).waitFor();
    await page.getByRole('button', { name: /Packs of Ibunova 400/ }).click();
    await page.getByRole('option', { name: '1 pack', exact: true }).click();
    await press(page, 'Approve');
    await heading(page, 'Prescriptions to check');
  });

  it('lets an administrator pack, send and deliver an order', async () => {
    const page = pageOf(office);
    await openAs(page, admin, '/dashboard/admin?tab=business');
    const order = page.getByRole('listitem').filter({ hasText: number });
    const say = (name: string) => order.getByText(name, { exact: true }).first().waitFor();
    await order.getByRole('button', { name: /^Mark as packed/ }).click();
    await say('Packed');
    for (const [button, state] of [
      ['Mark as sent', 'Sent'],
      ['Mark as delivered', 'Delivered'],
    ] as const) {
      await order.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
      await say(state);
    }
    await expectAccessible(page);
  });

  it('gives the buyer an invoice, and takes a damaged order back', async () => {
    const page = pageOf(buyer);
    await page.reload();
    await heading(page, /: Delivered$/);
    const saved = page.waitForEvent('download');
    await press(page, /^Invoice/);
    expect((await saved).suggestedFilename()).toBe(`invoice-${number}.pdf`);
    await press(page, 'Return the order');
    const form = page.getByRole('dialog');
    await form.getByText('It is damaged').click();
    await form.getByRole('button', { name: 'Ask for the return' }).click();
    await heading(page, /: Return asked for$/);
  });
});
