import { describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { EarlyQuestions } from '../src/kernel/requests/early-questions';
import { paths } from '../src/kernel/session/destination';
import { earlyPages } from '../vite/early-pages';
import { forgetReading } from './device-storage';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { inTime } from './until';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();

const questions = ['/auth/me', '/vital-signs/summary', '/vital-signs/trends', '/patients/profile'];
const api = '/api/v1';
const isAsha = (page: Page) => page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();

/** Asha, signed in, her app closed, and what her browser asks the server from now on. */
async function openAsAsha() {
  const visitor = await visit(stage.browser, stage.product.url);
  await openAs(visitor.page, stage.patient);
  await isAsha(visitor.page);
  // Nothing is to be shown from there while a server is slow.
  await forgetReading(visitor.page);
  const asked: string[] = [];
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(api)) asked.push(pathname.slice(api.length));
  });
  return { ...visitor, asked };
}

const people = {
  PATIENT: 'asha',
  DOCTOR: 'meera',
  ADMIN: 'admin',
} as const;
type Role = keyof typeof people;

/** Each page that asks something early, for one whose page it is. */
const asking = earlyPages().map(({ path, role, file }) => ({
  path,
  role: (role ?? (path === paths.admin ? 'ADMIN' : 'PATIENT')) as Role,
  file,
}));

describe('what each page asks the server', () => {
  const stored = new Map<Role, Promise<Record<string, string>>>();
  /** What signing in leaves in the browser, so that each page is opened in one that was never here. */
  async function signedIn(role: Role) {
    const visitor = await visit(stage.browser, stage.product.url);
    await openAs(visitor.page, demo(people[role]));
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    const found = await visitor.page.evaluate(() => ({ ...localStorage }));
    await visitor.close();
    return found;
  }

  it('is known of every page that asks', () => {
    expect(asking.length).toBeGreaterThan(8);
  });

  it.each(asking)('is asked before the code is there, and once: $path for $role', async (one) => {
    const { questions }: { questions: EarlyQuestions } = await import(one.file);
    const expected = ['/auth/me', ...questions('', one.role).map(([, path]) => path)].sort();
    const person = stored.get(one.role) ?? signedIn(one.role);
    stored.set(one.role, person);
    const { page, context, errors, close } = await visit(stage.browser, stage.product.url);
    await context.addInitScript(
      (all) => {
        for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
      },
      await person,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(api)) asked.push(pathname.slice(api.length));
    });
    const allAsked = Promise.all(
      expected.map((path) =>
        page.waitForRequest((request) => new URL(request.url()).pathname === `${api}${path}`),
      ),
    );
    await page.route('**/assets/index-*.js', async (route) => {
      await inTime('the early questions', allAsked);
      await route.continue();
    });
    await page.goto(one.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => expected.includes(path)).sort()).toEqual(expected);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('what the first page asks the server', () => {
  it('is asked before the code is there, and once', async () => {
    const { page, asked, errors, close } = await openAsAsha();
    const allAsked = Promise.all(
      questions.map((question) => page.waitForRequest((request) => request.url().includes(question))),
    );
    await page.route('**/assets/index-*.js', async (route) => {
      await inTime('the early questions', allAsked);
      await route.continue();
    });
    await page.goto('/dashboard');
    await isAsha(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => questions.includes(path)).sort()).toEqual([...questions].sort());
    expect(errors).toEqual([]);
    await close();
  });

  it('is asked early for a doctor too, whose dashboard asks another thing', async () => {
    const visitor = await visit(stage.browser, stage.product.url);
    await openAs(visitor.page, demo('meera'));
    await visitor.page.getByRole('heading', { level: 1, name: /Meera/ }).waitFor();
    await forgetReading(visitor.page);
    const isAsked = visitor.page.waitForRequest((request) => request.url().endsWith('/doctors/profile'));
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.page.route('**/assets/index-*.js', async (route) => {
      await inTime('the early question of a doctor', isAsked);
      await route.continue();
    });
    await visitor.page.goto('/dashboard');
    await visitor.page.getByRole('heading', { level: 1, name: /Meera/ }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === `${api}/doctors/profile`)).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith(`${api}/vital-signs`))).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('is asked once too where the code is there first', async () => {
    const { page, asked, errors, close } = await openAsAsha();
    let isShown = () => {};
    const shown = new Promise<void>((resolve) => {
      isShown = resolve;
    });
    await page.route('**/assets/early-*.js', async (route) => {
      await inTime('the dashboard', shown);
      await route.continue();
    });
    const script = page.waitForResponse('**/assets/early-*.js');
    // The page is not whole before its early script is.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await isAsha(page);
    isShown();
    await script;
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => questions.includes(path)).sort()).toEqual([...questions].sort());
    expect(errors).toEqual([]);
    await close();
  });

  it('is asked again where it did not arrive', async () => {
    const { page, asked, close } = await openAsAsha();
    for (const question of questions)
      await page.route(`**${question}*`, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/dashboard');
    await isAsha(page);
    await page.getByRole('figure').first().waitFor();
    expect(asked.filter((path) => path === '/auth/me')).toHaveLength(2);
    expect(asked.filter((path) => path === '/vital-signs/summary')).toHaveLength(2);
    await close();
  });

  it('comes with the code of the page at its address, beside the app', async () => {
    const visitor = await visit(stage.browser, stage.product.url);
    await openAs(visitor.page, stage.patient);
    await isAsha(visitor.page);
    await forgetReading(visitor.page);
    const isFetched = visitor.page.waitForRequest(/\/assets\/SettingsRoute-[^/]+\.js$/);
    await visitor.page.route('**/assets/index-*.js', async (route) => {
      await inTime('the code of the page', isFetched);
      await route.continue();
    });
    await visitor.page.goto('/dashboard/settings');
    await visitor.page.getByRole('radio', { name: 'Dark' }).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('is not asked where nobody is signed in', async () => {
    const visitor = await visit(stage.browser, stage.product.url);
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.page.goto('/dashboard');
    await visitor.page.waitForURL('**/auth/login');
    await visitor.page.getByLabel('E-mail address').waitFor();
    expect(asked.filter((path) => path.startsWith(api))).toEqual([]);
    await visitor.close();
  });
});
