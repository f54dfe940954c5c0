// areas: records
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LabObservation } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { compose } from '../../../scripts/labs/corpus/compose';
import { drawReport } from '../../../scripts/labs/corpus/draw';
import { layouts } from '../../../scripts/labs/corpus/layouts';
import { expectAccessible } from './accessible';
import { typeDate } from './actions';
import { call, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
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

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** An invented report that writes 7,510, which may be seven thousand or seven and a half. */
async function report(): Promise<Buffer> {
  const layout = layouts.find(({ id }) => id === 'indian-counts');
  if (!layout) throw new Error('The corpus has no such layout.');
  return Buffer.from(await drawReport(compose(layout)));
}

async function values(): Promise<LabObservation[]> {
  const api = `${stage.product.server}/api/v1`;
  const { token } = await signInAtServer(api, stage.patient);
  return call<{ data: LabObservation[] }>(api, '/lab-observations', { token }).then(({ data }) => data);
}

describe('a lab report', () => {
  it('is read once it is filed, and waits for the person', async () => {
    await title('Upload a record').waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'counts.pdf', mimeType: 'application/pdf', buffer: await report() }]);
    await page.getByLabel(/^Title/).fill('Blood count');
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Lab report' }).click();
    await until('the file is there', async () =>
      /Sent$/.test((await page.getByRole('listitem').filter({ hasText: 'counts.pdf' }).textContent()) ?? ''),
    );
    await press('File record');
    await title('Blood count').waitFor();
    await page.getByRole('link', { name: 'Values of this report' }).click();
    await title('Values of this report').waitFor();
    await page.getByText('One value needs your decision. 16 values are ready.').waitFor({ timeout: 60_000 });
    await page.getByRole('img', { name: 'Page 1 of the report' }).waitFor();
    await expectAccessible(page);
    // Each value has its place beside it, and by the keyboard alone on the page too.
    await page.getByRole('img', { name: 'Haemoglobin, as it stands on the page' }).waitFor();
    await page.getByRole('button', { name: 'Make the pages larger' }).press('Enter');
    await page.getByRole('button', { name: 'Correct Haemoglobin' }).focus();
    const marked = page.locator('[data-active]');
    await marked.waitFor();
    expect(await marked.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Save 17 values' }).isDisabled()).toBe(true);
    expect(await values()).toEqual([]);
  });

  it('counts with what the person decided, corrected and left out', async () => {
    await press(/^It says 7510/);
    await press('Leave it out Mean red cell volume (MCV)');
    await press('Correct Haemoglobin');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Value/).fill('13.1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use this value' }).click();
    await press('Save 16 values');
    await page.getByText('16 values are saved.').waitFor();
    const saved = await values();
    expect(saved).toHaveLength(16);
    expect(saved.find(({ analyte }) => analyte === 'hemoglobin')).toMatchObject({
      ...{ number: 13.1, origin: 'corrected', page: 1 },
    });
    expect(saved.find(({ analyte }) => analyte === 'neutrophils-absolute')).toMatchObject({ number: 7510 });
    expect(saved.some(({ analyte }) => analyte === 'mcv')).toBe(false);
  });

  it('shows what was saved after a reload, and goes with its record', async () => {
    await page.reload();
    await page.getByText('16 values are saved.').waitFor();
    await page.getByRole('link', { name: 'Record', exact: true }).click();
    await title('Blood count').waitFor();
    await press('How it has changed Haemoglobin');
    await page.getByText(/^One value so far: 13.1 g\/dL/).waitFor();
    await press('Show as table');
    await page.getByRole('table', { name: 'Haemoglobin over your reports' }).waitFor();
    await expectAccessible(page);
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete record' }).click();
    await page.getByText('This record is deleted.').waitFor();
    expect(await values()).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

  it('may be on paper: the patient types its values, with the range that is printed', async () => {
    await page.goto('/dashboard/medical-records/upload');
    await page.getByLabel(/^Title/).fill('Long-term glucose');
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Lab report' }).click();
    await press('File record');
    await title('Long-term glucose').waitFor();
    await page.getByRole('link', { name: 'Values of this report' }).click();
    await press('Type in the values');
    await press('Add a value');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Test/ }).fill('HbA1c');
    await page.getByRole('option', { name: 'HbA1c', exact: true }).click();
    await dialog.getByLabel(/^Value/).fill('6.1');
    await dialog.getByRole('button', { name: /Unit/ }).click();
    await page.getByRole('option', { name: '%', exact: true }).click();
    await dialog.getByLabel(/^Range on the report, to/).fill('5.6');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use this value' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Added: HbA1c 6.1 %').waitFor();
    await page.getByText('Enter the day first, then you can save.').waitFor();
    await typeDate(page, 'Day on which the sample was taken', '17', '11', '2026');
    await press('Save one value');
    await page.getByText('One value is saved.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Record', exact: true }).click();
    await page.getByText('Range on the page: up to 5.6').waitFor();
    await page.getByText('Above range', { exact: true }).waitFor();
    const saved = await values();
    expect(saved).toMatchObject([
      { analyte: 'hba1c', number: 6.1, high: 5.6, standing: 'above', day: '2026-11-17', page: null },
    ]);
    expect(visitor.errors).toEqual([]);
  });
});
