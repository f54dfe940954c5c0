// areas: identity, account
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { linkIn } from './mailbox';
import { createLike, openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.publicUrl);
  page = visitor.page;
});

const dialog = () => page.getByRole('dialog');
const signOut = async () => {
  await page.getByRole('button', { name: /your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth/login');
};

describe('two-step sign-in', () => {
  let app: TOTP;
  let recoveryCodes: string[];

  it('is turned on with an authenticator app, and gives recovery codes once', async () => {
    await openAs(page, stage.patient, '/dashboard/settings/security');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await dialog()
      .getByRole('img', { name: /QR code/ })
      .waitFor();
    await expectAccessible(page);
    const secret = String(
      await dialog()
        .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
        .textContent(),
    ).replaceAll(' ', '');
    app = new TOTP({ secret });
    await dialog().getByRole('button', { name: 'Next' }).click();
    await dialog()
      .getByLabel(/Code from the app/)
      .fill('000000');
    await dialog().getByRole('button', { name: 'Turn on' }).click();
    await dialog().getByRole('alert').first().waitFor();
    await dialog()
      .getByLabel(/Code from the app/)
      .fill(app.generate());
    await dialog().getByRole('button', { name: 'Turn on' }).click();
    await dialog().getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    recoveryCodes = await dialog()
      .getByText(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/)
      .allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('Signing in takes two steps').waitFor();
  });

  it('asks for the second step after the password, and for nothing else before it', async () => {
    await signOut();
    await signIn(page, stage.patient);
    await page.waitForURL('**/auth/second-step');
    await expectAccessible(page);
    await page.goto('/dashboard/vital-signs');
    await page.waitForURL('**/auth/second-step');
  });

  it('lets in with a recovery code, once', async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel(/Recovery code/).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard/vital-signs');
    await signOut();
    await signIn(page, stage.patient);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel(/Recovery code/).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByText(/incorrect/)
      .first()
      .waitFor();
    await page.getByLabel(/Recovery code/).fill(recoveryCodes[1] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('is turned off again', async () => {
    await page.goto('/dashboard/settings/security');
    await page.getByText('You have 8 recovery codes left.').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog().getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
  });
});

describe('a passkey', () => {
  it('is added and signs in without a password', async () => {
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog()
      .getByLabel(/Name of the passkey/)
      .fill('My phone');
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await page.getByText('My phone').first().waitFor();
    await signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/dashboard/settings/security');
    await page.getByText(/with a passkey/).waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await dialog().getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
  });
});

describe('other devices', () => {
  it('are listed, and signed out from here', async () => {
    const other = await visit(stage.browser, stage.product.publicUrl);
    await openAs(other.page, stage.patient);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await dialog().getByRole('button', { name: 'Sign them out' }).click();
    await page.getByText('You are not signed in anywhere else.').waitFor();
    await other.page.goto('/dashboard/vital-signs');
    await other.page.waitForURL('**/auth/login');
    await other.close();
  });
});

describe('a forgotten password', () => {
  const fresh = 'seven herons over the lake';

  it('is replaced by the link of a mail, which signs out everywhere', async () => {
    const ravi = await createLike(stage.product.server, 'ravi');
    const there = await visit(stage.browser, stage.product.publicUrl);
    await there.page.goto('/auth/login');
    await there.page.getByRole('link', { name: 'Forgot password?' }).click();
    // The page before has a field of the same name.
    await there.page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await there.page.getByLabel('E-mail address').fill(ravi.email);
    await there.page.getByRole('button', { name: 'Send link' }).click();
    await there.page.getByText(/If this address has an account/).waitFor();
    await expectAccessible(there.page);
    const link = await linkIn(there.context, ravi.email);
    await there.page.goto(link);
    await there.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await until('the token out of the address', () => !there.page.url().includes('token'));
    await there.page.getByLabel(/^New password/).fill('password1234');
    await there.page.getByRole('button', { name: 'Save new password' }).click();
    await there.page
      .getByText(/easy to guess/)
      .first()
      .waitFor();
    await there.page.getByLabel(/^New password/).fill(fresh);
    await there.page.getByRole('button', { name: 'Save new password' }).click();
    await there.page.getByRole('heading', { name: 'Your new password is saved' }).waitFor();

    await there.page.goto(link);
    await there.page.getByLabel(/^New password/).fill('eight storks over the lake');
    await there.page.getByRole('button', { name: 'Save new password' }).click();
    await there.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await signIn(there.page, ravi);
    await there.page.getByText('The e-mail address or password is incorrect.').waitFor();
    await signIn(there.page, { ...ravi, password: fresh });
    await there.page.waitForURL('**/dashboard');
    await there.close();
  });
});

it('caused no error on the way', () => {
  expect(visitor.errors).toEqual([]);
});
