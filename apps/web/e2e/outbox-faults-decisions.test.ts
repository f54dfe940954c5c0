// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addBloodPressure } from './actions';
import { contradicted } from './outbox/batch-faults';
import { createReadings, earlier, keep, openOutbox, untilRecords } from './outbox/on-device';
import { type Account, accountOf, expectOnce, type Kept, since } from './outbox/on-server';
import { keepMany } from './outbox/seam';
import { arrive, goOffline, goOnline, openReadings, setFaultStage } from './outbox/stage';
import type { Visitor } from './visitor';

jest.setTimeout(240_000);

const stage = setFaultStage();
const readings = createReadings();
let visitor: Visitor;
let page: Page;
let account: Account;
let before: Kept[];

beforeAll(async () => {
  account = await accountOf(stage, stage.patient);
  visitor = await arrive(stage);
  page = visitor.page;
});
beforeEach(async () => {
  await goOnline(stage, visitor);
  await openReadings(page);
  before = await account.readings();
});
afterAll(() => visitor?.close());

const dialog = () => page.getByRole('dialog');
/** The control that opens the form, or the comparison, of an entry; it is a link if it has an address. */
const act = (words: string) =>
  page.getByRole('dialog').locator('a, button').filter({ hasText: words }).first();

describe('the server refuses one of twenty', () => {
  it('the others are there; the one is seen with the reason, changed, and sent', async () => {
    const [mended, ...meant] = readings(20);
    await goOffline(stage, visitor);
    await keep(page, meant.slice(0, 10));
    await keepMany(page, [{ systolic: 1200, diastolic: 71 }], earlier());
    await keepMany(page, meant.slice(10), earlier());
    await untilRecords(page, 20);
    await goOnline(stage, visitor);
    await untilRecords(page, 1);
    await expectOnce(account, before, meant);

    const drawer = await openOutbox(page);
    await drawer.getByRole('heading', { name: 'Needs your decision' }).waitFor();
    await drawer
      .getByText(/at most 300/)
      .first()
      .waitFor();
    await act('Change').click();
    await dialog().getByLabel('Upper number').fill(String(mended?.systolic));
    await dialog().getByLabel('Lower number').fill(String(mended?.diastolic));
    await dialog().getByRole('button', { name: /^Save/ }).click();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await untilRecords(page, 0);
    await expectOnce(account, before, mended ? [mended, ...meant] : []);
  });
});

const rowOf = ({ systolic, diastolic }: Kept) =>
  page.getByRole('row', { name: new RegExp(`${systolic}.*${diastolic}`) });

/** A reading that the server has and the page shows. */
async function record(): Promise<Kept> {
  const [reading] = readings(1);
  await addBloodPressure(page, reading?.systolic ?? 0, reading?.diastolic ?? 0);
  await dialog().getByRole('button', { name: 'Done' }).click();
  // The form waits for the server for some seconds only; then the reading is sent without it.
  await untilRecords(page, 0);
  const [kept] = await since(account, before);
  if (!kept) throw new Error('The reading was not recorded.');
  await rowOf(kept)
    .filter({ hasNotText: /not sent|being sent/i })
    .waitFor();
  return kept;
}

/** Changes the upper number of a reading by its form. */
async function edit(kept: Kept, next: number): Promise<void> {
  await rowOf(kept).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await dialog().getByLabel('Upper number').fill(String(next));
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().getByRole('button', { name: 'Done' }).click();
}

describe('what was changed offline was changed elsewhere meanwhile', () => {
  it('both versions stay until the person has chosen', async () => {
    const kept = await record();
    await goOffline(stage, visitor);
    await edit(kept, kept.systolic + 15);
    await untilRecords(page, 1);
    await account.change(kept.id, kept.version, { systolic: kept.systolic + 25, note: 'After stairs' });
    await goOnline(stage, visitor);

    await page.getByRole('button', { name: /needs? you/ }).waitFor();
    await untilRecords(page, 1);
    expect(await since(account, before)).toMatchObject([{ systolic: kept.systolic + 25 }]);
    await openOutbox(page);
    await act('Compare').click();
    await page.getByRole('heading', { level: 1, name: /Two versions/ }).waitFor();
    await page
      .getByText(String(kept.systolic + 25))
      .first()
      .waitFor();
    const mine = page.locator('label').filter({ hasText: /^Yours/ });
    await mine.filter({ hasText: String(kept.systolic + 15) }).click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await untilRecords(page, 0);
    expect(await since(account, before)).toMatchObject([
      { id: kept.id, systolic: kept.systolic + 15, note: 'After stairs' },
    ]);
  });

  it('deleted elsewhere, it is not lost: it is recorded again as new, if the person wants it', async () => {
    const kept = await record();
    await goOffline(stage, visitor);
    await edit(kept, kept.systolic + 15);
    await untilRecords(page, 1);
    await account.remove(kept.id, kept.version);
    await goOnline(stage, visitor);

    await page.getByRole('button', { name: /needs? you/ }).waitFor();
    await openOutbox(page);
    await act('Compare').click();
    await page.getByRole('heading', { level: 1, name: /Deleted elsewhere/ }).waitFor();
    await page.getByRole('button', { name: 'Record again as new' }).click();
    await untilRecords(page, 0);
    expect(await since(account, before)).toMatchObject([{ systolic: kept.systolic + 15 }]);
  });
});

describe('the server says of a new reading that it contradicts how things stand', () => {
  it('it stays, and is discarded only by the person', async () => {
    const meant = readings(1);
    await goOffline(stage, visitor);
    await keep(page, meant);
    stage.line.meet(contradicted);
    await goOnline(stage, visitor);
    await page.getByRole('button', { name: /needs? you/ }).waitFor();
    await untilRecords(page, 1);
    await page.reload();
    const drawer = await openOutbox(page);
    await drawer.getByRole('heading', { name: 'Needs your decision' }).waitFor();
    await act('Discard').click();
    await page
      .getByRole('dialog', { name: 'Discard this?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await untilRecords(page, 0);
    await expectOnce(account, before, []);
  });
});
