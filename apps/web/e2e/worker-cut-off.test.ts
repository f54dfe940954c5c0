import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setOffline, untilServed } from './offline';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  stage.product.proxy.relent();
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});
afterEach(async () => {
  await setOffline(stage.product, visitor, false);
  await visitor.close();
});

/** A file that the worker keeps, and the page that brings it does not need. */
const path = /^\/assets\/SharedDocuments\S*\.js$/;
const asked = (which: RegExp) => stage.product.proxy.count('GET', which);
const worker = /^\/service-worker\.js$/;
const isDropped = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/')) === undefined);
/** A mark that the page has for as long as it is not loaded anew. */
const mark = () => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = () => page.evaluate(() => 'marked' in window);

describe('a file that does not arrive when the worker is first installed', () => {
  it('is fetched again by the worker, and it alone', async () => {
    const scripts = asked(worker);
    stage.product.proxy.fail('GET', path, 503);
    await page.goto('/auth/login');
    await untilServed(page);
    expect(asked(worker)).toBe(scripts + 1);
    expect(asked(path)).toBeGreaterThan(1);
  });

  it('costs the worker, which the page that is open registers anew', async () => {
    const [scripts, files] = [asked(worker), asked(path)];
    stage.product.proxy.fail('GET', path, 503, Number.POSITIVE_INFINITY);
    await page.goto('/auth/login');
    await mark();
    await until('the worker asked for the file', () => asked(path) > files);
    await until('the browser drops the worker', isDropped, 60_000);
    stage.product.proxy.relent();
    await untilServed(page);
    expect(await isMarked()).toBe(true);
    expect(asked(worker)).toBeGreaterThan(scripts + 1);
    // Whole: it shows a page without a network that was never shown.
    await setOffline(stage.product, visitor, true);
    await page.goto('/dashboard/shared-documents');
    await page.getByRole('heading', { level: 1, name: /Sign in/ }).waitFor();
    expect(visitor.errors.filter((text) => !/ERR_|Failed to fetch|503/.test(text))).toEqual([]);
  });
});
