// areas: identity
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenFor } from './actions';
import { openAs } from './people';
import { setStage } from './stage';
import { signIn, signInHere, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
});
// As in a browser that was never here, except that it has the code.
beforeEach(async () => {
  const { page, context } = visitor;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.evaluate(() => location.protocol !== 'about:' && sessionStorage.clear());
  await page.goto('about:blank');
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(stage.product.url);
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage,cookies' });
  await cdp.detach();
});
afterAll(() => visitor?.close());

const refusal = 'The e-mail address or password is incorrect.';

describe('signing in', () => {
  it('refuses a wrong password and keeps the address', async () => {
    const { page } = visitor;
    await signIn(page, { ...stage.patient, password: 'not the password' });
    await page.getByText(refusal).waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('asha@nadi.example');
  });

  it('says the same of an address that nobody has', async () => {
    const { page } = visitor;
    await signIn(page, { email: 'nobody@nadi.example', password: 'not the password' });
    await page.getByText(refusal).waitFor();
  });

  it('says that the server failed, in the words of the specification, and keeps what was typed', async () => {
    const { page } = visitor;
    stage.product.proxy.fail('POST', /\/auth\/login$/, 500);
    await page.goto('/auth/login');
    const isSaid = await listenFor(page, /Server error\. Please try again later\./);
    await signInHere(page, stage.patient);
    await isSaid();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('asha@nadi.example');
  });

  it('takes the error of an address back at the first key that corrects it, and loses no key', async () => {
    const { page } = visitor;
    await page.goto('/auth/login');
    await signInHere(page, { ...stage.patient, email: 'asha' });
    const fault = page.getByRole('alert').getByText(/^Enter your e-mail address in full/);
    await fault.waitFor();
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('@nadi.example');
    await fault.waitFor({ state: 'detached' });
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('asha@nadi.example');
  });

  it('works with the keyboard alone', async () => {
    const { page } = visitor;
    await page.goto('/auth/login');
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('asha@nadi.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nadi demo password 2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('leads back to where one wanted to go', async () => {
    const { page } = visitor;
    await page.goto('/dashboard/vital-signs');
    await page.waitForURL('**/auth/login');
    await page.getByLabel('E-mail address').fill('asha@nadi.example');
    await page.getByLabel(/^Password/).fill('nadi demo password 2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/vital-signs');
  });

  it('offers the demo accounts of the embedded installation', async () => {
    const { page } = visitor;
    await page.goto('/auth/login');
    await page.getByRole('button', { name: /Sign in as Ravi/ }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: /Ravi/ }).waitFor();
  });
});

describe('signing up with an address that has an account', () => {
  it('answers as for a new one; only the mail says so', async () => {
    const { page } = visitor;
    await page.goto('/auth/patient-signup');
    // A press before the page can hear it is lost to a test, which does not look and press again.
    await page.waitForLoadState('networkidle');
    await page.getByLabel('First name').fill('Mallory');
    await page.getByLabel('Last name').fill('Example');
    await page.getByLabel('E-mail address').fill('Asha@Nadi.example');
    await page.getByLabel(/^Password/).fill('someone else was here first');
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();

    const mailbox = await visitor.context.newPage();
    await mailbox.goto('/dev/mail');
    const mails = mailbox.locator('article').filter({ hasText: /To asha@nadi\.example/i });
    await mails
      .getByText(/already/)
      .first()
      .waitFor();
    expect(await mails.locator('a[href*="#token="]').count()).toBe(0);
  });
});

describe('what is accepted at sign-up', () => {
  it.each(['terms of use', 'privacy notice'])('%s can be read beside the half-filled form', async (name) => {
    const { page, context } = visitor;
    await page.goto('/auth/patient-signup');
    // A press before the page can hear it is lost to a test, which does not look and press again.
    await page.waitForLoadState('networkidle');
    await page.getByLabel('First name').fill('Leela');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    await (await opened).getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Leela');
  });
});

describe('another tab', () => {
  it('is signed out with this one', async () => {
    const { page, context } = visitor;
    await openAs(page, stage.patient);
    const other = await context.newPage();
    await other.goto('/dashboard/vital-signs');
    await other.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await other.waitForURL('**/auth/login');
  });
});
