// areas: links
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { readDeviceStorage } from './device-storage';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
let patient: Visitor;
let clinic: Visitor;
let address: string;
let passcode: string;

beforeAll(async () => {
  patient = await visit(stage.browser, stage.product.url);
  clinic = await visit(stage.browser, stage.product.url, { width: 390 });
});
afterAll(async () => {
  await patient.close();
  await clinic.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const open = async (page: Page, typed: string) => {
  await page.getByRole('textbox', { name: /^Your name or clinic/ }).fill('City Hospital, reception');
  await page.getByRole('textbox', { name: /^Passcode/ }).fill(typed);
  await press(page, 'Open');
};

describe('a patient passes on a summary by a link', () => {
  it('is made with a passcode, which is told once', async () => {
    const { page } = patient;
    await openAs(page, stage.patient, '/dashboard/medical-records/links');
    await page.getByRole('heading', { name: 'You have not made a link yet' }).waitFor();
    await press(page, 'Make a link');
    await page.getByRole('textbox', { name: /^What it is for/ }).fill('For the clinic');
    passcode = await page.getByRole('textbox', { name: /^Passcode/ }).inputValue();
    expect(passcode).toMatch(/^\d{6}$/);
    await expectAccessible(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await press(page, 'Make the link');
    const link = page.getByRole('link', { name: 'See what they see' });
    await link.waitFor();
    address = (await link.getAttribute('href')) ?? '';
    await expectAccessible(page);
    const { key } = JSON.parse(Buffer.from(address.split('shlink:/')[1] ?? '', 'base64url').toString());
    expect(key).toMatch(/^[\w-]{43}$/);
    // Expects that what made the link was sent, and the key was not.
    expect(sent.some((request) => request.includes('/patients/health-links'))).toBe(true);
    expect(sent.filter((request) => request.includes(key))).toEqual([]);
    expect((await readDeviceStorage(page)).text).not.toContain(key);
  });

  it('is opened by somebody without an account, who typed a wrong passcode first', async () => {
    const { page, errors } = clinic;
    await page.goto(address);
    await page.getByRole('textbox', { name: /^Your name or clinic/ }).waitFor();
    // The key is not left in the history of a browser that others use too.
    await until('no key in the address', () => /\/shl$/.test(page.url()));
    await open(page, passcode === '000000' ? '000001' : '000000');
    await page.getByText('This passcode is wrong. 4 tries are left.').first().waitFor();
    await expectAccessible(page);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(address).origin)) outside.push(request.url());
    });
    await open(page, passcode);
    await page.getByRole('heading', { name: /^Summary of / }).waitFor();
    await page.getByRole('heading', { name: 'Vital signs' }).waitFor();
    await page.getByText('No clinician has checked it.', { exact: false }).waitFor();
    await expectAccessible(page);
    expect(outside).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('tells the patient who opened it, can be shown again here, and ends when they say so', async () => {
    const { page, errors } = patient;
    await press(page, 'Done');
    await page.reload();
    await press(page, /^Who opened it/);
    await page.getByText('City Hospital, reception').first().waitFor();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    await press(page, /^Show the link/);
    expect(await page.getByRole('link', { name: 'See what they see' }).getAttribute('href')).toBe(address);
    await press(page, 'Done');
    await press(page, /^End it/);
    await press(page, 'End the link');
    await page.getByText('Ended by you').waitFor();
    expect(errors).toEqual([]);
    await clinic.page.goto('about:blank');
    await clinic.page.goto(address);
    await open(clinic.page, passcode);
    await clinic.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await expectAccessible(clinic.page);
  });
});
