// areas: notifications
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { call, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
const visitors: Visitor[] = [];
afterEach(async () => {
  stage.product.proxy.setAway(false);
  for (const visitor of visitors.splice(0)) await visitor.close();
});

type Socket = { isOpen: boolean };

/** Someone on the dashboard whose page has its live connection. */
async function openConnected(): Promise<{ page: Page; sockets: Socket[] }> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  const { page } = visitor;
  const sockets: Socket[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/v1/live')) return;
    const one = { isOpen: false };
    sockets.push(one);
    // The first packets are of the protocol; the second that comes says who is signed in.
    let count = 0;
    socket.on('framereceived', () => {
      count += 1;
      one.isOpen = count >= 2;
    });
    socket.on('close', () => {
      one.isOpen = false;
    });
  });
  await openAs(page, stage.patient, '/dashboard');
  await until('the page is connected', () => sockets.some(({ isOpen }) => isOpen));
  return { page, sockets };
}

type Session = { id: string; current: boolean };

it('a session that is ended on another device leads to sign-in at once, without a touch', async () => {
  const { page } = await openConnected();
  const api = `${stage.product.server}/api/v1`;
  const { token } = await signInAtServer(api, stage.patient);
  const { data } = await call<{ data: Session[] }>(api, '/auth/sessions', { token });
  expect(data.length).toBeGreaterThan(1);
  await call(api, '/auth/sessions', { method: 'DELETE', token });
  // Nothing on the page asks by itself who is signed in before the token expires, minutes from now.
  await page.waitForURL('**/auth/login');
  await page
    .getByText(/session has ended/i)
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('nadi_token'))).toBeNull();
});

it('a sign-out in one tab ends the connections of all', async () => {
  const { page, sockets } = await openConnected();
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/dashboard'));
  const other = await opened;
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('nadi_token')}` };
    await fetch('/api/v1/auth/logout', { method: 'POST', headers });
  });
  await page.waitForURL('**/auth/login');
  await until('no connection is left', () => sockets.every(({ isOpen }) => !isOpen));
});

it('a connection that the network cut is opened again when the network is back', async () => {
  const { page, sockets } = await openConnected();
  stage.product.proxy.setAway(true);
  await until('it is cut', () => sockets.every(({ isOpen }) => !isOpen));
  stage.product.proxy.setAway(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until('it is open again', () => sockets.some(({ isOpen }) => isOpen));
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});
