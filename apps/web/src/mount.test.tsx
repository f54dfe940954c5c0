import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWhenever } from '../test/dom-test-setup';
import { type Started, startServices, storeTokens } from '../test/start-services';
import { preloadRoute } from './app/routes';
import { sessionStarted } from './kernel/session/session-requests';
import { mount } from './mount';
import { renderPages } from './prerender/render-pages';

let app: Started;
let root: HTMLElement;
const told: string[] = [];
const tell = ({ message }: ErrorEvent) => told.push(message);
beforeEach(() => window.addEventListener('error', tell));
afterEach(() => {
  window.removeEventListener('error', tell);
  app.close();
  root.remove();
});

/** The page as the server sends it, before any code runs. */
async function draw(path: string, passkeys = true) {
  answerWhenever();
  window.history.replaceState(null, '', path);
  const { pages } = await renderPages();
  root = document.createElement('div');
  root.dataset.prerendered = path;
  root.innerHTML = pages.find((page) => page.path === path)?.html ?? '';
  document.body.append(root);
  app = await startServices(
    {},
    { passkeys: { isSupported: passkeys, make: async () => null, use: async () => null } },
  );
}
async function start() {
  app.store.dispatch(sessionStarted());
  await mount(root, app, preloadRoute(window.location.pathname, null));
}
const isLive = () => waitFor(() => expect(root.dataset.prerendered).toBeUndefined());

describe('a page that was drawn when the app was built', () => {
  it('is taken over as it stands, with what was typed', async () => {
    await draw('/auth/login');
    const email = screen.getByLabelText<HTMLInputElement>(/E-mail address/);
    email.focus();
    email.value = 'asha@nadi.example';
    await start();
    await isLive();
    await waitFor(() => expect(email.value).toBe('asha@nadi.example'));
    expect(email.isConnected).toBe(true);
    expect(document.activeElement).toBe(email);
    expect(told).toEqual([]);
  });

  it('is taken over with what was pressed', async () => {
    await draw('/auth/login');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' });
    const index = [...root.querySelectorAll('button')].indexOf(button);
    window.nadiPress = { button, place: root, index, text: button.textContent };
    await start();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Password/).type).toBe('text'));
    expect(told).toEqual([]);
  });

  it('drops the way in that this browser does not know', async () => {
    await draw('/auth/login', false);
    expect(screen.getByRole('button', { name: /passkey/ })).toBeTruthy();
    await start();
    await waitFor(() => expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull());
    expect(told).toEqual([]);
  });

  it('is begun anew for whoever has a session', async () => {
    await draw('/auth/login');
    const drawn = screen.getByLabelText(/E-mail address/);
    storeTokens();
    await start();
    await isLive();
    expect(drawn.isConnected).toBe(false);
  });

  it('is begun anew where it is the page of another address', async () => {
    await draw('/auth/login');
    const drawn = screen.getByLabelText(/E-mail address/);
    window.history.replaceState(null, '', '/auth/forgot-password');
    await start();
    await isLive();
    expect(drawn.isConnected).toBe(false);
    await screen.findByRole('heading', { level: 1, name: /password/i });
  });
});

it('draws the pages that the tables of routes name', async () => {
  const { pages } = await renderPages();
  const waysIn = pages.filter(({ code }) => code === 'app');
  expect(waysIn.map(({ path, title }) => [path, title])).toEqual([
    ['/auth/login', 'Sign in - Nadi'],
    ['/auth/patient-signup', expect.any(String)],
    ['/auth/forgot-password', expect.any(String)],
    ['/auth/role-selection', expect.any(String)],
    ['/auth/register', expect.any(String)],
    ['/auth/doctor-signup', expect.any(String)],
  ]);
  const islands = pages
    .filter(({ html }) => html.includes('data-island'))
    .map(({ path, code }) => [path, code]);
  const isArticle = ([path]: string[]) => path?.startsWith('/knowledge-hub/');
  expect(islands.filter((page) => !isArticle(page))).toEqual([
    ['/public', 'home'],
    ['/public/health-shop', 'shop'],
    ['/help', 'help'],
    ['/public/help', 'help'],
    ['/privacy', 'privacy'],
    ['/public/privacy', 'privacy'],
    ['/knowledge-hub', 'hub'],
    ['/video-call-demo', 'video-demo'],
    ['/file-upload-demo', 'upload-demo'],
    ['/real-time-demo', 'live-demo'],
    ['/data-visualization-demo', 'charts-demo'],
    ['/shl', 'shared-summary'],
    ['/public/prescription', 'prescription'],
  ]);
  expect(new Set(islands.filter(isArticle).map(([, code]) => code))).toEqual(new Set(['article']));
  expect(pages.find(({ path }) => path === '/public')?.title).toBe('Nadi - Your Health, Powered by AI');
  const isStill = pages.filter(({ code }) => code === 'none').map(({ path }) => path);
  expect(isStill).toEqual(expect.arrayContaining(['/terms', '/cookies', '/about', '/blog']));
  for (const { html } of pages) expect(html).toContain('<h1');
});
