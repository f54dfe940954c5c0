import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hangUp, refusal } from '../../../test/api-stub';
import { recordNavigations } from '../../../test/navigations';
import { asha, kiran, type Started, sessionOf, startServices, until } from '../../../test/start-services';
import { sessionStarted, signInRequested, signUpRequested } from './session-requests';
import { selectAttempt, selectAuthError, selectToken } from './session-selectors';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
beforeEach(() => {
  navigations = recordNavigations();
});
afterEach(() => {
  navigations.stop();
  app.close();
});

const credentials = { email: 'asha@nadi.example', password: 'a river runs past my window' };
const login = 'POST /auth/login';
const signIn = (from: Parameters<typeof signInRequested>[0]['from'] = null) =>
  app.store.dispatch(signInRequested({ credentials, from }));
const attempt = (name: 'signIn' | 'signUp') => selectAttempt(name)(app.store.getState());

async function startSignedOut(answers: Parameters<typeof startServices>[0]) {
  app = await startServices(answers);
  app.store.dispatch(sessionStarted());
}

describe('signing in', () => {
  it('keeps both tokens under both keys and leads to the dashboard', async () => {
    await startSignedOut({ [login]: () => sessionOf(asha) });
    app.queryClient.setQueryData(['of whoever was here before'], 1);
    signIn();
    expect(await app.reach('active')).toEqual({ phase: 'active', user: asha });
    expect(selectToken(app.store.getState())).toBe('token-of-asha-anew');
    expect({ ...window.localStorage }).toMatchObject({
      nadi_token: 'token-of-asha-anew',
      token: 'token-of-asha-anew',
      nadi_refresh_token: 'refresh-of-asha-anew',
      refreshToken: 'refresh-of-asha-anew',
    });
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(navigations.seen).toEqual([{ path: '/dashboard', isReplacing: true }]);
  });

  it('leads back to where the person was going', async () => {
    await startSignedOut({ [login]: () => sessionOf(asha) });
    signIn({ pathname: '/dashboard/vital-signs', search: '?type=pulse', hash: '' });
    await app.reach('active');
    expect(navigations.seen.at(-1)?.path).toBe('/dashboard/vital-signs?type=pulse');
  });

  it.each([
    ['whose address is not confirmed', kiran, '/auth/verify-email'],
    ['who has not answered the first questions', { ...kiran, emailVerified: true }, '/onboarding/patient'],
  ])('leads one %s there first, and keeps where they were going', async (_who, user, path) => {
    await startSignedOut({ [login]: () => sessionOf(user, 'kiran') });
    const from = { pathname: '/dashboard/profile', search: '', hash: '' };
    signIn(from);
    await app.reach('active');
    expect(navigations.seen).toEqual([{ path, state: { from }, isReplacing: true }]);
  });

  const notRight = 'The e-mail address or the password is not right.';
  const unreachable = 'The server could not be reached. Check your connection and try again.';
  const serverError = 'Server error. Please try again later.';
  it.each([
    { why: 'the server refuses', answer: () => refusal(401, notRight), words: notRight, told: [] },
    { why: 'no answer comes', answer: hangUp, words: 'Login failed', told: [unreachable] },
    { why: 'the server fails', answer: () => refusal(500, 'Oh.'), words: 'Oh.', told: [serverError] },
    { why: 'it says nothing', answer: () => refusal(502, ''), words: 'Login failed', told: [serverError] },
  ])('says so where $why; a toast adds what the page does not say', async ({ answer, words, told }) => {
    await startSignedOut({ [login]: answer });
    signIn();
    expect(attempt('signIn')).toEqual({ phase: 'pending' });
    await until(app, () => attempt('signIn').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe(words);
    expect(app.told).toEqual(told);
    expect(app.session().phase).toBe('signed-out');
    expect(window.localStorage).toHaveLength(0);
  });

  it('is asked for once, however often the button is pressed', async () => {
    await startSignedOut({ [login]: () => sessionOf(asha) });
    signIn();
    signIn();
    await app.reach('active');
    expect(app.server.callsOf(login)).toHaveLength(1);
  });
});

describe('signing up', () => {
  const answers = {
    firstName: 'Kiran',
    lastName: 'Das',
    email: 'kiran@nadi.example',
    password: 'a river runs past my window',
    acceptTerms: true,
  } as const;
  const signUp = () => app.store.dispatch(signUpRequested({ answers }));

  it('leads to the page that waits for the mail', async () => {
    await startSignedOut({
      'POST /auth/patient-signup': () => ({ status: 201, ...sessionOf(kiran, 'kiran') }),
    });
    signUp();
    await app.reach('active');
    expect(navigations.seen).toEqual([{ path: '/auth/verify-email', isReplacing: true }]);
  });

  it('names the faulty fields', async () => {
    const errors = [{ pointer: '/body/password', message: 'is too common', code: 'common' }];
    await startSignedOut({
      'POST /auth/patient-signup': () => refusal(422, 'Password is too common.', { errors }),
    });
    signUp();
    await until(app, () => attempt('signUp').phase === 'failed');
    expect(attempt('signUp')).toEqual({
      phase: 'failed',
      message: 'Password is too common.',
      status: 422,
      errors,
    });
  });

  it('says so where no answer comes', async () => {
    await startSignedOut({ 'POST /auth/patient-signup': hangUp });
    signUp();
    await until(app, () => attempt('signUp').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe('Registration failed');
  });
});
