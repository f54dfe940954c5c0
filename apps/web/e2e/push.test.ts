// areas: notifications
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilServed } from './offline';
import { openAs } from './people';
import { describeWhole, type Push, pressNotification, pusherTo, setPushStage } from './pushed';
import { until } from './until';
import { signInHere, type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const { stage, sent } = setPushStage();
let visitor: Visitor;
let page: Page;
let push: Push;

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  const { origin } = new URL(stage.product.url);
  await visitor.context.grantPermissions(['notifications'], { origin });
  await sent.service.subscribe(visitor.context);
  await openAs(page, stage.patient);
  await untilServed(page);
  push = await pusherTo(visitor, origin);
});
afterAll(async () => {
  await visitor?.close();
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

describeWhole('from the panel to the device', () => {
  it('a test is registered, sent, read by the browser alone, and shown', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Turn on push notifications' }).click();
    await page.getByText(/Permission granted and token registered!/).waitFor();
    await page.getByText('Enabled').waitFor();
    await page.getByRole('button', { name: 'Send test notification' }).click();
    await page.getByText(/Test notification sent successfully!/).waitFor();
    await until('the push', () => sent.service.received.length === 1);
    const [message] = sent.service.received;
    expect(message).toMatchObject({
      title: 'Nadi',
      body: 'You have a new message. Unlock to read it.',
      data: { type: 'test' },
    });
    await push(message);
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
    expect(sent.service.received).toHaveLength(1);
  });
});

describeWhole('what the server pushes', () => {
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
    await push(news('n-3'), news('n-4'), news('n-5'));
    await until('the summary', async () => (await shown()).some(({ tag }) => tag === 'security-summary'));
    expect((await shown()).map(({ title }) => title).sort()).toEqual(['4 new notifications', 'Nadi']);
  });
});

const press = (tag: string) => pressNotification(visitor, tag);

/** Resolves on the page for signing in that leads to a path afterwards. The form of the page before would lose what is typed. */
const untilSignInFor = (path: string) =>
  page.waitForFunction(
    (wanted) => location.pathname === '/auth/login' && history.state?.usr?.from?.pathname === wanted,
    path,
  );

async function pushed(id: string, data: object): Promise<void> {
  await closeAll();
  await push({ title: 'News', body: 'It happened.', data: { notificationId: id, ...data } });
  await until('the notification', async () => (await shown()).some(({ tag }) => tag === id));
}

const call = { type: 'consultation-begins', consultationId: '0198f000-0000-7000-8000-000000000901' };
const callPath = `/video-call/${call.consultationId}`;
const callPagePath = `/dashboard/consultations/${call.consultationId}/video`;
const callPage = `**${callPagePath}`;

describeWhole('a pressed notification', () => {
  it('leads the open page to what it is about, and is gone', async () => {
    await page.goto('/dashboard/settings');
    await pushed('n-6', { type: 'security', path: '/dashboard/settings/security' });
    expect(await press('n-6')).toEqual([]);
    await page.waitForURL('**/dashboard/settings/security');
    expect(await shown()).toEqual([]);
    await pushed('n-7', call);
    await press('n-7');
    await page.waitForURL(callPage);
    expect(visitor.errors).toEqual([]);
  });

  it('loads a page there that is open without the app', async () => {
    await page.goto('/docs');
    await pushed('n-10', { type: 'security' });
    await press('n-10');
    await page.waitForURL('**/dashboard/notifications');
  });

  it('leads through sign-in to it where nobody is signed in', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /your account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth/login');
    await pushed('n-8', { type: 'security' });
    await press('n-8');
    await untilSignInFor('/dashboard/notifications');
    await signInHere(page, stage.patient);
    await page.waitForURL('**/dashboard/notifications');
  });

  it('opens it where no page is open, and leads through sign-in there too', async () => {
    await page.getByRole('button', { name: /your account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth/login');
    await pushed('n-9', call);
    await page.goto('about:blank');
    const [opened = ''] = await press('n-9');
    expect(opened).toBe(callPath);
    await page.goto(opened);
    await untilSignInFor(callPagePath);
    await signInHere(page, stage.patient);
    await page.waitForURL(callPage);
  });
});
