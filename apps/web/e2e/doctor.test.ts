// areas: doctors
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { expectAccessible } from './accessible';
import { choose, listenFor } from './actions';
import { linkIn } from './mailbox';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { untilLive, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
let doctor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  doctor = await visit(stage.browser, stage.product.url);
  admin = await visit(stage.browser, stage.product.url);
});

const status = () => doctor.page.getByText('Your registration is being checked.');

describe('a new doctor', () => {
  it('signs up with their registration, confirms the address, answers the first questions', async () => {
    const { page, context } = doctor;
    await page.goto('/auth/login');
    // Before it is live a link leads to a page of its own, and lists do not open.
    await untilLive(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: /I am a doctor/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /I am a doctor/ }).click();
    await page.getByLabel('First name').fill('Farida');
    await page.getByLabel('Last name').fill('Contractor');
    await page.getByLabel('E-mail address').fill('farida@nadi.example');
    await page.getByLabel(/^Password/).fill('seven herons by the river');
    await choose(page, /Specialisation/, 'Cardiology');
    await choose(page, /Medical council/, 'National Medical Commission');
    await page.getByLabel(/Registration number/).fill('EX-000777');
    await page.getByLabel(/Years of practice/).fill('11');
    await page.getByRole('checkbox').press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    await page.goto(await linkIn(context, 'farida@nadi.example'));
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: /Welcome, Dr\. Contractor/ }).waitFor();
    await page.getByText('English', { exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL('**/dashboard');
    await status().waitFor();
    await expectAccessible(page);
  });

  it('sees nothing of patients', async () => {
    await doctor.page.goto('/dashboard/vital-signs');
    await doctor.page.waitForURL('**/unauthorized');
  });
});

describe('the administrator', () => {
  const item = () => admin.page.getByText('Dr. Farida Contractor').first();

  it('refuses with a reason, which the doctor reads and answers', async () => {
    const { page } = admin;
    await openAs(page, demo('admin'));
    await page.waitForURL('**/dashboard/admin');
    // Goes on from the first page, which tells what waits, to the one where it is decided.
    await page.getByRole('link', { name: 'User Management' }).first().click();
    await item().waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /Reject.*Farida|Reject/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Reason/).fill('The register has this number under another name.');
    const isRejected = await listenFor(page, /is rejected and will see the reason/);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await isRejected();

    await doctor.page.goto('/dashboard');
    await doctor.page.getByText('Your registration needs your attention.').waitFor();
    await doctor.page.getByText('The register has this number under another name.').waitFor();
    await doctor.page.goto('/dashboard/profile');
    await doctor.page.getByLabel(/Registration number/).fill('EX-000778');
    await doctor.page.getByRole('button', { name: /Save/ }).click();
    // A page that is left before takes its answer along.
    await doctor.page.getByText('Saved.', { exact: true }).waitFor();
    await doctor.page.goto('/dashboard');
    await status().waitFor();
  });

  it('verifies, and it holds on the next request of the doctor', async () => {
    const { page } = admin;
    await page.reload();
    await item().waitFor();
    await page
      .getByRole('button', { name: /Verify/ })
      .last()
      .click();
    const isVerified = await listenFor(page, /is verified\./);
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await isVerified();
    await doctor.page.reload();
    await doctor.page.getByText('Get ready for your first patients.').waitFor();
    await expectAccessible(doctor.page);
  });
});

it('caused no error on the way', () => {
  expect([...doctor.errors, ...admin.errors]).toEqual([]);
});
