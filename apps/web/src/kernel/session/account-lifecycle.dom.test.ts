import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { mockPassword, tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import type { ScenarioName } from '@nadi/mock-server/nadi/scenarios';
import { waitFor } from '@testing-library/react';
import { recordNavigations } from '../../../test/navigations';
import { asha, type Started, startServices, storeTokens, until } from '../../../test/start-services';
import {
  newPasswordGiven,
  onboardingSubmitted,
  passkeySignInRequested,
  passwordResetRequested,
  secondStepTaken,
  sessionStarted,
  signInRequested,
  signOutRequested,
  signUpRequested,
  verificationRequested,
} from './session-requests';
import { selectAttempt, selectToken, selectUser } from './session-selectors';
import { type AttemptName, resetLinkOpened } from './session-slice';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
beforeEach(() => {
  navigations = recordNavigations();
});
afterEach(() => {
  navigations.stop();
  app.close();
});

const { credential } = examples.signInWithPasskey.request.asha;
const passkeys = { isSupported: true, make: async () => null, use: async () => ({ ...credential }) };

async function start(scenario: ScenarioName): Promise<void> {
  app = await startServices({}, { mock: createNadiMock({ scenario }), passkeys });
  app.store.dispatch(sessionStarted());
}

const user = () => selectUser(app.store.getState());
const token = () => selectToken(app.store.getState());
const attempt = (name: AttemptName) => selectAttempt(name)(app.store.getState());
const settled = (name: AttemptName) => until(app, () => !['idle', 'pending'].includes(attempt(name).phase));
const paths = () => navigations.seen.map(({ path }) => path);
const signIn = (password = mockPassword) =>
  app.store.dispatch(signInRequested({ credentials: { email: asha.email, password }, from: null }));

describe('somebody new', () => {
  it('signs up, confirms, answers, records, and is gone without a trace', async () => {
    await start('examples');
    const names = { firstName: 'Leela', lastName: 'Nair', email: 'leela@nadi.example' };
    const answers = { ...names, password: 'a heron stands in the river', acceptTerms: true } as const;
    app.store.dispatch(signUpRequested({ answers }));
    await app.reach('active');

    app.store.dispatch(verificationRequested({ token: examples.verifyEmail.request.kiran.token }));
    await until(app, () => user()?.emailVerified === true);
    app.store.dispatch(
      onboardingSubmitted({
        answers: { dateOfBirth: '1980-02-29', gender: 'FEMALE', pregnancy: 'not-pregnant' },
        photo: null,
        idempotencyKey: 'an-intent-of-leela',
        from: null,
      }),
    );
    await waitFor(() => expect(paths()).toEqual(['/auth/verify-email', '/onboarding/welcome']));
    expect(user()?.onboardingCompleted).toBe(true);

    const measuredAt = new Date().toISOString();
    const reading = { type: 'pulse', unit: '/min', value: 64, measuredAt } as const;
    const header = { 'Idempotency-Key': 'a-reading-of-leela' };
    await app.api.POST('/vital-signs', { params: { header }, body: reading });
    expect((await app.api.GET('/vital-signs')).data).toMatchObject({
      data: [{ value: 64, interpretation: { status: 'in-range' }, enteredBy: { name: 'Leela Nair' } }],
    });

    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('somebody who comes back', () => {
  beforeEach(() => {
    const { token, refreshToken } = tokensOf('asha');
    storeTokens(token, refreshToken);
  });

  it('goes on where the access token has run out, with one refresh for all', async () => {
    await start('token-expired');
    expect(await app.reach('active')).toEqual({ phase: 'active', user: asha, isConfirmed: true });
    await Promise.all([app.api.GET('/vital-signs'), app.api.GET('/patients/profile')]);
    expect(app.server.callsOf('POST /auth/refresh')).toHaveLength(1);
    expect(token()).not.toBe(tokensOf('asha').token);
    expect(window.localStorage.nadi_token).toBe(token());
  });

  it('signs in again where the session was ended', async () => {
    await start('session-expired');
    expect(await app.reach('signed-out')).toMatchObject({
      notice: 'session-ended',
      error: 'Your session has ended. Sign in again.',
    });
    expect(window.localStorage).toHaveLength(0);
    signIn();
    await app.reach('active');
  });
});

describe('two steps', () => {
  it('are a password and a code', async () => {
    await start('two-step');
    signIn();
    await app.reach('active');
    expect(user()?.needsSecondStep).toBe(true);
    expect(paths()).toEqual(['/auth/second-step']);

    app.store.dispatch(secondStepTaken({ step: { code: '123456' }, from: null }));
    await settled('secondStep');
    expect(attempt('secondStep')).toMatchObject({ errors: [{ pointer: '/body/code', code: 'wrong-code' }] });

    app.store.dispatch(secondStepTaken({ step: { code: '000000' }, from: null }));
    await until(app, () => user()?.needsSecondStep === undefined);
    expect(paths()).toEqual(['/auth/second-step', '/dashboard']);
    expect((await app.api.GET('/vital-signs')).response.status).toBe(200);
  });

  it('are one with a passkey', async () => {
    await start('two-step');
    app.store.dispatch(passkeySignInRequested({ from: null }));
    expect(await app.reach('active')).toEqual({ phase: 'active', user: asha, isConfirmed: true });
    expect(paths()).toEqual(['/dashboard']);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the link, and the old one is good no more', async () => {
    await start('examples');
    app.store.dispatch(passwordResetRequested({ email: asha.email }));
    await settled('requestPasswordReset');
    app.store.dispatch(resetLinkOpened({ token: examples.resetPassword.request.asha.token }));
    app.store.dispatch(newPasswordGiven({ password: 'seven herons over the lake' }));
    await settled('resetPassword');
    expect(attempt('resetPassword').phase).toBe('done');

    signIn();
    await settled('signIn');
    expect(attempt('signIn')).toMatchObject({ phase: 'failed', status: 401 });
    signIn('seven herons over the lake');
    await app.reach('active');
  });
});
