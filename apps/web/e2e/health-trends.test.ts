// areas: trends, vital-signs, medical-history, records
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { HealthMetrics } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure } from './actions';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, demo, openAs, signInAtServer } from './people';
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
});

const path = '/dashboard/health-trends';
const api = () => `${stage.product.server}/api/v1`;
const query = () => new URL(page.url()).searchParams;
const region = (name: string) => page.getByRole('region', { name, exact: true });
const measures = (count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 measure' : `${count} measures` });
const showPeriod = (name: string) => page.getByText(name, { exact: true }).click();

describe('health trends', () => {
  it('begin with the three measures of the last thirty days that are measured most', async () => {
    await openAs(page, stage.patient, path);
    await page.getByRole('heading', { level: 1, name: /the 30 days before/ }).waitFor();
    await measures(3).waitFor();
    await region('Blood pressure').waitFor();
    await expectAccessible(page);
  });

  it('keep the period and the measures in the address, also after a reload', async () => {
    await showPeriod('90 d');
    await page.getByRole('heading', { level: 1, name: /the 90 days before/ }).waitFor();
    await measures(3).click();
    await page.getByRole('dialog').getByText('Weight', { exact: true }).click();
    await page.getByRole('dialog').getByText('Glucose', { exact: true }).click();
    await page.keyboard.press('Escape');
    await until('the choice in the address', () => query().has('measures'));
    const chosen = query().get('measures')?.split(',') ?? [];
    expect(query().get('period')).toBe('90d');
    expect(chosen).toContain('blood_pressure');
    await page.reload();
    await region('Blood pressure').waitFor();
    await measures(chosen.length).waitFor();
    expect(await page.getByRole('radio', { name: '90 days' }).isChecked()).toBe(true);
    expect(query().get('measures')?.split(',')).toEqual(chosen);
  });

  it('are read point by point with the keyboard', async () => {
    const walker = page.getByRole('slider', { name: 'Blood pressure, reading by reading' });
    await walker.focus();
    const last = await walker.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    expect(await walker.getAttribute('aria-valuetext')).not.toBe(last);
  });

  it('have a table of the same figures, and a file with every reading', async () => {
    await page.goto(`${path}?period=90d&measures=blood_pressure`);
    const rows = page.getByRole('table', { name: 'The same as a table' }).locator('tbody tr');
    await rows.first().waitFor();
    const { token } = await signInAtServer(api(), stage.patient);
    const { data } = await call<{ data: HealthMetrics }>(api(), '/patients/health-metrics?period=90d', {
      token,
    });
    const count = data.metrics.find(({ type }) => type === 'blood_pressure')?.counts.count ?? 0;
    expect(count).toBeGreaterThan(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^nadi-trends-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines.slice(1).every((line) => line.includes(',blood_pressure,'))).toBe(true);
    await page.getByText('The table is saved on this device.').waitFor();
  });

  it('are read without a network as far as they were opened before, and say what is not in them', async () => {
    await untilServed(page);
    await untilAnswersKept(page, [
      '/auth/me',
      '/patients/health-metrics',
      '/vital-signs/summary',
      '/vital-signs/trends',
      '/patients/medical-history',
      '/lab-observations',
    ]);
    await page.goto('/dashboard/vital-signs');
    await page.getByRole('button', { name: 'Add a reading' }).first().waitFor();
    await setOffline(stage.product, visitor, true);
    await addBloodPressure(page, 124, 79);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Done|Close/ })
      .first()
      .click();
    await page.goto(`${path}?period=90d&measures=blood_pressure`);
    await region('Blood pressure').waitFor();
    await page.getByText('One reading that is not sent yet is not in these figures.').waitFor();
    await expectAccessible(page);
    await showPeriod('1 y');
    await page.getByText('This period is not on this device yet').waitFor();
    await setOffline(stage.product, visitor, false);
    await page.getByRole('heading', { level: 1, name: /the year before/ }).waitFor();
  });

  it('are not for doctors', async () => {
    const { token } = await signInAtServer(api(), demo('meera'));
    await expect(call(api(), '/patients/health-metrics', { token })).rejects.toThrow('403');
    const other = await visit(stage.browser, stage.product.url);
    await openAs(other.page, demo('meera'), path);
    await other.page.waitForURL('**/unauthorized');
    await other.close();
  });
});
