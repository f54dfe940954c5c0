import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { openWithin } from '../test/render-within';
import { asha, kiran, meIs } from '../test/start-services';
import { navigateTo } from './kernel/browser/navigation';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const app of opened.splice(0)) app.close();
});

async function open(user: object, at: string) {
  const app = await openWithin(at, { 'GET /auth/me': meIs(user) });
  opened.push(app);
  return app;
}
const heading = (element: HTMLElement, name: RegExp) =>
  within(element).findByRole('heading', { level: 1, name });

describe('the app within a page that is not its own', () => {
  it('leaves its address and its storage alone', async () => {
    window.history.replaceState(null, '', '/iframe.html?id=a-story');
    const app = await open(kiran, '/dashboard/vital-signs');
    await heading(app.element, /Check your e-mail/);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/iframe.html?id=a-story');
    expect({ ...window.localStorage }).toEqual({});
    expect(app.place().pathname).toBe('/auth/verify-email');
  });

  it('stands beside another, which goes its own way', async () => {
    const one = await open({ ...asha, role: 'ADMIN' }, '/dashboard/settings');
    const other = await open({ ...asha, role: 'ADMIN' }, '/dashboard/settings');
    await heading(one.element, /Settings/);
    await heading(other.element, /Settings/);
    navigateTo(one.navigation, { path: '/dashboard/profile' });
    await heading(one.element, /Profile/);
    await heading(other.element, /Settings/);
    expect(other.place().pathname).toBe('/dashboard/settings');
  });

  it('hands over who leaves it for a page of the server', async () => {
    const app = await open(kiran, '/auth/verify-email');
    await heading(app.element, /Check your e-mail/);
    const link = await within(app.element).findByRole('link', { name: /mailbox/ });
    link.click();
    await waitFor(() => expect(app.left).toEqual(['/dev/mail']));
    await heading(app.element, /Check your e-mail/);
  });
});
