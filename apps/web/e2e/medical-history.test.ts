// areas: medical-history
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MedicalHistory } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, demo, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await openAs(page, stage.patient, '/dashboard/profile');
});

const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const save = () => dialog().getByRole('button', { name: 'Save' }).click();
const closed = () => dialog().waitFor({ state: 'detached' });
const api = () => `${stage.product.server}/api/v1`;

/** The medical history as the server has it. */
async function known(): Promise<MedicalHistory> {
  const { token } = await signInAtServer(api(), stage.patient);
  return call<{ data: MedicalHistory }>(api(), '/patients/medical-history', { token }).then(
    ({ data }) => data,
  );
}

describe('a medical history', () => {
  it('is a link away from the profile, and says what nobody has answered', async () => {
    await page.getByRole('link', { name: /^Medical history/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Medical history' }).waitFor();
    await page.getByText('You have not said whether you have allergies.').waitFor();
    await expectAccessible(page);
  });

  it('takes an allergy from the list, with its code', async () => {
    await press('Add an allergy');
    await dialog().getByRole('combobox').fill('penic');
    await page.getByRole('option', { name: /^Penicillin/ }).click();
    await dialog()
      .getByLabel(/^Since when/)
      .fill('2011');
    await expectAccessible(page);
    await save();
    await closed();
    await page.getByText('Allergic to penicillin.').waitFor();
    expect((await known()).entries).toMatchObject([{ name: 'Penicillin', code: 'J01C', onset: '2011' }]);
  });

  it('says that there are none, apart from nothing being said', async () => {
    await press('I have no conditions');
    await page.getByText('No known conditions. You said so.').waitFor();
    expect(await known()).toMatchObject({ noneKnown: ['condition'] });
  });

  it('loses nothing where two tabs change it', async () => {
    const second = await visitor.page.context().newPage();
    await second.goto(`${stage.product.url}/dashboard/profile/medical-history`);
    await second.getByRole('button', { name: 'I have had no operations' }).waitFor();
    await press('Change Penicillin');
    await dialog().getByLabel(/^Note/).fill('Hospital said so');
    await second.getByRole('button', { name: 'I have had no operations' }).click();
    await second.getByText('No operations. You said so.').waitFor();
    await second.getByRole('button', { name: 'Change Penicillin' }).click();
    await second.getByRole('dialog').getByLabel('Severe').check({ force: true });
    await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await second.getByRole('dialog').waitFor({ state: 'detached' });
    await second.close();
    await save();
    await dialog()
      .getByText(/changed on another device/)
      .waitFor();
    await save();
    await closed();
    expect(await known()).toMatchObject({
      noneKnown: ['condition', 'procedure'],
      entries: [{ name: 'Penicillin', note: 'Hospital said so' }],
    });
  });

  it('is read without a network, also after a reload, and cannot be changed there', async () => {
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/patients/medical-history']);
    await setOffline(stage.product, visitor, true);
    await page.reload();
    await page.getByText('Allergic to penicillin.').waitFor();
    await page.getByText(/You can read this; to change it/).waitFor();
    expect(await page.getByRole('button', { name: 'Add an allergy' }).count()).toBe(0);
    await expectAccessible(page);
    await setOffline(stage.product, visitor, false);
  });

  it('is removed after a question', async () => {
    await press('Remove Penicillin');
    await dialog().getByRole('button', { name: 'Remove entry' }).click();
    await page.getByText('You have not said whether you have allergies.').waitFor();
    expect((await known()).entries).toEqual([]);
  });

  it.each([
    ['a doctor', 'meera'],
    ['an administrator', 'admin'],
  ])('is not for %s', async (_, name) => {
    const { token } = await signInAtServer(api(), demo(name));
    await expect(call(api(), '/patients/medical-history', { token })).rejects.toThrow('403');
    const other = await visit(stage.browser, stage.product.url);
    await openAs(other.page, demo(name), '/dashboard/profile/medical-history');
    await (name === 'meera'
      ? other.page.waitForURL('**/unauthorized')
      : other.page.getByText('This page is for patients.').waitFor());
    expect(await other.page.getByText('Allergic to').count()).toBe(0);
    await other.close();
  });
});
