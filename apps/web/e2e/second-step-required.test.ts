// areas: identity, account
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { linkIn } from './mailbox';
import { setStage } from './stage';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ env: { NADI_SECOND_STEP_ROLES: 'patient' } });
const email = 'farida@nadi.example';
const password = 'seven herons by the river';
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});

const dialog = () => page.getByRole('dialog');

describe('whose role must have a second step', () => {
  it('is led to it after the password, told why, and comes no further without it', async () => {
    const signUp = { firstName: 'Farida', lastName: 'Contractor', email, password, acceptTerms: true };
    const answer = await page.request.post('/api/v1/auth/patient-signup', { data: signUp });
    expect(answer.status()).toBe(201);
    await page.goto(await linkIn(visitor.context, email));
    await page.getByRole('link', { name: /Sign in|Continue/ }).waitFor();
    await signIn(page, { email, password });
    await page.waitForURL('**/dashboard/settings/security');
    await page.getByText('Turn on two-step sign-in to continue.').waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard/vital-signs');
    await page.waitForURL('**/dashboard/settings/security');
    await page.getByText('Turn on two-step sign-in to continue.').waitFor();
  });

  it('turns it on there, keeps the recovery codes, and goes on', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click();
    const key = dialog().getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
    const secret = String(await key.textContent()).replaceAll(' ', '');
    await dialog().getByRole('button', { name: 'Next' }).click();
    await dialog()
      .getByLabel(/Code from the app/)
      .fill(new TOTP({ secret }).generate());
    await dialog().getByRole('button', { name: 'Turn on' }).click();
    await dialog().getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    await dialog().getByRole('button', { name: 'I have kept them' }).click();
    // The next step of a new account: the questions.
    await page.waitForURL('**/onboarding/patient');
  });
});

describe('a demo account', () => {
  it('can be tried without one', async () => {
    const other = await visit(stage.browser, stage.product.url);
    await signIn(other.page, stage.patient);
    await other.page.waitForURL('**/dashboard');
    expect(other.errors).toEqual([]);
    await other.close();
  });
});

it('caused no error on the way', () => {
  expect(visitor.errors).toEqual([]);
});
