import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilServed } from './offline';
import { openAs } from './people';
import { type PushService, startPushService } from './push-service';
import { setStage } from './stage';
import { inTime, until } from './until';
import { signInHere, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

let service: PushService;
const stage = setStage(async () => {
  service = await startPushService();
  return { hostname: 'nadi.localhost', isWriting: true, env: { PUSH_SERVICES: service.origin } };
});
let visitor: Visitor;
let page: Page;
let push: (message: unknown) => Promise<void>;

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  const { origin } = new URL(stage.product.url);
  await visitor.context.grantPermissions(['notifications'], { origin });
  await service.subscribe(visitor.context);
  await openAs(page, stage.patient);
  await untilServed(page);
  const cdp = await visitor.context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await inTime('the registration of the worker', found);
  push = async (message) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
});
afterAll(async () => {
  await visitor?.close();
  service?.stop();
});

const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
const news = (id: string) => ({
  title: `A new sign-in ${id}`,
  body: 'Chrome on Windows.',
  data: { type: 'security', notificationId: id },
});

const closeAll = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const one of await registration.getNotifications()) one.close();
  });

describe('from the panel to the device', () => {
  it('a test is registered, sent, read by the browser alone, and shown', async () => {
    await page.goto('/dashboard/settings/push');
    await page.getByRole('button', { name: 'Turn on push notifications' }).click();
    await page.getByText(/Permission granted and token registered!/).waitFor();
    await page.getByText('Enabled').waitFor();
    await page.getByRole('button', { name: 'Send test notification' }).click();
    await page.getByText(/Test notification sent successfully!/).waitFor();
    await until('the push', () => service.received.length === 1);
    const [sent] = service.received;
    expect(sent).toMatchObject({
      title: 'Nadi',
      body: 'You have a new message. Unlock to read it.',
      data: { type: 'test' },
    });
    await push(sent);
    await until('the notification', async () => (await shown()).length === 1);
    await closeAll();
  });

  it('is sent no more once it was turned off', async () => {
    await page.getByRole('button', { name: 'Unregister this device' }).click();
    await page.getByText(/Token unregistered successfully!/).waitFor();
    await page.getByText('Disabled').waitFor();
    await page.getByRole('button', { name: 'Check triggers' }).click();
    await page.getByText(/Notification triggers checked successfully!/).waitFor();
    await page.getByRole('button', { name: 'Send trigger notification' }).click();
    await page.getByText(/Please select a notification trigger/).waitFor();
    expect(service.received).toHaveLength(1);
  });
});

describe('what the server pushes', () => {
  it('is shown in its words', async () => {
    await push(news('n-1'));
    await until('the notification', async () => (await shown()).length === 1);
    expect(await shown()).toEqual([{ title: 'A new sign-in n-1', body: 'Chrome on Windows.', tag: 'n-1' }]);
  });

  it('tells nothing if it came without words', async () => {
    await push({ data: { type: 'readings', notificationId: 'n-2' } });
    await until('the second', async () => (await shown()).length === 2);
    expect(await shown()).toContainEqual({
      title: 'Nadi',
      body: 'You have a new message. Unlock to read it.',
      tag: 'n-2',
    });
  });

  it('becomes one, once there are more than three of a kind', async () => {
    for (const id of ['n-3', 'n-4', 'n-5']) await push(news(id));
    await until('the summary', async () => (await shown()).some(({ tag }) => tag === 'security-summary'));
    expect((await shown()).map(({ title }) => title).sort()).toEqual(['4 new notifications', 'Nadi']);
  });
});

describe('a page that is open', () => {
  it('leads through sign-in to it where nobody is signed in', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /your account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth/login');
    await page.evaluate(() => {
      const data = { type: 'NAVIGATE', path: '/notifications' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    await signInHere(page, stage.patient);
    await page.waitForURL('**/dashboard/notifications');
  });

  it('goes where a pressed notification leads', async () => {
    await page.evaluate(() => {
      const data = { type: 'NAVIGATE', path: '/dashboard/settings' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    await page.waitForURL('**/dashboard/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});
