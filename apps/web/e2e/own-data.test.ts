// areas: account, reports
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  // Her own access is written to her record's log.
  await openAs(page, stage.patient, '/dashboard/vital-signs');
  await page
    .getByRole('row', { name: /Blood pressure/ })
    .first()
    .waitFor();
});

describe('who looked at the record', () => {
  it('is told: others first, of whom there are none, and oneself when asked', async () => {
    await page.goto('/dashboard/settings');
    await page.getByRole('link', { name: /Who looked at your record/ }).click();
    await page.getByText('No one but you').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show your own too' }).click();
    await page
      .getByText(/You read your vital signs/)
      .first()
      .waitFor();
    await expectAccessible(page);
  });
});

describe('what is kept of a person', () => {
  it('can be taken along', async () => {
    await page.goto('/dashboard/settings/data');
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await button.click();
    const archive = unzipSync(await buffer(await (await download).createReadStream()));
    const account = JSON.parse(strFromU8(archive['account.json'] ?? new Uint8Array()));
    expect(JSON.stringify(account)).toContain(stage.patient.email);
    expect(JSON.stringify(account)).not.toContain('argon2');
  });

  it('can be taken to others as a summary, without what only the person sees', async () => {
    await page.goto('/dashboard/reports');
    const button = page.getByRole('button', { name: 'Download the summary' });
    await button.waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^nadi-summary-\d{4}-\d\d-\d\d\.json$/);
    const summary = JSON.parse(await text(await file.createReadStream()));
    expect(summary).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    const has = (type: string) =>
      summary.entry.some(
        ({ resource }: { resource: { resourceType: string } }) => resource.resourceType === type,
      );
    expect(['Composition', 'Patient', 'Observation'].map(has)).toEqual([true, true, true]);
    await page.getByText('The summary is saved on this device.').waitFor();
    await page.goBack();
  });

  it('is erased only after a time in which one can think again', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').press('Space');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText(/Your account will be deleted on/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Your account stays. Nothing was deleted.').waitFor();
  });

  it('asks for the password where it was given long ago', async () => {
    // The server's answer ten minutes after the last time.
    stage.product.proxy.fail('GET', /\/account\/export$/, 403, 1, 'confirm-password');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Your password/).fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog
      .getByText(/not your password/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(/Your password/).fill(stage.patient.password);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toMatch(/^nadi-.*\.zip$/);
  });
});

it('caused no error on the way', () => {
  expect(visitor.errors).toEqual([]);
});
