import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const desk = { width: 1280, height: 900 };
const phone = { width: 412, height: 823 };
const homeTitle = 'Your health, in one steady stream.';
const notFound = 'We cannot find this page';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function open(wishes: Parameters<typeof visit>[2] = desk): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url, wishes);
  opened.push(visitor);
  return visitor;
}

describe('the home page', () => {
  it.each(['/', '/public'])('%s leads somebody who is signed out to signing in', async (path) => {
    const { page, errors } = await open();
    await page.goto(path);
    await heading(page, homeTitle).waitFor();
    expect(await page.title()).toBe('Nadi - Your Health, Powered by AI');
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('link', { name: 'Sign In' }).first().getAttribute('href')).toBe('/auth/login');
    expect(await bar.getByRole('link', { name: 'Get Started' }).first().getAttribute('href')).toBe(
      '/auth/patient-signup',
    );
    expect(
      await page
        .getByText(/Welcome,/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    for (const [name, address] of [
      ['Start as a patient', '/auth/login?as=patient'],
      ['I am a doctor', '/auth/login?as=doctor'],
      ['Book Consultation', '/auth/login?doctor=0198f000-0000-7000-8000-000000000111'],
    ] as const)
      expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(address);
    await page
      .getByText(/\d+ (hours?|days?) ago/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  it.each(['/', '/public'])('%s greets who is signed in, and leads into the app', async (path) => {
    const { page, errors } = await open();
    await openAs(page, stage.patient);
    await heading(page, 'Asha').waitFor();
    await page.goto(path);
    await page.getByRole('banner').getByText('Welcome, Asha').first().waitFor();
    await page.getByRole('heading', { name: /Push notifications|Not Supported/i }).waitFor();
    const book = page.getByRole('link', { name: 'Book Consultation' }).first();
    expect(await book.getAttribute('href')).toMatch(/^\/dashboard\/consultations\/book\?doctor=0198f000-/);
    await page.getByRole('link', { name: 'Start as a patient' }).click();
    await page.waitForURL('**/dashboard');
    expect(errors).toEqual([]);
  });

  it('stands at / without code too, under one address for other sites', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.product.url,
      javaScriptEnabled: false,
    });
    opened.push(context);
    const page = await context.newPage();
    await page.goto('/');
    await heading(page, homeTitle).waitFor();
    const canonical = page.locator('link[rel=canonical]');
    const address = await canonical.getAttribute('href');
    await page.goto('/public');
    expect(await canonical.getAttribute('href')).toBe(address);
    const sitemap = await (await fetch(`${stage.product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(55);
  });

  it.each(['/', '/public'])('%s searches the knowledge hub', async (path) => {
    const { page } = await open();
    await page.goto(path);
    await page.getByRole('searchbox', { name: 'Search health topics' }).fill('blood pressure');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/knowledge-hub?q=blood+pressure');
  });

  it('has every anchor that the footer leads to', async () => {
    const { page } = await open();
    await page.goto('/#pricing');
    await heading(page, homeTitle).waitFor();
    const places = ['features', 'ai-insights', 'telemedicine', 'medical-records', 'pricing'];
    for (const id of places) expect(await page.locator(`#${id}`).count()).toBe(1);
    await until('the anchor is in sight', () =>
      page.locator('#pricing').evaluate((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }),
    );
  });
});

describe('the footer', () => {
  it('leads to pages that are there', async () => {
    const { page } = await open();
    await page.goto('/about');
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(20);
    for (const href of hrefs) {
      await page.goto(href);
      const title = page.locator('h1, h2').first();
      await title.waitFor();
      expect([href, await title.textContent()]).not.toEqual([href, notFound]);
    }
  });

  it.each([
    ['/contact', '/help'],
    ['/login', '/auth/login'],
    ['/register', '/auth/register'],
    ['/doctor-signup', '/auth/doctor-signup'],
    ['/patient-signup', '/auth/patient-signup'],
    ['/public/knowledge-hub', '/knowledge-hub'],
  ])('%s leads to %s', async (from, to) => {
    const { page } = await open();
    await page.goto(from);
    await page.waitForURL(`**${to}`);
  });

  it('says of safeguards what is met and what is not', async () => {
    const { page } = await open();
    await page.goto('/help');
    await page.getByRole('link', { name: 'how we keep to it' }).click();
    await page.waitForURL('**/privacy#hipaa');
    for (const id of ['hipaa', 'security'])
      for (const words of ['Met', 'Not met'])
        expect(await page.locator(`#${id}`).getByText(words, { exact: true }).count()).toBeGreaterThan(0);
  });
});

describe('the menu of a phone', () => {
  it('is opened, walked through and closed by keyboard', async () => {
    const { page } = await open(phone);
    await page.goto('/help');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#site-menu');
    await menu.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.keyboard.press('Escape');
    await until('the menu is closed', async () => !(await menu.isVisible()));
    await until('the focus is back', () => opener.evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Enter');
    await menu.waitFor();
    // Past the button that closes it, and the first page.
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      if (await menu.getByRole('link', { name: 'About' }).evaluate((one) => one === document.activeElement))
        break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about');
    await heading(page, 'About Nadi').waitFor();
    expect(await menu.isVisible()).toBe(false);
  });
});

describe('help', () => {
  it('finds an answer, keeps what was typed before there was code, and has the emergency numbers', async () => {
    const { page, errors } = await open(phone);
    await page.goto('/help');
    expect(await page.getByRole('link', { name: /^112/ }).getAttribute('href')).toBe('tel:112');
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('password forgot');
    await page.getByText('We send you a link by e-mail.', { exact: false }).waitFor();
    expect(await page.getByText('What is a conflict?').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it.each([
    ['/public', homeTitle],
    ['/help', 'Find an answer, or ask us.'],
    ['/about', 'About Nadi'],
    ['/privacy', 'Privacy notice'],
    ['/cookies', 'Cookies and storage'],
  ])('%s is read, and leads on', async (path, title) => {
    const context = await stage.browser.newContext({
      baseURL: stage.product.url,
      javaScriptEnabled: false,
      viewport: phone,
    });
    opened.push(context);
    const page = await context.newPage();
    await page.goto(path);
    await heading(page, title).waitFor();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Help' }).click();
    await heading(page, 'Find an answer, or ask us.').waitFor();
    await page.getByText('What is a conflict?').click();
    await page.getByText('Both versions are kept', { exact: false }).waitFor();
  });
});

describe('what the browser has to fetch', () => {
  it.each([
    '/public',
    '/help',
    '/privacy',
    '/data-visualization-demo',
    '/video-call-demo',
    '/file-upload-demo',
    '/real-time-demo',
    '/shl',
    '/public/prescription',
  ])('%s is there for 70 kB, and 95 kB of code at most come after', async (path) => {
    const { page } = await open(phone);
    await page.goto(path);
    await until('the first paint', () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0),
    );
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return entries.map(({ name, encodedBodySize, startTime }) => ({
        isCode: /\.js$/.test(name) && !/\/(theme|start-[^/]*)\.js$/.test(name),
        isBefore: startTime < paint,
        size: encodedBodySize,
      }));
    });
    const sum = (some: typeof files) => some.reduce((total, { size }) => total + size, 0);
    const code = files.filter(({ isCode }) => isCode);
    expect(code.filter(({ isBefore }) => isBefore)).toEqual([]);
    expect(sum(code)).toBeLessThanOrEqual(95_000);
    expect(code.length).toBeGreaterThan(0);
    expect(sum(files.filter(({ isBefore }) => isBefore))).toBeLessThanOrEqual(70_000);
  });
});
