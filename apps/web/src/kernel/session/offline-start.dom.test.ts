import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type Answers, ban, hangUp, refusal, success } from '../../../test/api-stub';
import { pairOf } from '../../../test/jwt';
import { lastingOffline, switchedConnectivity } from '../../../test/lasting-offline';
import {
  asha,
  kiran,
  meIs,
  type Started,
  startServices,
  storeTokens,
  until,
} from '../../../test/start-services';
import { sessionStarted, signInRequested } from './session-requests';
import { selectIsUnconfirmed, selectUser } from './session-selectors';

const me = 'GET /auth/me';
const never = () => new Promise<Answer>(() => undefined);
const longTime = 600_000;

let openOffline: ReturnType<typeof lastingOffline>;
let network: ReturnType<typeof switchedConnectivity>;
let app: Started;
const closed: Started[] = [];
beforeEach(() => {
  openOffline = lastingOffline();
  network = switchedConnectivity();
});
afterEach(() => {
  for (const one of [...closed.splice(0), app]) one.close();
});

async function open(answers: Answers, start = longTime): Promise<void> {
  app = await startServices(answers, {
    offline: openOffline(),
    connectivity: network,
    timeouts: { start, read: longTime },
  });
  app.store.dispatch(sessionStarted());
}

function isHere(user: typeof asha | typeof kiran): void {
  const { token, refreshToken } = pairOf(user.id);
  storeTokens(token, refreshToken);
}

/** An earlier visit of Asha's with a network, over by now. */
async function visitBefore(): Promise<void> {
  isHere(asha);
  await open({ [me]: meIs(asha) });
  await app.reach('active');
  await app.readStore.drop('nobody', 'nothing');
  app.stop();
  app.server.close();
  closed.push(app);
}

const firstName = () => selectUser(app.store.getState())?.firstName;
const isConfirmed = () => !selectIsUnconfirmed(app.store.getState());

describe('a start without a network', () => {
  it('opens the app with who this device knows, without waiting', async () => {
    await visitBefore();
    network.turn(false);
    await open({ [me]: never });
    await app.reach('active');
    expect(firstName()).toBe('Asha');
    expect(isConfirmed()).toBe(false);
    expect(window.localStorage.getItem('nadi_token')).toBe(pairOf(asha.id).token);
  });

  it('opens it after a sign-in that was never followed by a question who is here', async () => {
    const session = { user: asha, ...pairOf(asha.id) };
    await open({ 'POST /auth/login': () => success(session) });
    app.store.dispatch(signInRequested({ credentials: { email: '', password: '' }, from: null }));
    await app.reach('active');
    await app.readStore.drop('nobody', 'nothing');
    app.stop();
    app.server.close();
    closed.push(app);
    network.turn(false);
    await open({ [me]: never });
    await app.reach('active');
    expect(firstName()).toBe('Asha');
  });

  it('asks again when the network is back, and goes on with what the server says', async () => {
    await visitBefore();
    network.turn(false);
    await open({ [me]: hangUp });
    await app.reach('active');
    app.server.answers[me] = meIs({ ...asha, firstName: 'Aasha' });
    window.dispatchEvent(new Event('online'));
    await until(app, isConfirmed);
    expect(firstName()).toBe('Aasha');
  });

  it.each([
    ['refuses the tokens', { [me]: () => refusal(403, 'No.') }, 'Failed to get user profile'],
    [
      'has ended the session',
      {
        [me]: () => refusal(401, 'No.'),
        'POST /auth/refresh': () => refusal(401, 'Your session has ended.'),
      },
      'Your session has ended.',
    ],
  ])('ends the session where the server, once asked, %s', async (_what, answers, error) => {
    await visitBefore();
    network.turn(false);
    await open({ [me]: hangUp });
    await app.reach('active');
    Object.assign(app.server.answers, answers);
    window.dispatchEvent(new Event('online'));
    expect(await app.reach('signed-out')).toMatchObject({ error });
    await app.readStore.drop('nobody', 'nothing');
    expect(window.localStorage).toHaveLength(0);
    expect(await openOffline().readStore.keys()).toEqual([]);
  });

  it.each([401, 403, 404])("does not take a ban of the network for the server's word: %i", async (status) => {
    await visitBefore();
    await open({ [me]: () => ban(status), 'POST /auth/refresh': () => ban(403) });
    await app.reach('active');
    expect(isConfirmed()).toBe(false);
    app.server.answers[me] = meIs(asha);
    window.dispatchEvent(new Event('online'));
    await until(app, isConfirmed);
    expect(firstName()).toBe('Asha');
  });

  it('goes on asking where the network bans the question', async () => {
    await visitBefore();
    network.turn(false);
    await open({ [me]: hangUp });
    await app.reach('active');
    app.server.answers[me] = () => ban(403);
    window.dispatchEvent(new Event('online'));
    await app.api.GET('/auth/me');
    app.server.answers[me] = meIs(asha);
    window.dispatchEvent(new Event('online'));
    await until(app, isConfirmed);
    expect(window.localStorage.getItem('nadi_token')).toBe(pairOf(asha.id).token);
  });

  it('does not open it for another person than the tokens are of', async () => {
    await visitBefore();
    isHere(kiran);
    network.turn(false);
    await open({ [me]: hangUp });
    await app.reach('unreachable');
  });
});

describe('a start with a bad network', () => {
  it('opens the app when the server has had its time, and takes its answer when it comes', async () => {
    await visitBefore();
    let answer = (_with: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    await open({ [me]: () => slow }, 20);
    await app.reach('active');
    expect(isConfirmed()).toBe(false);
    answer(meIs({ ...asha, firstName: 'Aasha' })());
    await until(app, isConfirmed);
    expect(firstName()).toBe('Aasha');
    expect(app.server.callsOf(me)).toHaveLength(1);
  });

  it.each([
    ['no answer comes', hangUp],
    ['the server is away', () => refusal(503, 'x')],
    ['the token has run out, and nobody can renew it', () => refusal(401, 'x')],
  ])('opens it where %s', async (_how, fail) => {
    await visitBefore();
    await open({ [me]: fail, 'POST /auth/refresh': () => refusal(503, 'x') });
    await app.reach('active');
    expect(isConfirmed()).toBe(false);
  });

  it('asks again when the server answers something else', async () => {
    await visitBefore();
    await open({ [me]: hangUp, 'GET /patients/profile': () => success({}) });
    await app.reach('active');
    app.server.answers[me] = meIs(asha);
    await app.api.GET('/patients/profile');
    await until(app, isConfirmed);
  });

  it('shows the person that the tokens are of by now, where another tab changes them meanwhile', async () => {
    isHere(asha);
    let answer = (_with: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    await open({ [me]: () => slow });
    isHere(kiran);
    app.server.answers[me] = meIs(kiran);
    answer(meIs(asha)());
    await app.reach('active');
    expect(selectUser(app.store.getState())?.id).toBe(kiran.id);
  });
});
