// areas: profile
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EmergencyContactPage } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
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
const unsent = () => page.getByText('Not sent yet', { exact: true });

/** Names and numbers as the server has them. */
async function known(): Promise<string[]> {
  const api = `${stage.product.server}/api/v1`;
  const { token } = await signInAtServer(api, stage.patient);
  const { data } = await call<EmergencyContactPage>(api, '/patients/emergency-contacts', { token });
  return data.map(({ name, phone }) => `${name} ${phone}`);
}

async function addIla(): Promise<void> {
  await press('Add a contact');
  await dialog().getByLabel(/^Name/).fill('Ila Kulkarni');
  await dialog().getByText('Son or daughter').click();
  await dialog()
    .getByLabel(/^Phone/)
    .fill('+91 00000 00203');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'detached' });
}

describe('whom to call', () => {
  it('is a link away from the profile', async () => {
    await page.getByRole('link', { name: /^Emergency contacts/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Emergency contacts' }).waitFor();
    await page.getByRole('button', { name: 'Add a contact' }).waitFor();
    await expectAccessible(page);
  });

  it('is kept while there is no network, also over a reload, and told as not sent', async () => {
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/patients/emergency-contacts']);
    await setOffline(stage.product, visitor, true);
    await addIla();
    await unsent().waitFor();
    await page.reload();
    await unsent().waitFor();
    await expectAccessible(page);
    expect(await known()).toEqual([]);
  });

  it('opens from the list of what is not sent, and not again over a reload', async () => {
    await page.goto(`${stage.product.url}/dashboard/profile/emergency-contacts#unsent-1`);
    await dialog().getByLabel(/^Name/).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await unsent().waitFor();
    expect(await dialog().count()).toBe(0);
  });

  it('is on the server once there is one, once', async () => {
    await setOffline(stage.product, visitor, false);
    await unsent().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /\+910000000203/ }).waitFor();
    // The page no longer says "Not sent yet" from when it is being sent.
    await until('the contact on the server', async () => (await known()).length > 0);
    expect(await known()).toEqual(['Ila Kulkarni +910000000203']);
  });

  it('is deleted after a question, and from the server too', async () => {
    await press('Delete Ila Kulkarni');
    await dialog().getByRole('button', { name: 'Delete contact' }).click();
    await page.getByText('No emergency contacts yet').waitFor();
    await until('no contact on the server', async () => (await known()).length === 0);
  });
});
