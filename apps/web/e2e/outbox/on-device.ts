import type { Page } from 'playwright-core';
import { addBloodPressure } from '../actions';
import { readDeviceStorage } from '../device-storage';
import { inTime, until } from '../until';
import { type ExpectedReading, keepMany } from './seam';

/** The number of records in this browser, of any person. */
export const countRecords = (page: Page): Promise<number> =>
  inTime('the records in this browser', page.evaluate(countInPage));

/** Runs in the page, whatever version of the database it finds. */
function countInPage(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nadi-offline');
    let isNew = false;
    // The app has not made it yet; it must not find one that is empty.
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (isNew ? resolve(0) : reject(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('records').objectStore('records').count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
      database.close();
    };
  });
}

/** Resolves once so many records lie in this browser. */
export async function untilRecords(page: Page, count: number): Promise<void> {
  let found = -1;
  const look = async () => {
    found = await countRecords(page);
    return found === count;
  };
  // After failures the outbox lets some seconds pass by itself.
  await until(`${count} records`, look, 60_000).catch((error) => {
    throw new Error(`${error.message} There are ${found}.`);
  });
}

/**
 * Resolves once the app keeps things here: the session for the worker, and what waits. It begins when its page has what it needs, which
 * may be later than the worker.
 */
export const untilKeeping = (page: Page): Promise<void> =>
  until('the app keeps things in this browser', async () => {
    const { counts } = await readDeviceStorage(page);
    return counts['nadi-offline/records'] !== undefined && counts['nadi-vault/session'] === 1;
  });

/** Makes readings each of which is unlike all that were made before in this file. */
export function createReadings() {
  let made = 0;
  return (count: number): ExpectedReading[] =>
    Array.from({ length: count }, () => {
      made += 1;
      return { systolic: 100 + (made % 40), diastolic: 60 + Math.floor(made / 40) };
    });
}

/** Adds a reading by the form, which says that it is kept here. */
export async function addByForm(page: Page, { systolic, diastolic }: ExpectedReading): Promise<void> {
  await addBloodPressure(page, systolic, diastolic);
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
}

/** An hour ago: nothing about which the server's clock has a say. */
export const earlier = () => new Date(Date.now() - 3_600_000).toISOString();

/** Some readings, the first by the form and the others by the outbox behind it. */
export async function keep(page: Page, readings: readonly ExpectedReading[]): Promise<void> {
  const [first, ...others] = readings;
  if (first) await addByForm(page, first);
  await keepMany(page, others, earlier());
}

/** The person looks at the page again, which is an occasion to try. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Resolves once no tab of this browser sends, nor its worker. */
export const untilAtRest = (page: Page): Promise<void> =>
  until('nobody sends', () => inTime('who sends in this browser', page.evaluate(isAtRest)));

async function isAtRest(): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return ![...held, ...pending].some(({ name }) => name === 'nadi-outbox');
}

/** Opens what waits, from the header. */
export async function openOutbox(page: Page) {
  await page.getByRole('button', { name: /See what is waiting/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Not sent yet' });
  await drawer.waitFor();
  return drawer;
}
