import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refusal, success } from '../../../../test/api-stub';
import { pairOf } from '../../../../test/jwt';
import { lastingOffline, switchedConnectivity } from '../../../../test/lasting-offline';
import { openApp } from '../../../../test/render-app';
import { asha, kiran, meIs, type Started, storeTokens } from '../../../../test/start-services';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { signInRequested, signOutRequested } from '../../../kernel/session/session-requests';
import { selectUser } from '../../../kernel/session/session-selectors';

const user = userEvent.setup();
const verified = { ...kiran, emailVerified: true };
const complete = 'POST /auth/onboarding/complete';
const line = /^Your answers are kept on this device until/;

let openOffline: ReturnType<typeof lastingOffline>;
let network: ReturnType<typeof switchedConnectivity>;
let app: Started;
beforeEach(() => {
  openOffline = lastingOffline();
  network = switchedConnectivity();
});
afterEach(() => app.close());

async function open(answers: Answers = {}, who: typeof verified = verified): Promise<void> {
  const { token, refreshToken } = pairOf(who.id);
  storeTokens(token, refreshToken);
  const options = { offline: openOffline(), connectivity: network };
  app = await openApp('/onboarding/patient', { 'GET /auth/me': meIs(who), ...answers }, undefined, options);
}

/** As after a crash: nothing was cleaned up. */
async function openAnew(answers: Answers = {}): Promise<void> {
  app.close();
  await open(answers);
}

const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Phone number/ });
const isOpen = () => screen.findByRole('heading', { name: /^Welcome, Kiran/ });

async function fillIn(): Promise<void> {
  await isOpen();
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await user.type(await phone(), '98450');
  await screen.findByText(line);
  await waitFor(async () =>
    expect(await app.drafts.read(kiran.id)).toMatchObject({ answers: { gender: 'MALE', phone: '98450' } }),
  );
}

async function fillInAll(): Promise<void> {
  await isOpen();
  await user.click(screen.getByRole('spinbutton', { name: /^day/ }));
  await user.keyboard('05081994');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await screen.findByText(line);
}

describe('what is filled in of the first answers', () => {
  it('stands there again when the page is opened anew, and is said to be kept', async () => {
    await open();
    await isOpen();
    expect(screen.queryByText(line)).toBeNull();
    await fillIn();
    await openAnew();
    expect((await phone()).value).toBe('98450');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
    expect(screen.getByText(line)).toBeTruthy();
  });

  it('stands there without a network too', async () => {
    await open();
    await fillIn();
    network.turn(false);
    await openAnew({ 'GET /auth/me': () => refusal(503, 'Away.') });
    expect((await phone()).value).toBe('98450');
  });

  it('is gone once the server has it', async () => {
    await open({ [complete]: () => success({ user: { ...verified, onboardingCompleted: true } }) });
    await fillInAll();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding/welcome'));
    await waitFor(async () => expect(await app.drafts.has(kiran.id)).toBe(false));
  });

  it('is gone once it waits to be sent, and stays where the server does not take it', async () => {
    await open({ [complete]: () => refusal(422, 'Check your entries.') });
    await fillInAll();
    const save = () => user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await save();
    await screen.findByText('Check your entries.');
    expect(await app.drafts.has(kiran.id)).toBe(true);
    network.turn(false);
    // The form takes two quick presses for one.
    await waitFor(async () => {
      await save();
      await screen.findByRole('heading', { name: 'Your answers are kept on this device' }, { timeout: 300 });
    });
    await waitFor(async () => expect(await app.drafts.has(kiran.id)).toBe(false));
  });

  it('is gone where it was answered elsewhere', async () => {
    await open();
    await fillIn();
    await openAnew({ 'GET /auth/me': meIs({ ...verified, onboardingCompleted: true }) });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    await waitFor(async () => expect(await app.drafts.has(kiran.id)).toBe(false));
  });

  it('is wiped at sign-out', async () => {
    await open({ 'POST /auth/logout': () => success({}) });
    await fillIn();
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(await app.drafts.has(kiran.id)).toBe(false);
  });

  const expired = {
    'POST /auth/refresh': () => refusal(401, 'Your session has ended. Sign in again.'),
    'GET /vital-signs': () => refusal(401, 'Sign in to continue.'),
  };
  const signIn = () =>
    app.store.dispatch(
      signInRequested({ credentials: { email: 'x@nadi.example', password: 'seven herons' }, from: null }),
    );

  it('outlives a session that ends by itself, for the same person', async () => {
    await open({
      ...expired,
      'POST /auth/login': () => success({ user: verified, ...pairOf(kiran.id) }),
    });
    await fillIn();
    await app.api.GET('/vital-signs', {}).catch(() => undefined);
    await app.reach('signed-out');
    signIn();
    expect((await phone()).value).toBe('98450');
  });

  it('is wiped before another person comes in', async () => {
    await open({ ...expired, 'POST /auth/login': () => success({ user: asha, ...pairOf(asha.id) }) });
    await fillIn();
    await app.api.GET('/vital-signs', {}).catch(() => undefined);
    await app.reach('signed-out');
    signIn();
    await app.reach('active');
    expect(await app.drafts.has(kiran.id)).toBe(false);
  });
});

