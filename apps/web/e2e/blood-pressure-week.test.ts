// areas: vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PressureWeek, PressureWeekPage } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, openAs, post, signInAtServer } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
const api = () => `${stage.product.server}/api/v1`;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await openAs(page, stage.patient, '/dashboard/vital-signs');
});

const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name }).click();
const path = '/dashboard/vital-signs/blood-pressure-week';

/** The newest week as another device of the same person reads it. */
async function readElsewhere(): Promise<PressureWeek | undefined> {
  const { token } = await signInAtServer(api(), stage.patient);
  const { data } = await call<PressureWeekPage>(api(), '/vital-signs/pressure-weeks', { token });
  return data[0];
}

/** A moment by a clock on which it is not night, on the date of India: a night belongs to the day before. */
function stampOf(at: Date): string {
  const inIndia = new Date(at.getTime() + 330 * 60_000);
  const isNight = inIndia.getUTCHours() < 4;
  const local = isNight ? new Date(at.getTime() + 630 * 60_000) : inIndia;
  return local.toISOString().replace('Z', isNight ? '+10:30' : '+05:30');
}

describe('a home blood pressure week', () => {
  it('is started on a page that the vital signs lead to', async () => {
    await page.getByRole('link', { name: 'Home blood pressure week' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home blood pressure week' }).waitFor();
    await expectAccessible(page);
    await press('Start a week');
    await dialog().getByText('Today', { exact: true }).click();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Start', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: /^(Day 1 of 7|Your week begins on)/ }).waitFor();
    expect(await readElsewhere()).toMatchObject({
      ...{ hasReminders: true, morningAt: '07:30', stoppedAt: null },
      // Browsers know the zone by either name.
      timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
    });
  });

  it('counts two readings that are a minute apart, and leaves out the first day', async () => {
    const { token } = await signInAtServer(api(), stage.patient);
    const now = Date.now();
    for (const [at, systolic] of [
      [now - 90_000, 128],
      [now, 126],
    ] as const) {
      const reading = { type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic: 80 };
      await post(api(), '/vital-signs', { ...reading, measuredAt: stampOf(new Date(at)) }, token);
    }
    await page.reload();
    const days = page.getByRole('table', { name: 'The days of the week' });
    await days.getByText(/^126\/80,/).waitFor();
    await days.getByText('First day, not counted').waitFor();
    await page.getByText('3 more days with a morning and an evening are needed for an average.').waitFor();
    expect((await readElsewhere())?.average).toBeNull();
    await expectAccessible(page);
  });

  it('can be read without a network', async () => {
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/vital-signs/pressure-weeks']);
    await setOffline(stage.product, visitor, true);
    await page.goto(path);
    await page
      .getByRole('table', { name: 'The days of the week' })
      .getByText(/^126\/80,/)
      .waitFor();
    await setOffline(stage.product, visitor, false);
  });

  it('is stopped, and another one can be started', async () => {
    await page.goto(path);
    await press('Stop the week');
    await dialog().getByRole('button', { name: 'Stop the week' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Not enough readings for an average' }).waitFor();
    await page.getByRole('button', { name: 'Start another week' }).waitFor();
    expect((await readElsewhere())?.state).toBe('stopped');
  });
});
