import type { Page } from 'playwright-core';
import { until } from './until';

/** Types a date into its segments, as a person does: day, month, year. */
export async function typeDate(
  page: Page,
  label: string,
  day: string,
  month: string,
  year: string,
): Promise<void> {
  const segments = page.getByRole('group', { name: label }).getByRole('spinbutton');
  await segments.first().focus();
  await page.keyboard.type(`${day}${month}${year}`);
}

/** Resolves once no part of the page waits for its data. */
export const untilWhole = (page: Page): Promise<void> =>
  until('all of the page', async () => (await page.locator('main [aria-busy=true]').count()) === 0);

/** Opens the form, fills in a blood pressure, and saves. */
export async function addBloodPressure(page: Page, systolic: number, diastolic: number): Promise<void> {
  await page.getByRole('button', { name: 'Add a reading' }).first().click();
  await fillBloodPressure(page, systolic, diastolic);
}

export async function fillBloodPressure(page: Page, systolic: number, diastolic: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Upper number').fill(String(systolic));
  await dialog.getByLabel('Lower number').fill(String(diastolic));
  await dialog.getByRole('button', { name: 'Save reading' }).click();
}

/**
 * Listens from now on for words that a page says for a moment only.
 *
 * @returns what resolves once they were said, however late it is asked
 */
export async function listenFor(page: Page, words: RegExp): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle((wanted) => {
    const told = { isSo: false };
    new MutationObserver(() => {
      told.isSo ||= new RegExp(wanted).test(document.body.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return told;
  }, words.source);
  return () => until(`it says ${words}`, () => heard.evaluate(({ isSo }) => isSo));
}

/** Chooses an item of a select by its label. */
export async function choose(page: Page, label: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: item, exact: true }).click();
}