describe('answers that wait', () => {
  const away = () => refusal(503, 'Away.');

  it('let a patient go on, who stays where they are once the server has them', async () => {
    await open({ [complete]: away });
    await fillInAll();
    network.turn(false);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    // Until the user is read again, the session knows it from the answer alone.
    app.server.answers['GET /auth/me'] = away;
    app.server.answers[complete] = () => success({ user: { ...verified, onboardingCompleted: true } });
    const places = new Set<string>();
    const stop = app.store.subscribe(() => places.add(window.location.pathname));
    network.turn(true);
    await app.outbox.send();
    await waitFor(() => expect(selectUser(app.store.getState())?.onboardingCompleted).toBe(true));
    await waitFor(() => expect(selectEntries(app.store.getState())).toEqual([]));
    stop();
    expect([...places]).toEqual(['/dashboard']);
  });

  it('lead back to the questions where the server does not take them', async () => {
    await open({ [complete]: () => refusal(422, 'Check your entries.') });
    await fillInAll();
    network.turn(false);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    network.turn(true);
    await app.outbox.send();
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding/patient'));
    await screen.findByText('Check your entries.');
  });
});

describe('where the device answers late', () => {
  const cannot = /^This device cannot keep your answers/;
  let answer = () => {};
  /** From here on reads of the draft wait until they are released; the form has been shown by then. */
  async function openLate(): Promise<void> {
    const isLetGo = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const opens = openOffline;
    openOffline = () => {
      const offline = opens();
      const get: typeof offline.drafts.get = (key) => isLetGo.then(() => offline.drafts.get(key));
      return { ...offline, drafts: { ...offline.drafts, get } };
    };
    await open();
    await screen.findByText(cannot, undefined, { timeout: 15_000 });
  }

  it('fills in the kept draft while nobody has begun anew', async () => {
    await open();
    await fillIn();
    app.close();
    await openLate();
    answer();
    await screen.findByText(line);
    expect((await phone()).value).toBe('98450');
  });

  it('keeps what was filled in meanwhile if no draft is kept', async () => {
    await openLate();
    await user.type(await phone(), '98450');
    answer();
    await screen.findByText(line);
    expect((await phone()).value).toBe('98450');
    expect(await app.drafts.read(kiran.id)).toMatchObject({ answers: { phone: '98450' } });
  });
});

describe('where the device cannot keep it', () => {
  it('the form says so', async () => {
    const broken = async () => {
      throw new DOMException('denied', 'InvalidStateError');
    };
    const opens = openOffline;
    openOffline = () => {
      const offline = opens();
      return { ...offline, drafts: { ...offline.drafts, get: broken, set: broken } };
    };
    await open();
    await isOpen();
    expect(screen.getByText(/^This device cannot keep your answers/)).toBeTruthy();
  });

  it('for want of a safe place, nothing is claimed', async () => {
    storeTokens();
    app = await openApp('/onboarding/patient', { 'GET /auth/me': meIs(verified) });
    await isOpen();
    await user.type(await phone(), '98450');
    expect(screen.queryByText(/this device/i)).toBeNull();
    expect(await app.drafts.has(kiran.id)).toBe(false);
  });
});
