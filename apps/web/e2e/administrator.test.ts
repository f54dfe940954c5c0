// areas: account, administration, notifications

import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { createLike, demo, openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ isWriting: true });
const title = 'Maintenance on Sunday';

let [own, doctors]: Visitor[] = [];
beforeAll(async () => {
  own = await visit(stage.browser, stage.product.url);
  doctors = await visit(stage.browser, stage.product.url);
});

const pageOf = (visitor: Visitor | undefined): Page => {
  if (!visitor) throw new Error('Nobody is there.');
  return visitor.page;
};

describe('an administrator', () => {
  it('is told of no count below ten, in any period', async () => {
    const page = pageOf(own);
    await openAs(page, demo('admin'), '/dashboard/admin?tab=analytics');
    await page.getByRole('heading', { level: 1, name: 'Analytics & Reports' }).waitFor();
    await page.getByRole('heading', { name: 'What waits now' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('radio', { name: '52 weeks' }).click({ force: true });
    await page.waitForURL(/period=1y/);
    await page.getByRole('heading', { name: 'What waits now' }).waitFor();
    const table = page.getByRole('button', { name: 'Save as a table (CSV)' });
    // A new installation has counted no day yet.
    if ((await table.count()) === 0) return;
    const [download] = await Promise.all([page.waitForEvent('download'), table.click()]);
    const saved = await text(await download.createReadStream());
    expect(saved).toMatch(/^from,to,active-patients,/);
    expect(saved).not.toMatch(/,[1-9],/);
  });

  it('writes a message to doctors, and is told what is wrong with it', async () => {
    const page = pageOf(own);
    await page.getByRole('link', { name: 'Communication' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Communication' }).waitFor();
    await page.getByRole('button', { name: 'Write a message' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByLabel(/^Text/).fill('Hello {email}');
    await dialog.getByText('All doctors').click();
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await dialog
      .getByText(/Must have no braces/)
      .first()
      .waitFor();
    await dialog.getByLabel(/^Text/).fill('{firstName}, {product} rests on Sunday.');
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Draft', { exact: true }).first().waitFor();
    await expectAccessible(page);
  });

  it('sees the preview and sends it, and a doctor has it once in their own words', async () => {
    const page = pageOf(own);
    await page
      .getByRole('button', { name: /^Preview and send/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Asha, Nadi rests on Sunday.').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Sent', { exact: true }).first().waitFor();
    const other = pageOf(doctors);
    await openAs(other, demo('meera'), '/dashboard/notifications');
    await other.getByText('Meera, Nadi rests on Sunday.').waitFor();
    expect(await other.getByText(title).count()).toBe(1);
  });

  it('suspends an account while its owner works: they are signed out at once and told why', async () => {
    const { url } = stage.product;
    const person = await createLike(url, 'ravi');
    const page = pageOf(own);
    const worker = await visit(stage.browser, url);
    await openAs(worker.page, person, '/dashboard/vital-signs');
    await worker.page.getByRole('heading', { level: 1, name: 'Vital Signs' }).waitFor();

    await page.getByRole('link', { name: 'User Management' }).first().click();
    await page.getByText('People', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(person.email);
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).press('Enter');
    await page.getByRole('link', { name: person.email }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('The address sends advertisements.');
    await dialog.getByRole('button', { name: 'Suspend' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^End the suspension/ }).waitFor();

    await worker.page.waitForURL(/auth\/login/);
    await worker.page.getByLabel('E-mail').fill(person.email);
    await worker.page.getByLabel(/^Password/).fill(person.password);
    await worker.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await worker.page.getByText(/This account is suspended. Reason: The address sends/).waitFor();
    await worker.close();

    await page.getByRole('button', { name: /^End the suspension/ }).click();
    await dialog.getByRole('button', { name: 'End the suspension' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Suspend/ }).waitFor();
  });

  it('answers what a patient asks about their data, and the patient reads the answer', async () => {
    const { url } = stage.product;
    const person = await createLike(url, 'ravi');
    const patient = await visit(stage.browser, url);
    const asks = patient.page;
    const complaint = `Who called me on behalf of the clinic? Write to ${person.email}.`;
    await openAs(asks, person, '/dashboard/settings');
    await asks.getByRole('link', { name: /^Your requests/ }).click();
    await asks.getByText('This clinic has not named a grievance officer yet.').waitFor();
    await asks.getByRole('button', { name: 'Make a request' }).click();
    await asks.getByRole('dialog').getByText('Make a complaint').click();
    await asks
      .getByRole('dialog')
      .getByLabel(/^In your words/)
      .fill(complaint);
    await expectAccessible(asks);
    await asks.getByRole('dialog').getByRole('button', { name: 'Send the request' }).dblclick();
    await asks.getByRole('dialog').waitFor({ state: 'detached' });
    await asks.getByText('To be answered by').waitFor();
    expect(await asks.getByText(complaint).count()).toBe(1);
    await expectAccessible(asks);

    const page = pageOf(own);
    await page.getByRole('link', { name: 'User Management' }).first().click();
    await page.getByText('Requests', { exact: true }).click();
    await page.waitForURL(/view=requests$/);
    const request = page.getByRole('listitem').filter({ hasText: complaint });
    await request.getByRole('button', { name: /^Begin/ }).click();
    await request.getByText('In progress').waitFor();
    await expectAccessible(page);
    await request.getByRole('button', { name: /^Answer/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Your answer/).fill('A nurse called to move your visit.');
    await dialog.getByRole('button', { name: 'Send the answer' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    // It stays in sight until the list is read again, which enters the log of each person in it.
    await request.getByText('A nurse called to move your visit.').waitFor();

    await asks.goto('/dashboard/notifications');
    await asks.getByText('Your request was answered').first().waitFor();
    await asks.getByRole('link', { name: 'Open your requests' }).first().click();
    await asks.getByText('A nurse called to move your visit.').waitFor();
    await expectAccessible(asks);
    await patient.close();
  });

  it('goes through visits and consents, which say nothing of their content, each at an address of its own', async () => {
    const page = pageOf(own);
    await page.getByRole('link', { name: 'Healthcare Operations' }).first().click();
    await page.getByRole('heading', { name: 'Emergency accesses' }).waitFor();
    await page.getByRole('link', { name: 'Consultations', exact: true }).press('Enter');
    await page.waitForURL(/view=consultations$/);
    const visits = page.getByRole('list', { name: 'Consultations' });
    await visits.getByText('Asha Kulkarni · Dr. Meera Rao').first().waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/home readings|ankle|amlodipine/i);
    await expectAccessible(page);
    await page.getByLabel(/^Doctor/).fill(demo('meera').email);
    await page.getByLabel(/^Doctor/).press('Enter');
    await page.waitForURL(/doctor=/);
    await visits.getByText('Asha Kulkarni · Dr. Meera Rao').first().waitFor();
    await page.getByRole('link', { name: 'Consents', exact: true }).click();
    await page.waitForURL(/view=consents$/);
    await page.getByRole('heading', { level: 2, name: 'Consents' }).waitFor();
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.waitForURL(/view=consultations&doctor=/);
    await visits.getByText('Asha Kulkarni · Dr. Meera Rao').first().waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'Emergency accesses' }).waitFor();
  });

  it('keeps a template, and begins a message with it; typed text is replaced only if they say so', async () => {
    const page = pageOf(own);
    await page.getByRole('link', { name: 'Communication' }).first().click();
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.waitForURL(/view=templates$/);
    await page.getByRole('button', { name: 'Add a template' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name of the template/).fill('Festival hours');
    await dialog.getByLabel(/^Title/).fill('Our hours on festivals');
    await dialog.getByLabel(/^Text/).fill('Hello {firstName}, doctors answer from 10 am.');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Festival hours' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByRole('button', { name: 'Write a message' }).click();
    await dialog.getByLabel(/^Title/).fill('Closed');
    await dialog.getByRole('button', { name: /Use a template/ }).click();
    await page.getByRole('option', { name: 'Festival hours' }).click();
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Our hours on festivals' }).waitFor();
  });

  it('sees in the log what became of an e-mail, without its address', async () => {
    const page = pageOf(own);
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.waitForURL(/view=deliveries$/);
    const list = page.getByRole('list', { name: 'Deliveries' });
    await list.getByText('Sent', { exact: true }).first().waitFor();
    // An account was suspended before, of which its owner is told by e-mail.
    await list.getByRole('heading', { name: 'Account' }).first().waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/@nadi\.example/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /State/ }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/state=failed/);
    await page.getByText('No message is like this.').waitFor();
  });

  it('finds in the audit log what they did to accounts, and checks that nothing of it was altered', async () => {
    const page = pageOf(own);
    await page.getByRole('link', { name: 'System & Security' }).first().click();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel(/^Who acted/).fill(demo('admin').email);
    await page.getByRole('button', { name: /Kind of record/ }).click();
    await page.getByRole('option', { name: 'account', exact: true }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/actor=/);
    await page
      .getByText(/looked at account$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the log' }).click();
    await page.getByText('No fault was found').waitFor();
    await page.getByLabel(/^Error id/).fill('5f0c19ae');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByText('Nothing is kept').waitFor();
  });
});
