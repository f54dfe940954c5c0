import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import type { PrefetchQueries } from '../src/kernel/requests/prefetch-queries';
import { paths } from '../src/kernel/session/destination';
import { earlyPages } from '../vite/early-pages';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { inTime } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();

const ofDashboard = ['/auth/me', '/patients/profile', '/vital-signs/summary', '/vital-signs/trends'];
const api = '/api/v1';
const isAsha = (page: Page) => page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();

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

/** Milliseconds after which the frame asks what no page waits for. */
const idle = 1_200;

const held: (() => void)[] = [];
const letGo = () => {
  for (const release of held.splice(0)) release();
};
afterEach(letGo);

/** Keeps the app's code away until then. */
async function holdUntil(whatComes: Promise<unknown>): Promise<void> {
  held.push(stage.product.proxy.hold(/^\/assets\/index-[^/]+\.js$/));
  await whatComes;
  letGo();
}

/** @param paths below the API */
const holdAppUntilAsked = (paths: readonly string[]): Promise<void> =>
  holdUntil(
    Promise.all(
      paths.map((path) => stage.product.proxy.untilAsked('GET', new RegExp(`^${api}${path}(\\?|$)`))),
    ),
  );

type SignedIn = Visitor & {
  /** The requests that the page sends to the server from then on, as paths below the API. */
  asked: string[];
  /** Leaves the app, and the browser as if it had never been here, but for who is signed in. */
  forget(): Promise<void>;
};
const browsers = new Map<Role, Promise<SignedIn>>();
afterAll(async () => {
  for (const opening of browsers.values()) await (await opening).close();
});

async function signIn(role: Role): Promise<SignedIn> {
  const visitor = await visit(stage.browser, stage.product.url);
  const { page, context } = visitor;
  await openAs(page, demo(people[role]));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await context.addInitScript((all) => {
    if (location.protocol === 'about:') return;
    sessionStorage.clear();
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, storage);
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(stage.product.url);
  // Silences live events: what others did meanwhile makes pages ask again, and is none of this.
  await page.routeWebSocket(/\/live/, () => {});
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(api)) asked.push(pathname.slice(api.length));
  });
  const forget = async () => {
    await page.goto('about:blank');
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
    asked.length = 0;
  };
  return { ...visitor, asked, forget };
}

/** One browser for each role, for which each page is the first that it sees. */
async function openFirst(role: Role): Promise<SignedIn> {
  const opening = browsers.get(role) ?? signIn(role);
  browsers.set(role, opening);
  const signedIn = await opening;
  await signedIn.forget();
  return signedIn;
}

describe('what each page asks the server', () => {
  it('is known of every page that asks', () => {
    expect(asking.length).toBeGreaterThan(8);
    const dashboards = asking.filter(({ path }) => path === '/dashboard').map(({ role }) => role);
    expect(dashboards.sort()).toEqual(['ADMIN', 'DOCTOR', 'PATIENT']);
  });

  it('is nothing where the page is of another role, to which it would be refused', async () => {
    const { page, asked } = await openFirst('DOCTOR');
    await page.goto('/dashboard/vital-signs');
    await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();
    expect(asked.filter((path) => /^\/(vital-signs|patients)\b/.test(path))).toEqual([]);
  });

  it.each(asking)('is asked before the code is there, and once: $path for $role', async (one) => {
    const { queries }: { queries: PrefetchQueries } = await import(one.file);
    const expected = ['/auth/me', ...queries('', one.role).map(([, path]) => path)].sort();
    const isCounted = expected.includes('/notifications/counts');
    const { page, asked, errors } = await openFirst(one.role);
    const early = holdAppUntilAsked(expected);
    if (isCounted) await page.clock.install();
    await page.goto(one.path);
    await inTime('the early queries', early);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // Lets the frame ask once the page is there: it finds what the page has asked.
    if (isCounted) {
      await page.clock.runFor(idle);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((path) => expected.includes(path)).sort()).toEqual(expected);
    expect(errors).toEqual([]);
    if (one.path !== '/dashboard') return;
    const ofPatient = expected.filter((path) => ofDashboard.includes(path));
    expect(ofPatient).toEqual(one.role === 'PATIENT' ? ofDashboard : ['/auth/me']);
    if (one.role === 'DOCTOR') expect(asked.filter((path) => path.startsWith('/vital-signs'))).toEqual([]);
  });
});

describe('what the first page asks the server', () => {
  it('is asked once too where the code is there first', async () => {
    const { page, asked, errors } = await openFirst('PATIENT');
    held.push(stage.product.proxy.hold(/^\/assets\/early-[^/]+\.js$/));
    const script = page.waitForResponse('**/assets/early-*.js');
    // The page is not whole before its early script is.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await isAsha(page);
    letGo();
    await script;
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => ofDashboard.includes(path)).sort()).toEqual(ofDashboard);
    expect(errors).toEqual([]);
  });

  it('comes with the code of the page at its address, beside the app', async () => {
    const { page, errors } = await openFirst('PATIENT');
    const isFetched = holdUntil(stage.product.proxy.untilAsked('GET', /^\/assets\/SettingsRoute-[^/]+\.js$/));
    await page.goto('/dashboard/settings');
    await inTime('the code of the page', isFetched);
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
    expect(errors).toEqual([]);
  });

  // Last of these: what a route has held back, the page asks again.
  it('is asked again where it did not arrive', async () => {
    const { page, asked } = await openFirst('PATIENT');
    for (const question of ofDashboard)
      await page.route(`**${question}*`, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/dashboard');
    await isAsha(page);
    await page.getByRole('figure').first().waitFor();
    expect(asked.filter((path) => path === '/auth/me')).toHaveLength(2);
    expect(asked.filter((path) => path === '/vital-signs/summary')).toHaveLength(2);
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
