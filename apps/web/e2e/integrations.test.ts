// areas: integrations, vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { exportOf, pressure, record } from '@nadi/domain/integrations/apple/test/sample-export';
import { zipOf } from '@nadi/domain/integrations/apple/test/zip';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { call, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

// A server of its own: providers send people back to its public address, where the app of this browser must be.
const stage = setStage({ isWriting: true, env: {} });
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(stage.browser, stage.product.url));
  await openAs(page, stage.patient, '/dashboard/integrations');
});

/** Two blood pressures with a pulse; the second is high, and the monitor showed no number in the third row. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const csv = [
  'Readings of the monitor',
  'Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Note',
  `${dayBefore(3)},07:30,128,82,71,morning`,
  `${dayBefore(2)},07:35,153,97,75,morning`,
  `${dayBefore(1)},07:40,HI,80,70,morning`,
].join('\n');
const pressures = '/dashboard/vital-signs?type=blood_pressure';
const add = async (name: string) => {
  await page.getByRole('button', { name: 'Add a CSV file' }).click();
  const form = page.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(csv) }]);
  return form;
};
const file = (name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('readings of a CSV file', () => {
  it('are shown before they are added, with what cannot be read', async () => {
    const form = await add('monitor.csv');
    await form.getByText('5 readings were found').waitFor();
    await form.getByText(/^Row 5, Blood pressure: "HI\/80" is beyond .* call 112\.$/).waitFor();
    await form.getByText('128–153 / 82–97 mmHg').waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add readings' }).click();
    await form.waitFor({ state: 'detached' });
    await file('monitor.csv').getByText('5 readings added').waitFor();
  });

  it('are among the vital signs of the patient', async () => {
    await page.goto(pressures);
    await page.getByRole('table').getByText('153 over 97').waitFor();
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
    await page.goto(pressures);
    // Those of before the import are there.
    const others = page.getByRole('table').getByText(/^\d+ over \d+/);
    await others.first().waitFor();
    expect(await page.getByText('153 over 97').count()).toBe(0);
  });
});

describe('an export of Apple Health', () => {
  const at = (days: number) => `${dayBefore(days)} 06:30:00 +0530`;
  const zip = zipOf({
    name: 'apple_health_export/export.xml',
    content: exportOf(
      pressure(131, 84, { source: 'Cuff', at: at(20) }),
      ...Array.from({ length: 1005 }, (_, index) =>
        record('HeartRate', 60 + (index % 20), {
          at: `${dayBefore(20 + Math.floor(index / 24))} ${String(index % 24).padStart(2, '0')}:30:00 +0530`,
        }),
      ),
      record('StepCount', 812, { unit: 'count', at: at(20) }),
    ),
  });

  it('is read by a worker, and what is chosen of it is added in parts as one import', async () => {
    await page.goto('/dashboard/integrations');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('button', { name: 'Add from Apple Health' }).click();
    const form = page.getByRole('dialog');
    const input = form.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    expect(fetched.filter((url) => url.includes('export-worker'))).toEqual([]);
    await input.setInputFiles([{ name: 'export.zip', mimeType: 'application/zip', buffer: zip }]);
    await form.getByText('1,006 readings were found').waitFor();
    expect(fetched.filter((url) => url.includes('export-worker'))).toHaveLength(1);
    await form.getByRole('button', { name: '1 other type is not read' }).click();
    await form.getByText('Step count: 1').waitFor();
    await form.getByText('1,006 readings will be added.').waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add readings' }).click();
    await form.waitFor({ state: 'detached' });
    await file('export.zip').getByText('1,006 readings added').waitFor();
    expect(await file('export.zip').count()).toBe(1);
    await page.goto(pressures);
    await page.getByRole('table').getByText('131 over 84').waitFor();
  });

  it('is removed as a whole when it is undone', async () => {
    await page.goto('/dashboard/integrations');
    await file('export.zip').getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove readings' }).click();
    await file('export.zip').getByText('Undone', { exact: true }).waitFor();
    await page.goto(pressures);
    const others = page.getByRole('table').getByText(/^\d+ over \d+/);
    await others.first().waitFor();
    expect(await page.getByText('131 over 84').count()).toBe(0);
  });
});

describe('connected accounts', () => {
  const watch = () => page.getByRole('listitem').filter({ hasText: 'Sample watch and scale' });
  /** Returns how many oxygen saturations the record has. */
  const count = async (): Promise<number> => {
    const api = `${stage.product.server}/api/v1`;
    const { token } = await signInAtServer(api, stage.patient);
    const path = '/vital-signs?type=oxygen_saturation';
    return (await call<{ pagination: { total: number } }>(api, path, { token })).pagination.total;
  };
  let before = 0;
  beforeAll(async () => {
    before = await count();
  });
  const end = async (answer: (question: Locator) => Promise<void>) => {
    await watch()
      .getByRole('button', { name: /^End the connection/ })
      .click();
    const question = page.getByRole('dialog');
    await answer(question);
    await question.getByRole('button', { name: 'End the connection' }).click();
    await watch().getByText('Not connected', { exact: true }).waitFor();
  };

  it('are connected on the page of the provider, and their readings come', async () => {
    await page.goto('/dashboard/integrations');
    await watch()
      .getByRole('button', { name: /^Connect / })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Sample watch and scale' }).waitFor();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
    await watch().getByText('Connected', { exact: true }).waitFor();
    await expectAccessible(page);
    // The page looks by itself until the job is done.
    await watch()
      .getByText(/^Fetched /)
      .waitFor();
    await watch()
      .getByRole('button', { name: /^History/ })
      .click();
    await page
      .getByRole('dialog')
      .getByText(/readings added$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('leave their readings in the record when they end, if the person unticks that they are removed', async () => {
    const readings = await count();
    await end(async (question) => {
      // For an invented device, removing them is proposed.
      await question.getByText('Also remove the readings that it brought').click();
    });
    expect(readings).toBeGreaterThan(before);
    expect(await count()).toBe(readings);
  });

  it('are not connected if the person refuses, who can begin again', async () => {
    await page.goto('/dashboard/integrations');
    await watch()
      .getByRole('button', { name: /^Connect / })
      .click();
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await page.getByText('Nothing was connected').first().waitFor();
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sample watch and scale' }).waitFor();
  });
});
