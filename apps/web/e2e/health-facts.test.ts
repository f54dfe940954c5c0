// areas: vital-signs
import { beforeAll, describe, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure, typeDate } from './actions';
import { untilRecords } from './outbox/on-device';
import { openAs } from './people';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(stage.browser, stage.product.url));
  await openAs(page, stage.patient, '/dashboard/vital-signs');
  await addBloodPressure(page, 165, 105);
  await dialog().getByText('Above range', { exact: true }).waitFor();
  await dialog().getByRole('button', { name: 'Done' }).click();
  // If the server was slow, it is sent afterwards.
  await untilRecords(page, 0);
});

const dialog = () => page.getByRole('dialog');
const facts = () => page.getByRole('region', { name: 'What your ranges depend on' });
const notPregnant = 'Not pregnant, and no birth or loss in the six weeks before';

async function readFacts(): Promise<void> {
  await page.goto('/dashboard/profile');
  await facts().getByText(notPregnant, { exact: true }).waitFor();
}

/** Reads what the history says of the reading. */
async function expectReading(status: string, remark: RegExp): Promise<void> {
  await page.goto('/dashboard/vital-signs');
  const rows = page.getByRole('row').filter({ hasText: /165.*105/ });
  await rows.getByText(status, { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: remark }).first().waitFor();
}

async function addBirth(daysFromToday: number): Promise<void> {
  const day = new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });
  const [year = '', month = '', date = ''] = day.split('-');
  await facts().getByRole('button', { name: 'Add a fact' }).click();
  await dialog().getByText('Gave birth, or lost a pregnancy').click();
  await typeDate(page, 'On which day?', date, month, year);
  await dialog().getByRole('button', { name: 'Save' }).click();
}

describe('a fact that decides the ranges', () => {
  it('is refused with the reason at its field', async () => {
    await readFacts();
    await expectAccessible(page);
    await addBirth(1);
    await dialog()
      .getByText(/must be .* or earlier/)
      .last()
      .waitFor();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
  });

  it('says until when it counts', async () => {
    await facts()
      .getByText(/It counts until \d+ \w+ \d{4}\. If it still applies then, add it again/)
      .waitFor();
  });

  it('assesses the readings of its dates again, and how they were assessed before stays', async () => {
    await readFacts();
    await addBirth(0);
    await facts().getByText('One reading is now assessed differently', { exact: false }).waitFor();
    await expectReading('Critical', /Assessed again on .* Before: above range/);
  });

  it('stops to count when it is deleted', async () => {
    await readFacts();
    await facts().getByRole('button', { name: 'Delete: Gave birth, or lost a pregnancy' }).click();
    await dialog().getByRole('button', { name: 'Delete fact' }).click();
    await facts()
      .getByRole('button', { name: 'Delete: Gave birth, or lost a pregnancy' })
      .waitFor({ state: 'detached' });
    await expectReading('Above range', /Before: critical/);
  });
});
