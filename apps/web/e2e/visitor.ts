import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium, launchBrowser, launchSystemBrowser } from '../../../scripts/browser';

/**
 * Before a browser is started: Playwright listens to every request of a service worker too, some two hundred for each version of the app, which nobody asks it about:
 * what a worker fetches is seen by the proxy.
 */
export function leaveWorkersAlone(): void {
  process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
}

/** Launches a second time if Chromium ends while it starts, as it does by chance on a loaded machine. */
export async function openBrowser(): Promise<Browser> {
  leaveWorkersAlone();
  return chromium.launch(launchBrowser()).catch(() => chromium.launch(launchBrowser()));
}

/** True if this machine has a browser with all that people's have, such as notifications. */
export const hasWholeBrowser: boolean = findChromium() !== undefined;

export async function openWholeBrowser(): Promise<Browser> {
  leaveWorkersAlone();
  return chromium.launch(launchSystemBrowser());
}

/** Matches what a browser says by itself of a request that was refused, or of a live connection without a network. */
const ofTheBrowser =
  /^(Failed to load resource|WebSocket connection to '[^']*\/api\/v1\/live(-demo|-calls)?\/)/;

export type Person = { email: string; password: string };

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Errors that the page threw or logged, apart from refused requests, which the browser reports by itself. */
  errors: string[];
  close(): Promise<void>;
};

/** Holds what a failing test's environment asks about (`scripts/jest/browser-environment.mjs`). */
const pages = globalThis as { nadiPages?: Page[] };

type Wishes = { width?: number; height?: number; theme?: 'light' | 'dark' };

/** A person with a browser of their own: no one else's storage, India's clock. */
export async function visit(
  browser: Browser,
  baseURL: string,
  { width = 1280, height = 900, theme = 'light' }: Wishes = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(30_000);
  context.on('page', (opened) => {
    pages.nadiPages = [...(pages.nadiPages ?? []), opened];
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheBrowser.test(message.text())) errors.push(message.text());
  });
  return { page, context, errors, close: () => context.close() };
}

/** Resolves once a page that was drawn when the app was built has its code. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('#root:not([data-prerendered])').waitFor();

export const demoPassword = 'nadi demo password 2026';

/** By the form, as a person does. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/login');
  await signInHere(page, person);
}

/** On the page for it. */
export async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
