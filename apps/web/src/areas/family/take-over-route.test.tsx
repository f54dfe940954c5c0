import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal, success } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';
import { selectToken } from '../../kernel/session/session-selectors';

let app: Started;
afterEach(() => app.close());

const link = '/auth/take-over#token=of-an-invitation';

/** Fills in the page as the young person does. */
async function takeOver() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('spinbutton', { name: /^day/ }));
  await user.keyboard('10012009');
  await user.type(screen.getByLabelText(/^New password/), 'the monsoon came late this year');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Take it over' }));
  return user;
}

it('leads to sign-in where nobody is signed in, once the record is taken over', async () => {
  app = await openApp(link, { 'POST /auth/take-over': () => success({}) });
  await takeOver();
  await screen.findByRole('heading', { level: 1, name: 'The record is yours' });
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth/login');
  const [sent] = app.server.callsOf('POST /auth/take-over');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    token: 'of-an-invitation',
    dateOfBirth: '2009-01-10',
  });
});

it.each([
  ['the record is taken over', () => success({}), 'The record is yours'],
  [
    'the link was used before',
    () =>
      refusal(422, 'x', {
        errors: [{ pointer: '/body/token', code: 'token', message: 'This link can no longer be used.' }],
      }),
    'This link no longer works',
  ],
])('signs a guardian out before it leads to sign-in, once %s', async (_, answer, heading) => {
  storeTokens();
  app = await openApp(link, {
    'GET /auth/me': meIs(asha),
    'POST /auth/take-over': answer,
    'POST /auth/logout': () => success({}),
  });
  const user = await takeOver();
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.getByText(/ is signed in on this device/).textContent).toContain(asha.firstName);
  expect(screen.queryByRole('link', { name: 'Go to sign in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out, then sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(app.server.callsOf('POST /auth/logout')).toHaveLength(1);
  expect(selectToken(app.store.getState())).toBeNull();
});
