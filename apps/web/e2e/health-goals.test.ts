// areas: goals, vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { HealthGoal, HealthGoalPage } from '@nadi/contract/schema';
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

const title = 'Reach 66 kg';
const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The goal as another device of the same person reads it. */
async function readElsewhere(name = title): Promise<HealthGoal | undefined> {
  const { token } = await signInAtServer(api(), stage.patient);
  const { data } = await call<HealthGoalPage>(api(), '/health-goals', { token });
  return data.find((goal) => goal.title === name);
}

describe('a health goal', () => {
  it('is set on a page that the dashboard leads to', async () => {
    await page.getByRole('link', { name: /^Goals/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor();
    await press('Set a goal');
    await dialog()
      .getByLabel(/^What you want to reach/)
      .fill(title);
    await dialog().getByText('My weight readings').click();
    await dialog()
      .getByLabel(/^Value to reach/)
      .fill('66');
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText(/^My weight readings: none since/).waitFor();
    await expectAccessible(page);
    expect(await readElsewhere()).toMatchObject({ status: 'in_progress', currentValue: null });
  });

  it('has progress from a reading, and says which', async () => {
    const { token } = await signInAtServer(api(), stage.patient);
    // A reading belongs to the day of its own offset, and the goal begins on India's.
    const measuredAt = new Date(Date.now() + 330 * 60_000).toISOString().replace('Z', '+05:30');
    const body = { type: 'weight', unit: 'kg', value: 68.5, measuredAt };
    await post(api(), '/vital-signs', body, token);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(/^My weight readings: 1 day, the latest/).waitFor();
    await page.getByText(/^Not enough data for a forecast/).waitFor();
    await expectAccessible(page);
  });

  it('is on the dashboard with its progress', async () => {
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Your goals' });
    await card.getByRole('link', { name: title, exact: true }).waitFor();
    await card
      .getByText(/^My weight readings: 1 day, the latest/)
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  it('takes progress without a network, and another device sees it once there is one', async () => {
    const { token } = await signInAtServer(api(), stage.patient);
    const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
    const walk = {
      ...{ title: 'Walk 150 minutes a week', category: 'activity', priority: 'medium', unit: 'min' },
      ...{ direction: 'at_least', targetValue: 150, currentValue: 40, start: today },
    };
    await post(api(), '/health-goals', walk, token);
    await page.goto('/dashboard/goals');
    await page.getByRole('link', { name: walk.title, exact: true }).waitFor();
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/health-goals']);
    await setOffline(stage.product, visitor, true);
    await press(/^Record progress/);
    await dialog()
      .getByLabel(/^Value now/)
      .fill('95');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(/^95\smin$/).waitFor();
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await readElsewhere(walk.title)).toMatchObject({ currentValue: 40 });
    await setOffline(stage.product, visitor, false);
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor({ state: 'detached' });
    await until('the progress elsewhere', async () => (await readElsewhere(walk.title))?.currentValue === 95);
  });

  it('is completed without a network, and another device sees it once there is one', async () => {
    await page.goto('/dashboard/goals');
    await page.getByText(/^My weight readings: 1 day, the latest/).waitFor();
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/health-goals']);
    await setOffline(stage.product, visitor, true);
    await press(`Complete ${title}`);
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor();
    await page.getByText('Completed', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await readElsewhere()).toMatchObject({ status: 'in_progress' });
    await setOffline(stage.product, visitor, false);
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor({ state: 'detached' });
    await until('a completed goal elsewhere', async () => (await readElsewhere())?.status === 'completed');
  });
});
