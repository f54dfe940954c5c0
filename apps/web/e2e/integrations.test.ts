// areas: integrations, vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { openAs } from './people';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(stage.browser, stage.product.url));
  await openAs(page, stage.patient, '/dashboard/integrations');
});

/** Two blood pressures with a pulse; the second is high, and the monitor showed no number in the third row. */
const csv = [
  'Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Note',
  '03/02/2026,07:30,128,82,71,morning',
  '04/02/2026,07:35,152,96,75,morning',
  '05/02/2026,07:40,HI,80,70,morning',
].join('\n');
const add = async (name: string) => {
  await page.getByRole('button', { name: 'Add a CSV file' }).click();
  const form = page.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(csv) }]);
  await form.getByText('Day first: 3 April').click();
  return form;
};
const file = (name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('readings of a CSV file', () => {
  it('are shown before they are added, with what cannot be read', async () => {
    const form = await add('monitor.csv');
    await form.getByText('5 readings were found').waitFor();
    await form.getByText(/^Row 4, Blood pressure: "HI\/80" is beyond .* call 112\.$/).waitFor();
    await form.getByText('From 3 February 2026 to 5 February 2026.').waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add readings' }).click();
    await form.waitFor({ state: 'detached' });
    await file('monitor.csv').getByText('5 readings added').waitFor();
  });

  it('are among the vital signs of the patient', async () => {
    await page.goto('/dashboard/vital-signs?type=blood_pressure&from=2026-02-03&to=2026-02-05');
    await page.getByText('152/96').first().waitFor();
  });

  it('are left out if they are there already', async () => {
    await page.goto('/dashboard/integrations');
    const form = await add('again.csv');
    await form.getByText('5 readings were found').waitFor();
    await form.getByRole('button', { name: 'Add readings' }).click();
    await form.waitFor({ state: 'detached' });
    await file('again.csv').getByText('0 readings added, 5 already there.').waitFor();
    expect(await file('again.csv').getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });

  it('are removed together when the file is undone', async () => {
    await file('monitor.csv').getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove readings' }).click();
    await file('monitor.csv').getByText('Undone', { exact: true }).waitFor();
    await page.goto('/dashboard/vital-signs?type=blood_pressure');
    await page.getByText('136/88').first().waitFor();
    expect(await page.getByText('152/96').count()).toBe(0);
  });
});
