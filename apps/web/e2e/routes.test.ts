import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { findViolations, loadAxe } from '../../../scripts/stories/axe';
import { allTables, redirects } from '../src/app/routes';
import { untilWhole } from './actions';
import { demo, openAs } from './people';
import { menus } from './routes/menus';
import { type Cell, demonstrations, examples, rows, type VisitorName, visitors } from './routes/rows';
import { findErrors, loadSecondEngine } from './second-engine';
import { setStage } from './stage';
import { until } from './until';
import { untilLive, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage();
/** Ends a walk after this many: each page that does not come takes its whole wait. */
const maxFaults = 3;

/** Whose account opens the app, and what its server would have to say of them for this. */
const accounts: Record<VisitorName, { name?: string; said?: object }> = {
  nobody: {},
  patient: { name: 'asha' },
  doctor: { name: 'meera' },
  admin: { name: 'admin' },
  newPatient: { name: 'kiran' },
  newDoctor: { name: 'meera', said: { onboardingCompleted: false } },
  unknown: { name: 'asha', said: { role: 'NURSE' } },
};

const addressOf = (path: string) =>
  path === '*' ? '/no/such/page' : path.replace(/:\w+/g, (part) => examples[part] ?? examples[':'] ?? part);

async function open(name: VisitorName): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url);
  const { name: account, said } = accounts[name];
  if (said)
    await visitor.context.route('**/auth/me', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      Object.assign(json.data.user, said);
      await route.fulfill({ response, json });
    });
  if (account) await openAs(visitor.page, demo(account));
  else await visitor.page.goto('/auth/login');
  await untilLive(visitor.page);
  await visitor.page.locator('h1').first().waitFor();
  return visitor;
}

/**
 * By the specification's event, within the app. A heading that stood before does not count, unless the page is there already.
 *
 * @param last where the walk has been led before: the address may still be on its way there
 */
const go = (page: Page, to: string, at = to, last?: string) =>
  page.evaluate(
    ([path, end, before]) => {
      const { pathname, search } = window.location;
      if ((before ?? pathname + search) !== end)
        for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-before', '');
      window.dispatchEvent(new CustomEvent('navigate', { detail: { path } }));
    },
    [to, at, last] as const,
  );

/** Waits for what should be there, and returns what is. */
async function arrive(page: Page, to: string, { heading, at = to, says }: Cell): Promise<string> {
  const found = async () => {
    const texts = await page.locator('h1:not([data-before])').allTextContents();
    const { pathname, search } = new URL(page.url());
    const isSo =
      pathname + search === at &&
      texts.length === 1 &&
      (typeof heading === 'string' ? texts[0] === heading : heading.test(texts[0] ?? '')) &&
      (!says || (await page.getByText(says, { exact: true }).count()) === 1);
    return isSo ? '' : `${to} shows ${texts.join(', ') || 'nothing'} at ${pathname}${search}`;
  };
  let fault = '';
  const isThere = async () => {
    fault = await found();
    return fault === '';
  };
  // Goes by what was seen: where it is led back to the page that stands, that page goes and comes again.
  await until('the page', isThere).catch(() => undefined);
  return fault;
}

/** One look at each screen is enough: of what roles share, the first; and not at a second address. */
const ofOwn = ['/dashboard', '/dashboard/profile', '/dashboard/clinical-trials'];
const seen = new Set<string>();
function isNew(path: string, name: VisitorName, { at, says }: Cell): boolean {
  if (at !== undefined || /^\/public\/./.test(path)) return false;
  const key = ofOwn.includes(path) ? `${path} ${name}` : says ? says : path;
  return !seen.has(key) && Boolean(seen.add(key));
}

const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href).filter((href) => href !== ''));

const links = new Map<string, string>();

