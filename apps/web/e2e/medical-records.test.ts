// areas: records, consent
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible } from './accessible';
import { setOffline } from './offline';
import { demo, openAs, signInAtServer } from './people';
import { asPatient } from './sharing';
import { setStage } from './stage';
import { inTime, until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await openAs(page, stage.patient, '/dashboard/medical-records/upload');
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = () => page.getByRole('dialog');

/** A PDF of two pages and three parts; comments fill it, and readers pass over them. */
const pdf = () =>
  Buffer.from(
    [
      '%PDF-1.7',
      `%${'x'.repeat(100)}\n`.repeat(13_000),
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
      '4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
      'trailer << /Size 5 /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  );
const photo = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4ead5' } })
    .jpeg()
    .toBuffer();

describe('medical records', () => {
  it('are sent over a line that is cut, and filed', async () => {
    await title('Upload a record').waitFor();
    await expectAccessible(page);
    const parts = /\/record-uploads\/[^/]+$/;
    const release = stage.product.proxy.hold(parts);
    const isAsked = stage.product.proxy.untilAsked('PUT', parts);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'lipid-profile.pdf', mimeType: 'application/pdf', buffer: pdf() },
        { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo() },
      ]);
    await inTime('the first part', isAsked);
    await setOffline(stage.product, visitor, true);
    release();
    await page
      .getByText(/Sending resumes automatically/)
      .first()
      .waitFor();
    await setOffline(stage.product, visitor, false);
    for (const name of ['lipid-profile.pdf', 'page.jpg'])
      await until(
        `${name} is there`,
        async () => /Sent$/.test((await row(name).textContent()) ?? ''),
        60_000,
      );

    await page.getByLabel(/^Title/).fill('Lipid profile');
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Lab report' }).click();
    await page.getByLabel(/^Tags/).fill('Heart');

    await press('File record');
    await title('Lipid profile').waitFor();
    await page.getByRole('img', { name: 'lipid-profile.pdf, page 2' }).waitFor();
    await page.getByRole('img', { name: 'page.jpg, page 1' }).waitFor();
    await expectAccessible(page);
  });

  it('are found in the timeline, by words and by tag', async () => {
    await page.getByRole('link', { name: 'Medical records' }).first().click();
    await row('Lipid profile').waitFor();
    await page.getByRole('searchbox', { name: 'Search your records' }).fill('nothing like it');
    await page.keyboard.press('Enter');
    await page.getByText('No records match').waitFor();
    await press('Show all records');
    await page.getByRole('link', { name: '#heart' }).click();
    await page.getByText('Tag: heart').waitFor();
    await row('Lipid profile').getByRole('link', { name: 'Lipid profile' }).click();
    await title('Lipid profile').waitFor();
  });

  it('are changed, deleted and restored', async () => {
    await press('Change');
    await dialog()
      .getByLabel(/^Title/)
      .fill('Lipids in November');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await title('Lipids in November').waitFor();
    await press('Delete');
    await dialog().getByRole('button', { name: 'Delete record' }).click();
    await page.getByText('This record is deleted.').waitFor();
    await page.getByRole('link', { name: 'Medical records' }).first().click();
    await press(/^Deleted records/);
    await row('Lipids in November').getByRole('link').first().click();
    await press('Restore');
    await page.getByText('This record is deleted.').waitFor({ state: 'detached' });
  });

  it('are shared with a doctor, who sees them until the patient ends it', async () => {
    const { id } = await asPatient(stage.product.server, stage.patient);
    const api = `${stage.product.server}/api/v1`;
    const { token } = await signInAtServer(api, demo('meera'));
    const seen = async () => {
      const asked = `${api}/patient-search/records/${id}?kind=lab-reports`;
      const answer = await fetch(asked, { headers: { authorization: `Bearer ${token}` } });
      return answer.ok ? ((await answer.json()).data.entries as unknown[]).length : answer.status;
    };
    expect(await seen()).toBe(404);
    await press('Share with a doctor');
    await dialog()
      .getByRole('combobox', { name: /Doctor/ })
      .fill('Meera');
    await page.getByRole('option', { name: /Meera Rao/ }).click();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Share' }).dblclick();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('One doctor can see it.').waitFor();
    expect(await seen()).toBe(1);
    await page.goto('/dashboard/consents');
    await page.getByText('1 entry that you chose').first().waitFor();
    await press('End access Dr. Meera Rao');
    await dialog().getByRole('button', { name: 'End access' }).click();
    await title('Nobody else can see your records.').waitFor();
    expect(await seen()).toBe(404);
  });

  it('refuse what is not what its name says', async () => {
    await page.goto('/dashboard/medical-records/upload');
    await title('Upload a record').waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
      ]);
    await page.getByText(/This is not a PDF, a photo or a DICOM file/).waitFor();
    expect(await row('scan.pdf').count()).toBe(1);
  });
});
