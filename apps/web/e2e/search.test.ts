import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});
afterAll(() => visitor?.close());

const group = (name: string) => page.getByRole('region', { name, exact: true });
const field = () => page.getByRole('searchbox', { name: 'A word, a value or a day' });

describe('the search', () => {
  it('finds own readings, pages and articles by keyboard, whatever the spelling', async () => {
    await openAs(page, stage.patient);
    await untilServed(page);
    await page.goto('/dashboard/search');
    await field().click();
    await page.keyboard.type('glocose');
    await group('Your readings')
      .getByRole('link', { name: /^Glucose/ })
      .first()
      .waitFor();
    await group('Knowledge Hub').getByRole('link').first().waitFor();
    await page.waitForURL('**/dashboard/search?q=glocose');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/vital-signs?type=glucose**');
    await page.goBack();
    await group('Your readings')
      .getByRole('link', { name: /^Glucose/ })
      .first()
      .waitFor();
    expect(await field().inputValue()).toBe('glocose');
  });

  it('leads to a page by its name', async () => {
    await field().fill('emergency');
    await group('Pages').getByRole('link', { name: 'Emergency contacts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Emergency contacts' }).waitFor();
  });

  it('finds documents, what was prescribed, visits, history and products, each on its own page', async () => {
    await page.goto('/dashboard/search?q=telmisartan');
    await group('Your prescriptions').getByRole('link').first().click();
    await page.waitForURL(/\/dashboard\/consultations\/[\w-]+$/);
    await page
      .getByText(/telmisartan/i)
      .first()
      .waitFor();
    await page.goBack();
    await group('Health shop').getByRole('link').first().waitFor();
    await group('Your medicines').getByRole('link').first().waitFor();
    await expectAccessible(page);
    await field().fill('lipid profile');
    await group('Your medical records')
      .getByRole('link', { name: /^Lipid profile/ })
      .first()
      .click();
    await page.waitForURL(/\/dashboard\/medical-records\/[\w-]+$/);
    await page.getByRole('heading', { level: 1, name: /^Lipid profile/ }).waitFor();
    await page.goto('/dashboard/search?q=rao');
    await group('Your consultations').getByRole('link', { name: /Rao/ }).first().waitFor();
    await field().fill('penicillin');
    await group('Your medical history').getByRole('link').first().click();
    await page.waitForURL('**/dashboard/profile/medical-history');
  });

  it('sends nothing of what is typed', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/dashboard/search');
    await field().fill('canary dengue');
    await group('Knowledge Hub')
      .getByRole('link', { name: /^Dengue/ })
      .waitFor();
    expect(asked.filter((text) => text.includes('canary'))).toEqual([]);
  });

  it('searches without a network what the device holds, and says what it does not', async () => {
    await untilAnswersKept(page, ['/auth/me', '/vital-signs?']);
    await setOffline(stage.product, visitor, true);
    await page.goto('/dashboard/search?q=fever');
    await group('Knowledge Hub').getByRole('link', { name: /Fever/ }).first().waitFor();
    await group('Notifications').getByText('This part is not on this device.').waitFor();
    await field().fill('glucose');
    await group('Your readings')
      .getByRole('link', { name: /^Glucose/ })
      .first()
      .waitFor();
    await setOffline(stage.product, visitor, false);
    await page.getByText('This part is not on this device.').waitFor({ state: 'detached' });
    await field().fill('notifications');
    await group('Pages')
      .getByRole('link', { name: /^Notifications/ })
      .waitFor();
  });
});

describe('the search of a doctor', () => {
  it('asks for patients only when the doctor says so, and finds their own by name', async () => {
    const other = await visit(stage.browser, stage.product.url);
    await openAs(other.page, demo('meera'));
    const asked: string[] = [];
    other.page.on('request', (request) => {
      if (request.url().includes('/doctors/patients/me')) asked.push(request.url());
    });
    await other.page.goto('/dashboard/search?q=asha');
    const found = other.page.getByRole('region', { name: 'Your patients' });
    const ask = found.getByRole('button', { name: 'Look for “asha” among your patients' });
    await ask.waitFor();
    expect(asked).toEqual([]);
    await expectAccessible(other.page);
    await ask.press('Enter');
    await found
      .getByRole('link', { name: /^Asha Kulkarni/ })
      .first()
      .waitFor();
    expect(asked).toEqual([expect.stringContaining('search=asha')]);
    await other.page.getByRole('searchbox').last().fill('nobody-of-this-name');
    await found.getByRole('button', { name: /nobody-of-this-name/ }).click();
    await found.getByText('None of your patients has a name that begins like this.').waitFor();
    expect(asked).toHaveLength(2);
    // The same words later are asked for again only when the doctor says so.
    await other.page.getByRole('searchbox').last().fill('asha kulkarni');
    await found.getByRole('button', { name: /asha kulkarni/ }).click();
    await found
      .getByRole('link', { name: /^Asha Kulkarni/ })
      .first()
      .waitFor();
    await other.page.getByRole('searchbox').last().fill('asha');
    await ask.waitFor();
    expect(asked).toHaveLength(3);
    await other.close();
  });

  it('asks for visits by the name of the patient only when the doctor says so', async () => {
    const other = await visit(stage.browser, stage.product.url);
    await openAs(other.page, demo('meera'));
    const asked: string[] = [];
    other.page.on('request', (request) => {
      if (/\/doctors\/(consultations|patients)\/me/.test(request.url())) asked.push(request.url());
    });
    await other.page.goto('/dashboard/search?q=asha');
    const found = other.page.getByRole('region', { name: 'Your consultations' });
    const ask = found.getByRole('button', { name: 'Look for “asha” among your consultations' });
    await ask.waitFor();
    expect(asked).toEqual([]);
    await ask.click();
    await found
      .getByRole('link', { name: /^Asha Kulkarni/ })
      .first()
      .click();
    await other.page.waitForURL(/\/dashboard\/consultations\/[\w-]+$/);
    expect(asked).toEqual([expect.stringContaining('search=asha')]);
    await other.close();
  });

  it('offers nothing of what patients record, and none of their pages', async () => {
    const other = await visit(stage.browser, stage.product.url);
    await openAs(other.page, demo('meera'));
    await other.page.goto('/dashboard/search?q=vital+signs');
    await other.page
      .getByText(/results? for “vital signs”|Nothing found/)
      .first()
      .waitFor();
    expect(await other.page.getByRole('link', { name: /^Vital signs/ }).count()).toBe(0);
    expect(await other.page.getByRole('region', { name: 'Your readings' }).count()).toBe(0);
    await other.close();
  });
});
