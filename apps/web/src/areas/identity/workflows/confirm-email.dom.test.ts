import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refusal, success } from '../../../../test/api-stub';
import { recordNavigations } from '../../../../test/navigations';
import {
  kiran,
  meIs,
  type Started,
  startServices,
  storeTokens,
  until,
} from '../../../../test/start-services';
import {
  onboardingSubmitted,
  resendRequested,
  sessionStarted,
  verificationRequested,
} from '../../../kernel/session/session-requests';
import { selectAttempt, selectUser } from '../../../kernel/session/session-selectors';
import type { AttemptName } from '../../../kernel/session/session-slice';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
beforeEach(() => {
  navigations = recordNavigations();
});
afterEach(() => {
  navigations.stop();
  app.close();
});

const confirmed = { ...kiran, emailVerified: true };
const verify = 'POST /auth/verify-email';
const onboarding = 'POST /auth/onboarding/complete';
const attempt = (name: AttemptName) => selectAttempt(name)(app.store.getState());
const settled = (name: AttemptName) =>
  until(app, () => attempt(name).phase === 'done' || attempt(name).phase === 'failed');

async function startAs(user: object, answers: Parameters<typeof startServices>[0]) {
  storeTokens();
  app = await startServices({ 'GET /auth/me': meIs(user), ...answers });
  app.store.dispatch(sessionStarted());
  await app.reach('active');
}

describe('the link of the confirmation mail', () => {
  const open = () => app.store.dispatch(verificationRequested({ token: 'token-of-the-mail' }));

  it('confirms the person who waits here', async () => {
    let isConfirmed = false;
    await startAs(kiran, {
      'GET /auth/me': () => success({ user: isConfirmed ? confirmed : kiran }),
      [verify]: () => {
        isConfirmed = true;
        return success({});
      },
    });
    open();
    await until(app, () => selectUser(app.store.getState())?.emailVerified === true);
    expect(JSON.parse(app.server.callsOf(verify)[0]?.body ?? '')).toEqual({ token: 'token-of-the-mail' });
    await settled('verifyEmail');
    expect(attempt('verifyEmail')).toEqual({ phase: 'done' });
  });

  it('reads the person again where the server does not answer at once', async () => {
    let isConfirmed = false;
    let refusals = 2;
    await startAs(kiran, {
      'GET /auth/me': () => {
        if (!isConfirmed) return success({ user: kiran });
        if (refusals === 0) return success({ user: confirmed });
        refusals -= 1;
        return refusal(503, 'Try again.');
      },
      [verify]: () => {
        isConfirmed = true;
        return success({});
      },
    });
    open();
    await settled('verifyEmail');
    expect(selectUser(app.store.getState())?.emailVerified).toBe(true);
  });

  it('waits until it is known who is here', async () => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': meIs(kiran), [verify]: () => success({}) });
    open();
    app.store.dispatch(sessionStarted());
    await settled('verifyEmail');
    expect(app.server.calls.map(({ path }) => path).slice(0, 2)).toEqual(['/auth/me', '/auth/verify-email']);
  });

  it('tells the sign-in page where nobody is signed in', async () => {
    app = await startServices({ [verify]: () => success({}) });
    app.store.dispatch(sessionStarted());
    open();
    await settled('verifyEmail');
    expect(app.session()).toMatchObject({ phase: 'signed-out', notice: 'email-confirmed' });
    expect(navigations.seen).toEqual([]);
  });

  it('says so where it was used before', async () => {
    await startAs(kiran, { [verify]: () => refusal(409, 'This link was used already.') });
    open();
    await settled('verifyEmail');
    expect(attempt('verifyEmail')).toMatchObject({ phase: 'failed', message: 'This link was used already.' });
    expect(selectUser(app.store.getState())).toEqual(kiran);
  });

  it('can be asked for again', async () => {
    await startAs(kiran, { 'POST /auth/resend-verification': () => success({}) });
    app.store.dispatch(resendRequested({ email: kiran.email }));
    await settled('resendVerification');
    expect(attempt('resendVerification')).toEqual({ phase: 'done' });
  });
});

describe('the first questions', () => {
  const submit = (photo: File | null = null) =>
    app.store.dispatch(
      onboardingSubmitted({
        answers: { dateOfBirth: '1990-04-12', gender: 'FEMALE' },
        photo,
        idempotencyKey: 'an-intent-of-kiran',
        from: { pathname: '/dashboard/vital-signs', search: '', hash: '' },
      }),
    );

  it('are sent as a form, and lead on to where the person was going', async () => {
    await startAs(confirmed, {
      [onboarding]: () => success({ user: { ...confirmed, onboardingCompleted: true } }),
    });
    submit();
    await settled('completeOnboarding');
    const [call] = app.server.callsOf(onboarding);
    expect(call?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(call?.headers.get('Idempotency-Key')).toBe('an-intent-of-kiran');
    expect(call?.body).toContain('{"dateOfBirth":"1990-04-12","gender":"FEMALE"}');
    expect(call?.body).not.toContain('profilePhoto');
    expect(navigations.seen).toEqual([{ path: '/dashboard/vital-signs', isReplacing: true }]);
  });

  it('take a photo along', async () => {
    await startAs(confirmed, {
      [onboarding]: () => success({ user: { ...confirmed, onboardingCompleted: true } }),
    });
    // Fetch cannot send jsdom's `File`.
    const { File: NodeFile } = await import('node:buffer');
    const { File: own } = globalThis;
    globalThis.File = NodeFile as unknown as typeof File;
    submit(new NodeFile(['pixels'], 'me.png', { type: 'image/png' }) as unknown as File);
    await settled('completeOnboarding');
    globalThis.File = own;
    expect(app.server.callsOf(onboarding)[0]?.body).toContain('name="profilePhoto"; filename="me.png"');
  });

  it('shows first answers that are not taken with their faults', async () => {
    const errors = [{ pointer: '/body/dateOfBirth', message: 'must not be in the future', code: 'maximum' }];
    await startAs(confirmed, { [onboarding]: () => refusal(422, 'Check your entries.', { errors }) });
    submit();
    await settled('completeOnboarding');
    expect(attempt('completeOnboarding')).toMatchObject({ phase: 'failed', errors });
    expect(navigations.seen).toEqual([]);
  });

  it('asks no first question again that was answered in another tab', async () => {
    await startAs(confirmed, { [onboarding]: () => refusal(409, 'This was already done.') });
    app.server.answers['GET /auth/me'] = meIs({ ...confirmed, onboardingCompleted: true });
    submit();
    await until(app, () => selectUser(app.store.getState())?.onboardingCompleted === true);
  });
});
