// areas: medicines
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MedicineDosesAnswer, MedicinePage } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
let visitor: Visitor;
let page: Page;
let token: string;
const api = () => `${stage.product.server}/api/v1`;

/** An allergy that was told before. */
async function tellAllergy(): Promise<void> {
  const entries = [
    { kind: 'allergy', name: 'Penicillin', status: 'active', codeSystem: 'ATC', code: 'J01C' },
  ];
  await call(api(), '/patients/medical-history', {
    ...{ method: 'PUT', token, body: JSON.stringify({ medicalHistory: { noneKnown: [], entries } }) },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
}

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  token = (await signInAtServer(api(), stage.patient)).token;
  await tellAllergy();
  await openAs(page, stage.patient, '/dashboard/medications');
});

const dialog = () => page.getByRole('dialog');
const medicines = async () => (await call<MedicinePage>(api(), '/medicines', { token })).data;
const doses = async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return (await call<MedicineDosesAnswer>(api(), `/medicine-doses?from=${day(-2)}&to=${day(2)}`, { token }))
    .data;
};
/** The time that it is now where the browser is, so that the dose is due. */
const timeNow = () =>
  page.evaluate(() => {
    const now = new Date();
    return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  });

describe('medicines', () => {
  it('are added from the list, with a dose that is due now', async () => {
    await page.getByRole('button', { name: 'Add a medicine' }).click();
    await dialog()
      .getByRole('combobox', { name: /^Medicine/ })
      .fill('amoxicillin');
    await page.getByRole('option', { name: 'Amoxicillin', exact: true }).click();
    await dialog()
      .getByLabel(/^Strength/)
      .fill('500 mg');
    await dialog()
      .getByLabel(/^Times of day/)
      .fill(await timeNow());
    await dialog()
      .getByLabel(/^How much is left/)
      .fill('21');
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    // The warning takes the place of the dose that is due once it is worked out, which may be before this is seen.
    await page
      .getByText(/^(Amoxicillin 500 mg is due now|Read the warning about Amoxicillin 500 mg)/)
      .waitFor();
    expect(await medicines()).toMatchObject([{ generic: 'Amoxicillin', atc: 'J01CA04', stock: 21 }]);
  });

  it('are warned of by an allergy, until the person has said why they take it', async () => {
    const warning = page.getByRole('alert').filter({ hasText: 'allergy to Penicillin' });
    await warning.waitFor();
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'I have read this' }).click();
    await dialog()
      .getByLabel(/^Reason/)
      .fill('My doctor tested it');
    await dialog().getByRole('button', { name: 'Keep my reason' }).click();
    await dialog().waitFor({ state: 'detached' });
    await warning.waitFor({ state: 'detached' });
    await page.getByText(/You said: My doctor tested it/).waitFor();
  });

  it('have doses that are recorded without a network, also over a reload, and sent later', async () => {
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/medicines', '/medicine-doses', '/medicine-checks']);
    await setOffline(stage.product, visitor, true);
    await page.getByRole('button', { name: /^Taken Amoxicillin/ }).click();
    await page.getByText('Not sent yet', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Not sent yet', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await doses()).toEqual([]);
  });

  it('have a dose once that a second device has recorded meanwhile', async () => {
    const [medicine] = await medicines();
    const at = new Date();
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
    await call(api(), '/medicine-doses', {
      ...{ method: 'POST', token, headers: { 'Idempotency-Key': crypto.randomUUID() } },
      body: JSON.stringify({
        ...{
          medicineId: medicine?.id,
          status: 'taken',
          day,
          time: medicine?.times[0],
          at: at.toISOString(),
          reason: null,
        },
      }),
    });
    await setOffline(stage.product, visitor, false);
    await page.getByText('Not sent yet', { exact: true }).waitFor({ state: 'detached' });
    await until('one dose on the server', async () => (await doses()).length === 1);
    expect(await medicines()).toMatchObject([{ stock: 20 }]);
  });

  it('are seen with their doses on a second device, where the record can be undone', async () => {
    const second = await visit(stage.browser, stage.product.url);
    await openAs(second.page, stage.patient, '/dashboard/medications');
    await second.page.getByRole('button', { name: /^Undo Amoxicillin/ }).click();
    await second.page.getByText('Amoxicillin 500 mg is due now.').waitFor();
    await until('no dose on the server', async () => (await doses()).length === 0);
    expect(await medicines()).toMatchObject([{ stock: 21 }]);
  });
});
