// areas: records
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilWorkerKnows } from './device-storage';
import { setOffline, untilServed } from './offline';
import { setStage } from './stage';
import { until } from './until';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await page.goto('/auth/login');
  await untilServed(page);
});
afterAll(() => visitor?.close());

/** Does what the system does when another app shares with the installed one. */
async function share(files: Record<string, { type: string; content: string }>): Promise<void> {
  await page.evaluate((shared) => {
    const chosen = new DataTransfer();
    for (const [name, { type, content }] of Object.entries(shared))
      chosen.items.add(new File([content], name, { type }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'documents' });
    input.multiple = true;
    input.files = chosen.files;
    const form = Object.assign(document.createElement('form'), {
      action: '/share-target',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
}
const report = { type: 'application/pdf', content: '%PDF-1.7 HbA1c 7.1' };
const heading = () => page.getByRole('heading', { level: 1, name: 'Shared documents' }).waitFor();
const onDevice = () =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('nadi-shared');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const [store = ''] = [...database.objectStoreNames].filter((name) => name === 'keyvaluepairs');
    const values = await new Promise<Uint8Array[]>((resolve) => {
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return values.map((bytes) => String.fromCharCode(...bytes));
  });

it('keeps no file that is shared while nobody is signed in, and says so', async () => {
  const told = page.waitForURL('**/dashboard/shared-documents?not-kept');
  await share({ 'HbA1c of Asha.pdf': report });
  await told;
  await page.waitForURL('**/auth/login');
  // Signing in leads to where they were going.
  await signIn(page, stage.patient);
  await page.getByText(/not kept because no one was signed in/).waitFor();
  await untilWorkerKnows(page);
});

it('keeps a shared file sealed on the device, without asking the network, and says so if it could not', async () => {
  await setOffline(stage.product, visitor, true);
  await share({ 'HbA1c of Asha.pdf': report, 'page.pdf': { ...report, content: '<script>' } });
  await heading();
  await page.getByText('HbA1c of Asha.pdf').first().waitFor();
  await page.getByText(/page\.pdf: this type of file is not accepted/).waitFor();
  const kept = await onDevice();
  expect(kept).toHaveLength(3);
  expect(kept.join('\n')).not.toMatch(/HbA1c|PDF|script/);
  await setOffline(stage.product, visitor, false);
});

it('it is opened in a window of its own, and saved under its name', async () => {
  const opened = visitor.context.waitForEvent('page');
  await page.getByRole('button', { name: /^Open HbA1c/ }).click();
  const shown = await opened;
  // A browser without a viewer for its type has no address to say.
  expect(shown.url()).toMatch(/^blob:|^about:blank$|^:?$/);
  await shown.close();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save to my files HbA1c/ }).click();
  expect((await saving).suggestedFilename()).toBe('HbA1c of Asha.pdf');
});

it('it is gone from the device after signing out', async () => {
  await page.getByRole('button', { name: /Asha Kulkarni/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth/login');
  // No one has to wait for a slow device; it is wiped anyway.
  await until('nothing that was shared', async () => (await onDevice()).length === 0);
});
