// areas: doctor-access, consent, vital-signs
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demo, openAs, post } from './people';
import { asPatient, grantAtServer, type SharingPatient } from './sharing';
import { setStage } from './stage';
import { until } from './until';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
const meera = demo('meera');
/** Words that are nowhere else: wherever they are found, they came from the patient's record. */
const canary = 'measured below the neem tree';
const access = /^\/api\/v1\/patient-search\/records\/[^/]+\/access$/;

let patient: SharingPatient;
const visitors: Visitor[] = [];
beforeAll(async () => {
  const { server } = stage.product;
  patient = await asPatient(server, stage.patient);
  const measuredAt = new Date(Date.now() - 60_000).toISOString();
  const reading = { type: 'pulse', unit: '/min', value: 67, measuredAt, note: canary };
  await post(`${server}/api/v1`, '/vital-signs', reading, patient.token);
});
afterEach(async () => {
  stage.product.proxy.setAway(false);
  await patient.revokeAll();
  for (const visitor of visitors.splice(0)) await visitor.close();
});

/** @param isLive false on a network that lets no live connection through */
async function open(person: Person, isLive = true): Promise<Page> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  const { page } = visitor;
  if (!isLive) {
    await page.context().routeWebSocket(/\/api\/v1\/live/, (socket) => void socket.close());
    await page.context().route(/\/api\/v1\/live/, (route) => route.abort());
  }
  let isConnected = false;
  page.on('websocket', (socket) => {
    if (socket.url().includes('/api/v1/live')) socket.on('framereceived', () => (isConnected = true));
  });
  await openAs(page, person, `/dashboard/patients/${patient.id}?kind=vital-signs`);
  if (isLive) await until('the page is connected', () => isConnected);
  return page;
}

const says = (page: Page, words: string | RegExp) => page.getByText(words).first();
const shows = async (page: Page) => ((await page.locator('body').textContent()) ?? '').includes(canary);

it('a page whose connection is cut shows nothing until it was read again', async () => {
  const { server, proxy } = stage.product;
  await grantAtServer(server, meera, patient, ['vital-signs']);
  const page = await open(meera);
  await says(page, canary).waitFor();

  proxy.setAway(true);
  await says(page, 'Hidden until we are connected').waitFor();
  expect(await shows(page)).toBe(false);
  proxy.setAway(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await says(page, canary).waitFor();

  proxy.setAway(true);
  await says(page, 'Hidden until we are connected').waitFor();
  await patient.revokeAll();
  proxy.setAway(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await says(page, 'Nothing is shared with you now').waitFor();
  expect(await shows(page)).toBe(false);
});

it('a page whose connection is cut keeps the request that the doctor is writing', async () => {
  const { server, proxy } = stage.product;
  await grantAtServer(server, meera, patient, ['vital-signs']);
  const page = await open(meera);
  await says(page, canary).waitFor();
  await page.getByRole('button', { name: 'Ask for more' }).click();
  const reason = page.getByRole('dialog').getByRole('textbox', { name: /Reason/ });
  await reason.fill('To compare with the last laboratory report.');

  proxy.setAway(true);
  await page.getByText('Hidden until we are connected').first().waitFor({ state: 'attached' });
  expect(await shows(page)).toBe(false);
  expect(await reason.inputValue()).toBe('To compare with the last laboratory report.');
  proxy.setAway(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until('the record is read again', () => shows(page));
  expect(await reason.inputValue()).toBe('To compare with the last laboratory report.');
});

it('a page whose line goes dead without a word shows nothing after ten seconds', async () => {
  const { server, proxy } = stage.product;
  await grantAtServer(server, meera, patient, ['vital-signs']);
  const page = await open(meera);
  await says(page, canary).waitFor();

  const speak = proxy.fallSilent();
  const began = Date.now();
  await patient.revokeAll();
  await says(page, 'Hidden until we are connected').waitFor();
  // The last answer was asked for up to five seconds before; a busy machine draws late.
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(await shows(page)).toBe(false);
  speak();
  await says(page, 'Nothing is shared with you now').waitFor();
  expect(await shows(page)).toBe(false);
});

it('a page without a live connection shows a record as long as the server says that the access holds', async () => {
  const { server, proxy } = stage.product;
  await grantAtServer(server, meera, patient, ['vital-signs']);
  const page = await open(meera, false);
  await says(page, canary).waitFor();
  const asked = proxy.count('GET', access);
  await until('the server was asked twice', () => proxy.count('GET', access) >= asked + 2);
  expect(await shows(page)).toBe(true);
  await patient.revokeAll();
  await says(page, 'Nothing is shared with you now').waitFor();
  expect(await shows(page)).toBe(false);
});