describe('every address of the app', () => {
  it('has a row here, and every row an address', async () => {
    const tables = await allTables();
    const table = tables
      .flatMap(({ auth = [], open: free = [], onboarding = [], dashboard = [] }) => [
        ...auth,
        ...free,
        ...onboarding,
        ...dashboard,
      ])
      .map(({ path }) => path);
    const others = [...Object.keys(redirects), '/video-call/:consultationId', '/unauthorized', '*'];
    const paths = Object.keys(rows).map((row) => row.split('?')[0] ?? row);
    expect([...new Set(paths)].sort()).toEqual([...table, ...others].sort());
  });

  it.each(visitors)('leads %s where it should, to a page without faults', async (name) => {
    const { page, errors, close } = await open(name);
    await loadAxe(page);
    await loadSecondEngine(page);
    const wrong: string[] = [];
    let last: string | undefined;
    for (const [path, row] of Object.entries(rows)) {
      const to = addressOf(path);
      const cell = row[name];
      await go(page, to, cell.at, last);
      last = cell.at ?? to;
      const fault = await arrive(page, to, cell);
      if (fault && wrong.push(fault) >= maxFaults) break;
      if (!isNew(path, name, cell)) continue;
      await untilWhole(page);
      for (const link of await linksOf(page)) links.set(link, links.get(link) ?? `${path} of ${name}`);
      const found = [...(await findViolations(page)), ...(await findErrors(page))];
      wrong.push(...found.map((one) => `${path}: ${one}`));
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(['nobody', 'patient'] as const)('shows %s the demonstrations, beside the app', async (name) => {
    const { page, errors, close } = await open(name);
    const wrong: string[] = [];
    for (const [path, heading] of Object.entries(demonstrations)) {
      await page.goto(path);
      const fault = await arrive(page, path, { heading });
      if (fault && wrong.push(fault) >= maxFaults) break;
      // The style of the app has nothing of these pages.
      const place = page.locator('[data-island=demo]');
      if ((await place.evaluate((one) => getComputedStyle(one).display)) !== 'grid')
        wrong.push(`${path} has no style`);
      for (const link of await linksOf(page)) links.set(link, links.get(link) ?? path);
      if (name === 'patient') continue;
      await loadAxe(page);
      await loadSecondEngine(page);
      const found = [...(await findViolations(page)), ...(await findErrors(page))];
      wrong.push(...found.map((one) => `${path}: ${one}`));
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('is linked to by nothing that is not there', async () => {
    expect(links.size).toBeGreaterThan(150);
    const own = [...Object.keys(rows).map((row) => row.split('?')[0] ?? row), ...Object.keys(demonstrations)];
    const dead: string[] = [];
    for (const [link, from] of links) {
      const { protocol, origin, pathname, hash } = new URL(link);
      if (protocol !== 'http:' || origin !== stage.product.url) continue;
      // The link past the menu stays on the page that is not there.
      if (hash && pathname === addressOf('*')) continue;
      if (own.some((path) => path !== '*' && matchPath(path, pathname))) continue;
      const { ok } = await fetch(link, { redirect: 'follow' });
      // Looks for the app too: the server answers with it at an address that the app does not have.
      const isApp = (await (await fetch(link)).text()).includes('id="root"');
      if (!ok || isApp) dead.push(`${link} on ${from}`);
    }
    expect(dead).toEqual([]);
  });
});

describe.each(Object.entries(menus))('the sidebar of a %s', (name, menu) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await open(name as VisitorName);
    page = visitor.page;
  });
  afterAll(() => visitor?.close());

  const items = () => page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
  const marked = async () =>
    page
      .getByRole('navigation', { name: 'Main', exact: true })
      .locator('a[aria-current=page]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

  it('has its labels, in order, with their targets', async () => {
    const found = await items().evaluateAll((all) =>
      all.map((one) => [one.textContent?.replace(/ soon$/, ''), one.getAttribute('href')]),
    );
    expect(found.filter(([label]) => label !== 'Nadi')).toEqual(menu.map((one) => [...one]));
  });

  it('marks the page that is shown, and no other', async () => {
    // The pages that anyone may read have a menu of their own.
    for (const [, href] of menu.filter(([, address]) => address.startsWith('/dashboard'))) {
      await go(page, href);
      await until(`${href} is marked`, async () => (await marked()).join() === href);
    }
  });

  it('is 64 units wide, or 16 with icons only', async () => {
    // With the line beside it.
    const side = page.getByRole('navigation', { name: 'Main', exact: true }).locator('..');
    const width = async () => (await side.boundingBox())?.width;
    const unit = 4;
    await until('it is wide', async () => (await width()) === 64 * unit);
    await page.getByRole('button', { name: 'Show icons only' }).click();
    await until('it is narrow', async () => (await width()) === 16 * unit);
    await page.getByRole('button', { name: 'Show full menu' }).click();
    await until('it is wide again', async () => (await width()) === 64 * unit);
  });

  it('slides in on a phone, closed at first and on every page', async () => {
    const menuOfPhone = page.getByRole('dialog', { name: 'Menu' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menuOfPhone.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await menuOfPhone.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
