// areas: insights, vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { InsightsAnswer } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, openAs, post, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
const api = () => `${stage.product.server}/api/v1`;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await openAs(page, stage.patient, '/dashboard');
});

const card = () => page.getByRole('region', { name: /^Your blood pressure of / });

/** Records a blood pressure as another device of the same person does. */
async function record(systolic: number, diastolic: number, minutesAgo: number): Promise<void> {
  const { token } = await signInAtServer(api(), stage.patient);
  const measuredAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await post(
    api(),
    '/vital-signs',
    { type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic, measuredAt },
    token,
  );
}

describe('insights', () => {
  it('tell of a reading on a page that the dashboard leads to, with what it rests on', async () => {
    await record(152, 96, 30);
    await page.getByRole('link', { name: /^Insights/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
    await card().waitFor();
    await card()
      .getByRole('link', { name: /152\/96 mmHg/ })
      .waitFor();
    await expectAccessible(page);
  });

  it('are dismissed, and say so to another device', async () => {
    await card()
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await page.getByRole('button', { name: '1 dismissed' }).waitFor();
    expect(await card().isVisible()).toBe(false);
    const { token } = await signInAtServer(api(), stage.patient);
    const { data } = await call<InsightsAnswer>(api(), '/insights', { token });
    expect(data.insights.find(({ id }) => id === 'reading-blood_pressure')).toMatchObject({
      dismissedAt: expect.any(String),
    });
  });

  it('come back at once when it turns urgent, with the numbers to call before everything else', async () => {
    await record(188, 124, 1);
    await page.reload();
    await page
      .getByRole('link', { name: /Call 112/ })
      .first()
      .waitFor();
    await card().waitFor();
    await card()
      .getByText(/188\/124 mmHg/)
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  it('take what a person thinks of them', async () => {
    await card()
      .getByRole('button', { name: /^Not right/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^What is not right/).fill('The cuff was too small.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await card()
      .getByText(/The cuff was too small/)
      .waitFor();
  });

  it('take a question about the record, and answer it with its passages and what was computed', async () => {
    const form = page.getByRole('form', { name: 'Ask about your record' });
    await form.getByLabel(/^Your question/).fill('highest BP');
    await form.getByRole('button', { name: 'Ask' }).click();
    await page.getByText('Highest: Blood pressure 188/124 mmHg').waitFor();
    await page
      .getByRole('list', { name: 'Passages of your record' })
      .getByRole('link', { name: /152.*96 mmHg/ })
      .waitFor();
    expect(page.url()).not.toMatch(/highest/i);
    await form.getByLabel(/^Your question/).fill('I have chest pain');
    await form.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('alert').filter({ hasText: 'Call 112 now' }).waitFor();
    await expectAccessible(page);
  });

  it('are read without a network, with the time at which they were worked out', async () => {
    // Waits for the answers to the question before: without a network there are no others.
    await untilAnswersKept(page, ['/vital-signs?limit=100']);
    await page.reload();
    await card().waitFor();
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/insights', '/vital-signs']);
    await setOffline(stage.product, visitor, true);
    await page.reload();
    await card().waitFor();
    await page.getByText(/^Worked out /).waitFor();
    await until('nothing can be answered to it', () =>
      card()
        .getByRole('button', { name: /^Dismiss/ })
        .isDisabled(),
    );
    const form = page.getByRole('form', { name: 'Ask about your record' });
    await form.getByLabel(/^Your question/).fill('lowest BP');
    await form.getByRole('button', { name: 'Ask' }).click();
    await page.getByText('Lowest: Blood pressure 118/82 mmHg').waitFor();
    await page.getByText(/^You are offline: this is answered/).waitFor();
    await expectAccessible(page);
    await setOffline(stage.product, visitor, false);
  });
});
