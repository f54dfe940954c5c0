// areas: identity
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure, typeDate } from './actions';
import { linkIn } from './mailbox';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});

describe('a new patient', () => {
  it('opens an account and is asked to look into the mail', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/auth/login');
    await page.getByLabel('E-mail address').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: /I am a patient/ }).click();
    await page.getByLabel('First name').fill('Leela');
    await page.getByLabel('Last name').fill('Nair');
    await page.getByLabel('E-mail address').fill('leela@nadi.example');
    await page.getByLabel(/^Password/).fill('too short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('There is a problem').waitFor();
    await page.getByLabel(/^Password/).fill('seven herons by the river');
    // The label holds links, so the box itself is pressed, as by the keyboard.
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    await expectAccessible(page);
  });

  it('cannot go on before the address is confirmed', async () => {
    await page.goto('/dashboard/vital-signs');
    await page.waitForURL('**/auth/verify-email');
  });

  it('follows the link in the mail, whose token leaves the address at once', async () => {
    // Other files of the run share the mailbox: the newest mail of all may be another's.
    await page.goto(await linkIn(visitor.context, 'leela@nadi.example'));
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.getByRole('link', { name: 'Continue' }).click();
  });

  it('answers the first questions', async () => {
    await page.getByRole('heading', { name: /^Welcome, Leela/ }).waitFor();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('There is a problem').waitFor();
    await typeDate(page, 'Date of birth', '05', '03', '1980');
    await page.getByText('Female', { exact: true }).click();
    await page.getByText('No, none of these', { exact: true }).click();
    await page.getByRole('textbox', { name: /Phone number/ }).fill('98450 54321');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  it('is welcomed with three quarters of a profile, and what is still missing', async () => {
    await page.getByRole('heading', { name: 'Welcome, Leela.', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/onboarding/welcome');
    const bar = page.getByRole('progressbar', { name: 'Your profile' });
    expect(await bar.getAttribute('aria-valuetext')).toBe('75%');
    await page.getByRole('link', { name: 'Add an emergency contact' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.getByRole('heading', { name: 'No readings yet', exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('records a blood pressure and sees what it means', async () => {
    await page.goto('/dashboard/vital-signs');
    await addBloodPressure(page, 122, 78);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('In range', { exact: true }).waitFor();
    await dialog.getByText(/NICE NG136/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row', { name: /122.*78.*In range/ }).waitFor();
    await expectAccessible(page);
  });

  it('sees it on the chart, and as a table', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: /Leela/ }).waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('table').getByText('122 over 78').waitFor();
    await expectAccessible(page);
  });

  it('signs out and is let in again', async () => {
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth/login');
    expect(await page.evaluate(() => localStorage.getItem('nadi_token'))).toBeNull();
    await page.goBack();
    await page.waitForURL('**/auth/login');
    await page.getByLabel('E-mail address').waitFor();
  });

  it('caused no error on the way', () => {
    expect(visitor.errors).toEqual([]);
  });
});
