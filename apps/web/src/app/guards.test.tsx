import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal, success } from '../../test/api-stub';
import { entryState, openApp } from '../../test/render-app';
import { asha, kiran, meIs, type Started, storeTokens } from '../../test/start-services';
import { browserNavigation, navigateTo } from '../kernel/browser/navigation';

let app: Started;
afterEach(() => app.close());

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const arrives = (at: string) => waitFor(() => expect(address()).toBe(at));
const verified = { ...kiran, emailVerified: true };
const admin = { ...asha, role: 'ADMIN', onboardingCompleted: false };
const doctor = { ...asha, role: 'DOCTOR' };

function openAs(user: object, at: string, state?: unknown) {
  storeTokens();
  return openApp(at, { 'GET /auth/me': meIs(user) }, state);
}

describe('a protected page', () => {
  it('says "Loading..." until it is known who is here', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    storeTokens();
    app = await openApp('/dashboard/profile', {
      'GET /auth/me': () => waiting.then(() => success({ user: asha })),
    });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    answer();
    await screen.findByRole('heading', { level: 1, name: /profile/i });
  });

  it('sends who is not signed in to sign-in, and keeps where they were going', async () => {
    app = await openApp('/dashboard/vital-signs?type=pulse');
    await arrives('/auth/login');
    expect(entryState()).toEqual({
      from: { pathname: '/dashboard/vital-signs', search: '?type=pulse', hash: '' },
    });
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(document.title).toBe('Sign in - Nadi');
  });

  it.each([
    ['whose address is not confirmed', kiran, '/auth/verify-email'],
    ['who has the second step before them', { ...asha, needsSecondStep: true }, '/auth/second-step'],
    [
      'whose role must have a second step',
      { ...admin, mustSetUpSecondStep: true },
      '/dashboard/settings/security',
    ],
    ['who has not answered the first questions', verified, '/onboarding/patient'],
    [
      'who is a doctor before their first questions',
      { ...doctor, onboardingCompleted: false },
      '/onboarding/doctor',
    ],
  ])('sends one %s on', async (_who, user, to) => {
    app = await openAs(user, '/dashboard/profile');
    await arrives(to);
  });

  it('leads to the second step at the first refusal if the role came to need one, and says why', async () => {
    app = await openAs(admin, '/dashboard/admin?tab=users');
    let isRequired = false;
    const required = {
      status: 403,
      body: { type: '/docs/errors#second-step-required', status: 403, message: 'Turn it on first.' },
    };
    app.server.answers['GET /auth/me'] = () =>
      success({ user: { ...admin, ...(isRequired ? { mustSetUpSecondStep: true } : {}) } });
    app.server.answers['GET /admin/doctor-registrations'] = () => {
      isRequired = true;
      return required;
    };
    await arrives('/dashboard/settings/security');
    await screen.findByText('Turn on two-step sign-in to continue.');
    expect(screen.getByRole('button', { name: /your account/ })).toBeTruthy();
  });

  it.each([
    ['a patient to their appointments', asha, '/dashboard/appointments'],
    ['a doctor to their schedule', doctor, '/dashboard/schedule'],
    ['an administrator to healthcare', admin, '/dashboard/admin?tab=healthcare'],
  ])('at /appointments leads %s', async (_who, user, to) => {
    app = await openAs(user, '/appointments');
    await arrives(to);
  });

  it.each([
    ['Token refresh failed', () => ({ status: 401, body: {} })],
    ['Failed to get user profile', () => success({ token: 't.fresh', refreshToken: 'fresh' })],
  ])('that ended says "%s" beside the sign-in', async (reason, refresh) => {
    storeTokens();
    app = await openApp('/dashboard/profile', {
      'GET /auth/me': () => refusal(401, 'Sign in to continue.'),
      'POST /auth/refresh': refresh,
    });
    await arrives('/auth/login');
    await screen.findByText(
      `Your session has ended. Sign in again to continue where you left off. Reason: ${reason}.`,
    );
  });

  it('without a refresh token says so beside the sign-in', async () => {
    window.localStorage.setItem('nadi_token', 'token-of-asha');
    app = await openApp('/dashboard/profile', { 'GET /auth/me': () => refusal(401, 'Sign in.') });
    await arrives('/auth/login');
    await screen.findByText(/ Reason: No refresh token available\.$/);
  });

  it('sends a doctor on from a page of patients', async () => {
    app = await openAs(doctor, '/dashboard/vital-signs');
    await arrives('/unauthorized');
  });

  it.each([
    ['a patient', asha, /profile/i],
    ['a doctor', doctor, /profile/i],
    ['an administrator', admin, /profile/i],
  ])('of profiles shows %s their own', async (_who, user, title) => {
    app = await openAs(user, '/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: title });
    expect(address()).toBe('/dashboard/profile');
  });

  it('passes on to the first questions where the person was going', async () => {
    app = await openAs(verified, '/dashboard/profile');
    await arrives('/onboarding/patient');
    expect(entryState()).toEqual({ from: { pathname: '/dashboard/profile', search: '', hash: '' } });
  });

  it('lets an administrator pass, without first questions; what is shown is the server’s to say', async () => {
    app = await openAs(admin, '/dashboard/vital-signs');
    app.server.answers['GET /vital-signs/summary'] = () => refusal(403, 'No.');
    await screen.findByRole('heading', { level: 1, name: 'Vital signs' });
    expect(address()).toBe('/dashboard/vital-signs');
  });

  it('keeps the person signed in while the server is away, and tries again when asked', async () => {
    storeTokens();
    app = await openApp('/dashboard/profile', { 'GET /auth/me': () => refusal(503, 'Away.') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(address()).toBe('/dashboard/profile');
    app.server.answers['GET /auth/me'] = meIs(asha);
    retry.click();
    await screen.findByRole('heading', { level: 1, name: /profile/i });
  });
});

describe('a page on the way in', () => {
  it('sends who is signed in to the dashboard', async () => {
    app = await openAs(asha, '/auth/login');
    await arrives('/dashboard');
  });

  it('sends who is signed in to where they were going', async () => {
    app = await openAs(asha, '/auth/login', {
      from: { pathname: '/dashboard/profile', search: '', hash: '' },
    });
    await arrives('/dashboard/profile');
  });

  it('does not send away who has still questions to answer', async () => {
    app = await openAs(verified, '/auth/login');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(address()).toBe('/auth/login');
  });

  it('leaves a page that waits for a mail if nobody waits', async () => {
    app = await openApp('/auth/verify-email');
    await arrives('/auth/login');
  });

  it('takes the token out of the address at once', async () => {
    app = await openApp('/auth/verify-email#token=token-of-the-mail', {
      'POST /auth/verify-email': () => success({}),
    });
    expect(address()).toBe('/auth/verify-email');
    await waitFor(() => expect(app.server.callsOf('POST /auth/verify-email')).toHaveLength(1));
    await screen.findByRole('link', { name: 'Sign in' });
    expect(app.server.calls[0]?.body).toBe('{"token":"token-of-the-mail"}');
  });
});

describe('addresses', () => {
  it.each([
    ['/contact', '/help'],
    ['/login', '/auth/login'],
    ['/register', '/auth/register'],
    ['/doctor-signup', '/auth/doctor-signup'],
    ['/patient-signup', '/auth/patient-signup'],
  ])('%s leads to %s', async (from, to) => {
    app = await openApp(from);
    await arrives(to);
  });

  it('keeps the menu of who is signed in at addresses that nobody knows', async () => {
    app = await openAs(asha, '/dashboard/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it('says so at addresses that nobody knows', async () => {
    app = await openApp('/nowhere');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('We cannot find this page - Nadi');
    expect(address()).toBe('/nowhere');
  });
});

describe('a navigate event', () => {
  it('leads to its path; the reading begins at the new heading', async () => {
    app = await openApp('/auth/login');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    navigateTo(browserNavigation(), { path: '/auth/patient-signup' });
    const heading = await screen.findByRole('heading', { level: 1, name: /account/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Create your account - Nadi');
  });
});
