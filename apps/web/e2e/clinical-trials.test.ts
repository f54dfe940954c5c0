// areas: trials, consent, doctor-access
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { demo, openAs } from './people';
import { asPatient, grantAtServer, type SharingPatient } from './sharing';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ isWriting: true });
const meera = demo('meera');
/** A study of the sample, for which Meera answers. */
const title = 'Walking after meals: short walks against advice alone for sugar in type 2 diabetes';
const question = 'Would short walks do for me?';

let patient: SharingPatient;
let [own, doctors]: Visitor[] = [];
beforeAll(async () => {
  const { server, url } = stage.product;
  patient = await asPatient(server, stage.patient);
  await grantAtServer(server, meera, patient, ['conditions', 'vital-signs']);
  own = await visit(stage.browser, url);
  doctors = await visit(stage.browser, url);
});

const pageOf = (visitor: Visitor | undefined): Page => {
  if (!visitor) throw new Error('Nobody is there.');
  return visitor.page;
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

describe('a clinical trial', () => {
  it('is found by an everyday word, and says what of its criteria is met, not met and unknown', async () => {
    const page = pageOf(own);
    await openAs(page, stage.patient, '/dashboard/clinical-trials');
    await page.getByLabel('Condition, treatment or number').fill('sugar');
    await page.getByLabel('PIN code').fill('560001');
    await press(page, 'Search');
    await page.getByText('Searched for: Diabetes, Type 2 diabetes').waitFor();
    expect(new URL(page.url()).searchParams.get('near')).toBe('560');
    await page
      .getByText(/unknown$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: /this trial/ }).waitFor();
    await page.getByText('This study is invented, to try Nadi out. Do not travel for it.').waitFor();
    expect(await page.getByText(/eligible/i).count()).toBe(0);
    await expectAccessible(page);
  });

  it('is saved, and asked a doctor about', async () => {
    const page = pageOf(own);
    await press(page, 'Save');
    await page.getByRole('button', { name: 'Remove from saved' }).waitFor();
    await press(page, 'Ask my doctor');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your question, if you have one').fill(question);
    await dialog.getByRole('button', { name: 'Ask my doctor' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('gets an interest with a consent in which nothing is chosen beforehand', async () => {
    const page = pageOf(own);
    await press(page, 'Send my interest');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByText('Agree before you send it.').first().waitFor();
    await dialog.getByText('My e-mail address').click();
    await dialog.getByText(/^I agree/).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^You sent your interest on/).waitFor();
  });

  it('comes to its doctor with what was agreed to, who answers and takes the next step', async () => {
    const page = pageOf(doctors);
    await openAs(page, meera, '/dashboard/clinical-trials');
    await page.getByText(question).waitFor();
    await page.getByText(stage.patient.email).waitFor();
    await expectAccessible(page);
    const asked = page.getByRole('listitem').filter({ hasText: question });
    await asked.getByRole('button', { name: /^Answer/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('I refer them to this trial').click();
    await dialog.getByLabel('Your words, if you like').fill('Yes, and keep your tablets.');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Yes, and keep your tablets.').waitFor();
    const applied = page.getByRole('listitem').filter({ hasText: stage.patient.email });
    await applied.getByRole('button', { name: /^Contacted/ }).click();
    await applied.getByRole('button', { name: /^Being checked/ }).waitFor();
  });

  it('tells the doctor nothing of the person any more once they withdraw', async () => {
    const page = pageOf(own);
    await page.goto('/dashboard/clinical-trials');
    await page.getByText('Yes, and keep your tablets.').waitFor();
    await page
      .getByRole('list', { name: 'Interests that you sent' })
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const doctor = pageOf(doctors);
    await doctor.reload();
    await doctor.getByText('The person withdrew. Nothing of them is kept for you.').first().waitFor();
    expect(await doctor.getByText(stage.patient.email).count()).toBe(0);
    await patient.revokeAll();
  });
});
