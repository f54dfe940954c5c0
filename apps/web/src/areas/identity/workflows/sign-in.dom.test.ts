import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockPassword } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import type { ScenarioName } from '@nadi/mock-server/nadi/scenarios';
import { type Answers, hangUp, refusal } from '../../../../test/api-stub';
import { recordNavigations } from '../../../../test/navigations';
import { asha, kiran, type Started, startServices, until } from '../../../../test/start-services';
import { wentOnline } from '../../../kernel/connectivity/connectivity-slice';
import { sessionStarted, signInRequested, signUpRequested } from '../../../kernel/session/session-requests';
import {
  selectAttempt,
  selectAuthError,
  selectRefreshToken,
  selectToken,
} from '../../../kernel/session/session-selectors';
import { formStateOf } from './form-state';
import { fetchWaysIn } from './ways-in';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
// It comes with the page.
beforeAll(async () => void (await fetchWaysIn()));
beforeEach(() => {
  navigations = recordNavigations();
});
afterEach(() => {
  jest.restoreAllMocks();
  navigations.stop();
  app.close();
});

const login = 'POST /auth/login';
type From = Parameters<typeof signInRequested>[0]['from'];
const signIn = (from: From = null, email = asha.email, password = mockPassword) =>
  app.store.dispatch(signInRequested({ credentials: { email, password }, from }));
const attempt = (name: 'signIn' | 'signUp') => selectAttempt(name)(app.store.getState());

async function startSignedOut(scenario: ScenarioName = 'examples', answers: Answers = {}) {
  app = await startServices(answers, { mock: createNadiMock({ scenario }) });
  app.store.dispatch(sessionStarted());
}

describe('signing in', () => {
  it('keeps both tokens under both keys and leads to the dashboard', async () => {
    await startSignedOut();
    app.queryClient.setQueryData(['of whoever was here before'], 1);
    signIn();
    expect(await app.reach('active')).toEqual({ phase: 'active', user: asha, isConfirmed: true });
    const [token, refreshToken] = [
      selectToken(app.store.getState()),
      selectRefreshToken(app.store.getState()),
    ];
    expect({ ...window.localStorage }).toMatchObject({
      nadi_token: token,
      token,
      nadi_refresh_token: refreshToken,
      refreshToken,
    });
    expect((await app.api.GET('/auth/me')).data?.data.user).toEqual(asha);
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(navigations.seen).toEqual([{ path: '/dashboard', isReplacing: true }]);
  });

  it('leads back to where the person was going', async () => {
    await startSignedOut();
    signIn({ pathname: '/dashboard/vital-signs', search: '?type=pulse', hash: '' });
    await app.reach('active');
    expect(navigations.seen.at(-1)?.path).toBe('/dashboard/vital-signs?type=pulse');
  });

  it.each([
    ['whose address is not confirmed', 'new-patient', '/auth/verify-email'],
    ['who has not answered the first questions', 'confirmed-patient', '/onboarding/patient'],
  ] as const)('leads one %s there first, and keeps where they were going', async (_who, scenario, path) => {
    await startSignedOut(scenario);
    const from = { pathname: '/dashboard/profile', search: '', hash: '' };
    signIn(from, kiran.email);
    await app.reach('active');
    expect(navigations.seen).toEqual([{ path, state: { from }, isReplacing: true }]);
  });

  it.each([
    ['a wrong password', 'examples', 'not this one', 'The e-mail address or password is incorrect.'],
    ['too many of them', 'locked', mockPassword, 'Too many tries. Try again in 15 minutes.'],
  ] as const)('says what the server says of %s', async (_what, scenario, password, words) => {
    await startSignedOut(scenario);
    signIn(null, asha.email, password);
    await until(app, () => attempt('signIn').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe(words);
    expect(app.session().phase).toBe('signed-out');
    expect(window.localStorage).toHaveLength(0);
  });

  const serverError = 'Server error. Please try again later.';
  it.each([
    { why: 'the server fails', answer: () => refusal(500, 'Oh.'), words: 'Oh.', told: [serverError] },
    { why: 'it says nothing', answer: () => refusal(502, ''), words: 'Login failed', told: [serverError] },
  ])('says so where $why; a toast adds what the page does not say', async ({ answer, words, told }) => {
    await startSignedOut('examples', { [login]: answer });
    signIn();
    expect(attempt('signIn')).toEqual({ phase: 'pending' });
    await until(app, () => attempt('signIn').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe(words);
    expect(app.told).toEqual(told);
    expect(app.session().phase).toBe('signed-out');
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    [true, 'We could not reach the server. Check your connection and try again.'],
    [false, 'You are offline. You need an internet connection to sign in. What you typed is still here.'],
  ])('says why in the form where no answer comes and being online is %s', async (isOnline, why) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await startSignedOut('examples', { [login]: hangUp });
    signIn();
    await until(app, () => attempt('signIn').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe('Login failed');
    expect(formStateOf(attempt('signIn'))).toMatchObject({ message: `Login failed. ${why}` });
    expect(app.told).toEqual([]);
    app.store.dispatch(wentOnline());
    expect(formStateOf(attempt('signIn'))).toMatchObject({
      message: `Login failed. ${isOnline ? why : 'You are online again. Try once more.'}`,
    });
  });

  it('is asked for once, however often the button is pressed', async () => {
    await startSignedOut();
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
  const signUp = (more: object = {}) =>
    app.store.dispatch(signUpRequested({ answers: { ...answers, ...more } }));

  it('leads to the page that waits for the mail', async () => {
    await startSignedOut();
    signUp();
    expect(await app.reach('active')).toMatchObject({ user: { firstName: 'Kiran', emailVerified: false } });
    expect(navigations.seen).toEqual([{ path: '/auth/verify-email', isReplacing: true }]);
  });

  it('names the faulty fields', async () => {
    await startSignedOut();
    signUp({ password: 'kiran das 12345' });
    await until(app, () => attempt('signUp').phase === 'failed');
    const words =
      'This password is easy to guess. Choose another, such as four words that do not belong together.';
    expect(attempt('signUp')).toEqual({
      phase: 'failed',
      message: words,
      reason: null,
      isOffline: false,
      status: 422,
      errors: [{ pointer: '/body/password', message: words, code: 'common' }],
    });
  });

  it('says so where no answer comes', async () => {
    await startSignedOut('examples', { 'POST /auth/patient-signup': hangUp });
    signUp();
    await until(app, () => attempt('signUp').phase === 'failed');
    expect(selectAuthError(app.store.getState())).toBe('Registration failed');
    expect(formStateOf(attempt('signUp'))).toMatchObject({
      message: 'Registration failed. We could not reach the server. Check your connection and try again.',
    });
  });
});
