import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ban, hangUp, refusal, success } from '../../../test/api-stub';
import {
  asha,
  meIs,
  type Started,
  startServices,
  startSignedIn,
  storeTokens,
} from '../../../test/start-services';
import { sessionStarted, userRefreshRequested } from './session-requests';
import {
  selectAuthError,
  selectIsAuthenticated,
  selectIsLoading,
  selectRefreshToken,
  selectToken,
  selectUser,
} from './session-selectors';

let app: Started;
afterEach(() => app.close());

const start = () => app.store.dispatch(sessionStarted());
const refresh = 'POST /auth/refresh';

describe('the start of the app', () => {
  it('is signed out where no tokens are stored, without asking', async () => {
    app = await startServices();
    expect(selectIsLoading(app.store.getState())).toBe(true);
    start();
    expect(app.session()).toMatchObject({ phase: 'signed-out', notice: null });
    expect(app.server.calls).toEqual([]);
  });

  it('asks once whose the stored tokens are', async () => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': meIs(asha) });
    start();
    start();
    await app.reach('active');
    const state = app.store.getState();
    expect(app.server.calls).toHaveLength(1);
    expect(selectUser(state)).toEqual(asha);
    expect(selectIsAuthenticated(state)).toBe(true);
    expect([selectToken(state), selectRefreshToken(state)]).toEqual(['token-of-asha', 'refresh-of-asha']);
  });

  it('takes the tokens of an earlier version over', async () => {
    window.localStorage.setItem('token', 'an-old-token');
    window.localStorage.setItem('refreshToken', 'an-old-refresh-token');
    app = await startServices({ 'GET /auth/me': meIs(asha) });
    start();
    await app.reach('active');
    expect(app.server.calls[0]?.headers.get('Authorization')).toBe('Bearer an-old-token');
    expect(window.localStorage.getItem('nadi_refresh_token')).toBe('an-old-refresh-token');
  });

  it.each(['doctor', 'Doctor', 'DOCTOR'])('reads the role %s', async (role) => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': meIs({ ...asha, role }) });
    start();
    await app.reach('active');
    expect(selectUser(app.store.getState())?.role).toBe('DOCTOR');
  });

  it('takes an unknown role for a patient', async () => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': meIs({ ...asha, role: 'NURSE' }) });
    start();
    await app.reach('active');
    expect(selectUser(app.store.getState())?.role).toBe('PATIENT');
  });

  it.each([
    ['a server that fails', () => refusal(500, 'x'), 'Server error. Please try again later.'],
    ['no answer', hangUp, 'We could not reach the server. Check your connection and try again.'],
  ])('keeps the session through %s, and goes on at the next try', async (_name, fail, words) => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': fail });
    start();
    expect(await app.reach('unreachable')).toEqual({ phase: 'unreachable', message: words });
    expect(window.localStorage.getItem('nadi_token')).toBe('token-of-asha');
    expect(app.server.calls).toHaveLength(3);
    app.server.answers = { 'GET /auth/me': meIs(asha) };
    start();
    await app.reach('active');
  });

  it('does not notice a server that is just being restarted', async () => {
    storeTokens();
    const answers = [refusal(503, 'x'), success({ user: asha })];
    app = await startServices({ 'GET /auth/me': () => answers.shift() ?? refusal(500, 'x') });
    start();
    await app.reach('active');
  });

  it('removes every stored token of a session that is refused', async () => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': () => refusal(403, 'No.') });
    start();
    expect(await app.reach('signed-out')).toMatchObject({ error: 'Failed to get user profile' });
    expect(window.localStorage).toHaveLength(0);
    expect(selectAuthError(app.store.getState())).toBe('Failed to get user profile');
  });

  it.each([403, 404])('keeps them where something on the way bans the question: %i', async (status) => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': () => ban(status) });
    start();
    expect(await app.reach('unreachable')).toMatchObject({
      message: 'We could not reach the server. Check your connection and try again.',
    });
    expect(window.localStorage.getItem('nadi_token')).toBe('token-of-asha');
  });

  it('says so where the session has run out meanwhile', async () => {
    storeTokens();
    app = await startServices({
      'GET /auth/me': () => refusal(401, 'Sign in to continue.'),
      [refresh]: () => refusal(401, 'Your session has ended. Sign in again.'),
    });
    start();
    expect(await app.reach('signed-out')).toEqual({
      phase: 'signed-out',
      notice: 'session-ended',
      error: 'Your session has ended. Sign in again.',
      keepsPlace: true,
    });
    expect(window.localStorage).toHaveLength(0);
  });

  it('cleans up a refresh token that stands alone', async () => {
    window.localStorage.setItem('nadi_refresh_token', 'alone');
    app = await startServices();
    start();
    expect(app.session().phase).toBe('signed-out');
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('reading the person again', () => {
  it('says that the person could not be read again, and changes nothing', async () => {
    app = await startSignedIn();
    app.server.answers['GET /auth/me'] = () => refusal(500, 'x');
    app.store.dispatch(userRefreshRequested());
    await waitFor(() => expect(app.told).toEqual(['Failed to refresh user data']), { timeout: 10_000 });
    expect(app.session()).toMatchObject({ phase: 'active', user: { id: asha.id } });
  });
});
