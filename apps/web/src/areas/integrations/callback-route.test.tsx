import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Answer, type Answers, refusal } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const completion = 'POST /health-connections/completions';
const state = 'state-of-this-sign-in';
const refused = (field: string, code: string, message: string) =>
  refusal(422, message, { errors: [{ pointer: `/body/${field}`, message, code }] });
const accounts = (status: string | null) => ({
  body: { success: true, data: [{ id: 'withings', connection: status && { status } }] },
});

async function comeBack(search: string, answers: Answers): Promise<void> {
  storeTokens();
  app = await openApp(`/dashboard/integrations/callback/withings${search}`, {
    'GET /auth/me': meIs(asha),
    'GET /health-providers': () => accounts(null),
    ...answers,
  });
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page to which a provider sends people back', () => {
  it('sends state and code once, and keeps neither in its address', async () => {
    await comeBack(`?state=${state}&code=given`, {
      [completion]: () => ({ status: 201, body: { success: true, data: {} } }),
    });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/integrations'));
    expect(app.server.callsOf(completion).map(({ body }) => JSON.parse(body))).toEqual([
      { provider: 'withings', state, code: 'given' },
    ]);
    expect(window.location.search).toBe('');
  });

  it.each<[string, string, () => Answer]>([
    ['is used up', `?state=${state}&code=given`, () => refused('state', 'unknown', 'Expired.')],
    ['was loaded again', '', () => refusal(500, 'No.')],
  ])('leads on to the account if it is connected and the address %s', async (_, search, answer) => {
    await comeBack(search, { [completion]: answer, 'GET /health-providers': () => accounts('connected') });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/integrations'));
  });

  it('says that a sign-in is over if the account is not connected', async () => {
    await comeBack(`?state=${state}&code=given`, {
      [completion]: () => refused('state', 'unknown', 'Expired.'),
    });
    await title('Nothing was connected');
    expect(await screen.findByText(/has expired/)).toBeTruthy();
    expect(document.title).toMatch(/^Nothing was connected/);
  });

  it('says why the server refused, and does not call it expired', async () => {
    await comeBack(`?state=${state}&code=given`, {
      [completion]: () => refusal(403, 'Only a guardian may.'),
    });
    expect(await screen.findByText('Only a guardian may.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin again' })).toBeTruthy();
  });

  it('does not begin again with another account than the connected one', async () => {
    await comeBack(`?state=${state}&code=given`, {
      [completion]: () => refused('code', 'another-account', 'This is another account.'),
    });
    expect(await screen.findByText('This is another account.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull();
  });

  it('says that the person did not allow it where there is no code', async () => {
    await comeBack(`?state=${state}`, {
      [completion]: () => refused('code', 'refused', 'Nothing was connected.'),
    });
    expect(await screen.findByText(/did not allow/)).toBeTruthy();
  });
});
