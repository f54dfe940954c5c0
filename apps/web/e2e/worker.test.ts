import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chromium, type Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser';
import { setOffline, untilServed } from './offline';
import { setStage } from './stage';
import { inTime, until } from './until';
import { signIn, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ hostname: 'nadi.localhost' });
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});
afterAll(() => visitor?.close());

const signInTitle = () => page.getByRole('heading', { level: 1, name: 'Sign in' });
const registrationOf = (one: Page) =>
  one.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return (
      found && {
        scope: new URL(found.scope).pathname,
        script: found.active && new URL(found.active.scriptURL).pathname,
        updateViaCache: found.updateViaCache,
      }
    );
  });

describe('the worker', () => {
  it('is registered a second after the start, for the whole site, past every cache', async () => {
    await page.goto('/dashboard');
    await signInTitle().waitFor();
    await untilServed(page);
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
    expect(await registrationOf(page)).toEqual({
      scope: '/',
      script: '/service-worker.js',
      updateViaCache: 'none',
    });
    const script = await page.evaluate(async () => {
      const { headers } = await fetch('/service-worker.js');
      return [headers.get('cache-control'), headers.get('content-type')];
    });
    expect(script).toEqual(['no-store', expect.stringMatching(/javascript/)]);
  });

  it('offers no update when it is the first', async () => {
    expect(await page.getByText('A new version is available.').count()).toBe(0);
  });

  it('keeps every file of the build, and nothing of the API', async () => {
    const kept = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
      return addresses;
    });
    const html = await page.evaluate(async () => (await fetch('/app')).text());
    const named = [...html.matchAll(/(?:src|href)="(\/(?:assets\/)?[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(3);
    expect(kept).toEqual(expect.arrayContaining(['/app', ...named]));
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(kept.filter((path) => path.endsWith('.map') || path === '/index.html')).toEqual([]);
  });
});

describe('without a network', () => {
  beforeAll(() => setOffline(stage.product, visitor, true));
  afterAll(() => setOffline(stage.product, visitor, false));

  it('the page that brought the worker shows a page that it has not shown yet', async () => {
    await page.getByRole('link', { name: /forgot/i }).click();
    await page.getByRole('heading', { level: 1, name: /password/i }).waitFor();
  });

  it.each([
    ['/', /Your health/],
    ['/help', /Find an answer/],
    ['/auth/login', /Sign in/],
    ['/terms', /Terms/],
    ['/dashboard/vital-signs?type=blood_pressure&period=1y', /Sign in/],
    ['/auth/patient-signup?from=a-mail', /./],
    ['/nowhere/at-all', /We cannot find this page/],
  ])('%s is there', async (address, name) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('a page is there after a reload too', async () => {
    await page.goto('/dashboard/vital-signs?type=blood_pressure&period=1y');
    await page.getByRole('heading', { level: 1, name: /Sign in/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Sign in/ }).waitFor();
  });

  it('the page has the policy that the server gives it', async () => {
    const answer = await page.goto('/terms');
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toMatch(/trusted-types nadi-worker/);
  });

  let elsewhere: Page;
  beforeAll(async () => {
    elsewhere = await visitor.context.newPage();
  });
  afterAll(() => elsewhere.close());
  it.each([
    '/api/v1/health/ready',
    '/docs',
    '/docs/errors',
    '/dev/mail',
    '/storybook/',
    '/openapi.json',
    '/openapi.yaml',
    '/.well-known/security.txt',
    '/share-target',
    '/service-worker.js',
    '/assets/that-never-was.js',
  ])('%s is not answered with the app', async (address) => {
    await expect(elsewhere.goto(address)).rejects.toThrow(/ERR_/);
  });
});

describe('with a network', () => {
  afterEach(() => page.goto('/auth/login'));

  it.each(['/docs', '/docs/errors', '/dev/mail', '/openapi.json'])('%s is the server’s', async (address) => {
    const answer = await page.goto(address);
    expect(answer?.fromServiceWorker()).toBe(false);
    expect(answer?.status()).toBe(200);
  });

  it('nothing that the app does is refused, and nothing breaks', async () => {
    await signIn(page, stage.patient);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    expect(visitor.errors.filter((text) => !/ERR_|Failed to fetch/.test(text))).toEqual([]);
  });
});

describe('the app', () => {
  it('can be installed', async () => {
    // Nothing can be installed by who leaves no trace, as other visitors here.
    const profile = await mkdtemp(join(tmpdir(), 'nadi-profile-'));
    const context = await chromium.launchPersistentContext(profile, launchBrowser());
    const someone = await context.newPage();
    await someone.goto(`${stage.product.url}/auth/login`);
    await untilServed(someone);
    const cdp = await context.newCDPSession(someone);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(JSON.parse(data ?? '')).toMatchObject({
      id: '/',
      name: 'Nadi',
      display: 'standalone',
      share_target: { action: '/share-target', method: 'POST' },
    });
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });

  it('has every icon and shortcut that its manifest names', async () => {
    const read = await page.evaluate(async () => {
      const manifest = await (await fetch('/manifest.webmanifest')).json();
      const drawn = [];
      for (const { src, sizes, type } of manifest.icons) {
        const content = await (await fetch(src)).blob();
        const { width, height } =
          type === 'image/png' ? await createImageBitmap(content) : { width: 0, height: 0 };
        drawn.push({
          src,
          isRight: content.type === type && (width === 0 || `${width}x${height}` === sizes),
        });
      }
      return { drawn, shortcuts: manifest.shortcuts.map(({ url }: { url: string }) => url) };
    });
    expect(read.drawn).toHaveLength(4);
    expect(read.drawn.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(read.shortcuts).toEqual([
      '/dashboard/vital-signs#add',
      '/dashboard/vital-signs',
      '/dashboard/profile',
    ]);
  });
});

describe('on localhost', () => {
  it('no worker is registered, and one that is there is removed', async () => {
    const local = await visit(stage.browser, stage.product.url.replace('nadi.localhost', 'localhost'));
    await local.page.goto('/docs/errors');
    const registered = local.page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
      await navigator.serviceWorker.ready;
    });
    await inTime('a worker that is registered', registered, 60_000);
    expect(await registrationOf(local.page)).toBeDefined();
    await local.page.goto('/auth/login');
    await until('no worker', async () => (await registrationOf(local.page)) === undefined);
    await local.close();
  });
});
