import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { demoPassword, untilLive, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const read = { '/terms': 'Terms of use', '/privacy': 'Privacy notice' };
const waysIn = [
  '/auth/login',
  '/auth/patient-signup',
  '/auth/doctor-signup',
  '/auth/role-selection',
  '/auth/register',
  '/auth/forgot-password',
];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function open(wishes: Parameters<typeof visit>[2] = { width: 412, height: 823 }): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url, wishes);
  opened.push(visitor);
  return visitor;
}

/** Keeps the app's code away until it is let go. */
const holdCode = (): (() => void) => {
  const letGo = stage.product.proxy.hold(/^\/assets\/index-[^/]+\.js$/);
  // Also where a test failed before it let go.
  opened.push({ close: async () => letGo() });
  return letGo;
};

describe('without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.product.url,
      javaScriptEnabled: false,
    });
    page = await context.newPage();
  });
  afterAll(() => page?.context().close());

  /** By its selector: roles and words leave out what stands for no code. */
  const saysWhy = () => page.locator('noscript strong').isVisible();

  it.each(Object.entries(read))('%s is read, and leads on', async (path, title) => {
    await page.goto(path);
    await heading(page, title).waitFor();
    expect(await page.title()).toBe(`${title} - Nadi`);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    const [other = '', otherTitle = ''] = Object.entries(read).find(([one]) => one !== path) ?? [];
    const name = { '/terms': 'Terms', '/privacy': 'Privacy' }[other];
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${other}`);
    await heading(page, otherTitle).waitFor();
  });

  it.each(waysIn)('%s says what it needs, and asks for nothing', async (path) => {
    await page.goto(path);
    expect(await saysWhy()).toBe(true);
    expect(await page.locator('button, input').filter({ visible: true }).count()).toBe(0);
    await page.locator('noscript a[href="/privacy"]').click();
    await heading(page, 'Privacy notice').waitFor();
  });

  it('any other page says so too', async () => {
    await page.goto('/dashboard/vital-signs');
    expect(await saysWhy()).toBe(true);
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
  });
});

describe('a page that is only read', () => {
  it.each([
    ['/terms', ['/theme.js']],
    // Names the grievance officer of this installation, whom only the server knows.
    ['/privacy', ['/theme.js', '/assets/start-.js']],
  ])('%s has no code but for the theme and what only the server knows', async (path, expected) => {
    const { page, errors } = await open({ theme: 'dark' });
    await page.goto(path);
    const code = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
    );
    const names = code.map((name) => new URL(name).pathname.replace(/start-[\w-]+/, 'start-'));
    expect([...new Set(names)].sort()).toEqual([...expected].sort());
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(errors).toEqual([]);
  });
});

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Counts how much of every page moves by itself, from its beginning. */
const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[])
        if (!hadRecentInput) moved.by += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The amount by which the page has moved until now. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) =>
        // Layout shifts are reported after the frame in which they happened.
        requestAnimationFrame(() =>
          setTimeout(() => tell((window as unknown as { moved: { by: number } }).moved.by)),
        ),
      ),
  );

describe('a way in comes to life as it stands', () => {
  // A theme is an attribute of the page's root: what it could change in one way in it would in all.
  const others = ['dark', 'high-contrast'].map((theme) => ['/auth/login', theme] as const);
  it.each([...waysIn.map((path) => [path, 'light'] as const), ...others])('%s, %s', async (path, theme) => {
    const { page, context, errors } = await open();
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await watchShifts(context);
    const letGo = holdCode();
    await page.goto(path);
    const drawn = await page.locator('h1').elementHandle();
    // A font that comes after the first frame moves words too, with or without code: benchmarks measure that.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await shiftOf(page);
    letGo();
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    // A mismatch is rendered again, and the prerendered content is no longer in the page.
    expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await page.locator('[data-style]').count()).toBe(0);
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(0.02);
    expect(errors).toEqual([]);
  });

  it('tells why somebody is here again', async () => {
    const { page, context, errors } = await open();
    await context.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('nadi_token', 'no longer works');
      sessionStorage.setItem('begun', 'yes');
    });
    await page.goto('/auth/login');
    await page.getByText(/Your session has ended/).waitFor();
    await page.reload();
    await untilLive(page);
    expect(await page.getByText(/Your session has ended/).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('keeps what was typed before there was code, and where', async () => {
    const { page, errors } = await open();
    const letGo = holdCode();
    await page.goto('/auth/login');
    await page.getByLabel('E-mail address').fill('asha@nadi.example');
    const password = page.getByLabel(/^Password/);
    await password.focus();
    await page.keyboard.type(demoPassword.slice(1));
    await page.keyboard.press('Home');
    letGo();
    await untilLive(page);
    // The rest is typed where the caret was left.
    await page.keyboard.type(demoPassword.slice(0, 1));
    expect(await password.inputValue()).toBe(demoPassword);
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('asha@nadi.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard');
    expect(errors).toEqual([]);
  });

  it('keeps what was chosen, and knows it', async () => {
    const { page } = await open();
    const letGo = holdCode();
    await page.goto('/auth/patient-signup');
    await page.getByLabel('First name').fill('Leela');
    await page.getByRole('checkbox').press('Space');
    letGo();
    await untilLive(page);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter your last name').first().waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Leela');
    expect(await page.locator('[data-field="acceptTerms"] [data-invalid]').count()).toBe(0);
  });

  it('sends what was sent before there was code, and puts nothing of it into the address', async () => {
    const { page } = await open();
    const letGo = holdCode();
    await page.goto('/auth/login');
    await page.getByLabel('E-mail address').fill('asha@nadi.example');
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.waitForURL('**/dashboard');
  });

  it('leads on who is signed in, without showing what is not for them', async () => {
    const { page, context } = await open();
    await openAs(page, stage.patient);
    await context.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const part of document.querySelectorAll('h1, form'))
          if (part.checkVisibility({ visibilityProperty: true })) seen.push(part.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/auth/login');
    await page.waitForURL('**/dashboard');
    await heading(page, 'Asha').waitFor();
    let seen: string[] = [];
    await until('what was to be seen', async () => {
      seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      return seen.some((text) => text.includes('Asha'));
    });
    expect(seen.filter((text) => /Sign in|Password/.test(text))).toEqual([]);
    // Nothing of the page is painted that the code could wait for, which it would for fifteen seconds.
    const waited = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const of = (name: string) => files.find((file) => file.name.includes(`/assets/${name}-`));
      return (of('index')?.startTime ?? Number.NaN) - (of('start')?.responseEnd ?? Number.NaN);
    });
    expect(waited).toBeLessThan(10_000);
  });
});

describe('what the browser has to do', () => {
  it.each(Object.keys(read))('%s stands still', async (path) => {
    const { page, context } = await open();
    await watchShifts(context);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  it.each(['/auth/login', '/auth/doctor-signup', '/terms'])(
    '%s is there for 70 kB, and the code comes after',
    async (path) => {
      const { page } = await open();
      await page.goto(path);
      await until('the first paint', () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0),
      );
      await page.waitForLoadState('networkidle');
      const files = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const entries = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[];
        return entries
          .filter(({ startTime }) => paint && startTime < paint.startTime)
          .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize }));
      });
      const names = files.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([path, expect.stringMatching(/\.css$/)]));
      expect(
        names.filter((name) => name.endsWith('.js') && !/^\/(theme|assets\/start-.*)\.js$/.test(name)),
      ).toEqual([]);
      expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(70_000);
    },
  );
});
