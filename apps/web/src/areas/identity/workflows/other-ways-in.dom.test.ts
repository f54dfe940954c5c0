import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusal, success } from '../../../../test/api-stub';
import { recordNavigations } from '../../../../test/navigations';
import {
  asha,
  type Started,
  sessionOf,
  startServices,
  startSignedIn,
  until,
} from '../../../../test/start-services';
import {
  newPasswordGiven,
  passkeySignInRequested,
  passwordResetRequested,
  secondStepTaken,
  sessionStarted,
  signInRequested,
} from '../../../kernel/session/session-requests';
import { selectAttempt, selectUser } from '../../../kernel/session/session-selectors';
import { resetLinkOpened } from '../../../kernel/session/session-slice';
import { fetchWaysIn } from './ways-in';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
// It comes with the page.
beforeAll(async () => void (await fetchWaysIn()));
beforeEach(() => {
  navigations = recordNavigations();
});
afterEach(() => {
  navigations.stop();
  app.close();
});

const attempt = (name: Parameters<typeof selectAttempt>[0]) => selectAttempt(name)(app.store.getState());
const ends = (name: Parameters<typeof selectAttempt>[0]) =>
  until(app, () => !['idle', 'pending'].includes(attempt(name).phase));
const from = { pathname: '/dashboard/vital-signs', search: '', hash: '' };
const waiting = { ...asha, needsSecondStep: true };
const credentials = { email: asha.email, password: 'a river runs past my window' };

describe('the second step', () => {
  beforeEach(async () => {
    app = await startServices({ 'POST /auth/login': () => sessionOf(waiting) });
    app.store.dispatch(sessionStarted());
    app.store.dispatch(signInRequested({ credentials, from }));
    await app.reach('active');
  });

  it('comes after the password, and keeps where the person was going', () => {
    expect(navigations.seen).toEqual([{ path: '/auth/second-step', state: { from }, isReplacing: true }]);
  });

  it('opens the full session with the tokens that it gives', async () => {
    app.server.answers['POST /auth/second-step'] = () => sessionOf(asha, 'asha-after-both');
    app.store.dispatch(secondStepTaken({ step: { code: '492039' }, from }));
    await ends('secondStep');
    await until(app, () => selectUser(app.store.getState())?.needsSecondStep === undefined);
    expect(app.server.callsOf('POST /auth/second-step')[0]?.body).toBe('{"code":"492039"}');
    expect(window.localStorage.nadi_token).toBe('token-of-asha-after-both-anew');
    expect(navigations.seen.at(-1)?.path).toBe('/dashboard/vital-signs');
  });

  it('says what is wrong with a code, and stays', async () => {
    const errors = [{ pointer: '/body/code', message: 'This code is incorrect.', code: 'code' }];
    app.server.answers['POST /auth/second-step'] = () => refusal(422, 'This code is incorrect.', { errors });
    app.store.dispatch(secondStepTaken({ step: { code: '000000' }, from }));
    await ends('secondStep');
    expect(attempt('secondStep')).toMatchObject({ phase: 'failed', errors });
    expect(selectUser(app.store.getState())).toEqual(waiting);
  });

  it('begins again with the password where the server has ended it', async () => {
    app.server.answers['POST /auth/second-step'] = () => refusal(401, 'Sign in to continue.');
    app.server.answers['POST /auth/refresh'] = () => refusal(401, 'Your session has ended. Sign in again.');
    app.store.dispatch(secondStepTaken({ step: { code: '000000' }, from }));
    expect(await app.reach('signed-out')).toMatchObject({ notice: 'session-ended' });
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('a passkey', () => {
  const options = { challengeId: 'one', options: { challenge: 'YQ' } };
  const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response: {} };
  const start = async (use: () => Promise<unknown>) => {
    app = await startServices(
      {
        'POST /auth/passkeys/sign-in-options': () => success(options),
        'POST /auth/passkeys/sign-in': () => sessionOf(asha),
      },
      { passkeys: { isSupported: true, make: async () => null, use: use as never } },
    );
    app.store.dispatch(sessionStarted());
    app.store.dispatch(passkeySignInRequested({ from: null }));
  };

  it('signs in without a password', async () => {
    await start(async () => credential);
    await app.reach('active');
    const [call] = app.server.callsOf('POST /auth/passkeys/sign-in');
    expect(JSON.parse(call?.body ?? '')).toEqual({ challengeId: 'one', credential });
    expect(navigations.seen).toEqual([{ path: '/dashboard', isReplacing: true }]);
  });

  it('leaves things as they were if no passkey is given', async () => {
    await start(async () => null);
    await until(app, () => attempt('passkeySignIn').phase === 'idle');
    expect(app.server.callsOf('POST /auth/passkeys/sign-in')).toEqual([]);
  });

  it('says that the browser cannot use the passkey', async () => {
    await start(async () => {
      throw new Error('no relying party');
    });
    await ends('passkeySignIn');
    expect(attempt('passkeySignIn')).toMatchObject({
      phase: 'failed',
      message: 'This passkey did not work here. Try your password.',
    });
    app.server.answers['POST /auth/login'] = () => sessionOf(asha);
    app.store.dispatch(signInRequested({ credentials, from: null }));
    expect(attempt('passkeySignIn')).toEqual({ phase: 'idle' });
    await app.reach('active');
  });
});

describe('a forgotten password', () => {
  it('is asked for by address', async () => {
    app = await startServices({ 'POST /auth/forgot-password': () => success(undefined) });
    app.store.dispatch(passwordResetRequested({ email: asha.email }));
    await ends('requestPasswordReset');
    expect(attempt('requestPasswordReset').phase).toBe('done');
  });

  it('is set by the link, and signs out here too', async () => {
    app = await startSignedIn({ 'POST /auth/reset-password': () => success(undefined) });
    app.store.dispatch(resetLinkOpened({ token: 'token-of-the-mail' }));
    app.store.dispatch(newPasswordGiven({ password: 'seven herons over the lake' }));
    await ends('resetPassword');
    expect(attempt('resetPassword').phase).toBe('done');
    expect(app.session().phase).toBe('signed-out');
    expect(window.localStorage).toHaveLength(0);
    expect(JSON.parse(app.server.callsOf('POST /auth/reset-password')[0]?.body ?? '')).toEqual({
      token: 'token-of-the-mail',
      password: 'seven herons over the lake',
    });
  });

  it('does nothing without a link', async () => {
    app = await startServices();
    app.store.dispatch(newPasswordGiven({ password: 'seven herons over the lake' }));
    expect(attempt('resetPassword').phase).toBe('idle');
    expect(app.server.calls).toEqual([]);
  });
});
