import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { type Authenticator, createAuthenticator } from '../../../../test/authenticator';
import { hashInFull } from '../../../../test/quick-hash';
import { twoStepOf } from '../../../../test/two-step';

const origin = 'http://nadi.localhost:8080';
const email = 'owner@nadi.example';
const fresh = 'seven herons over the lake';

/** A stranger opened an account with the address of someone who then followed the link on their own device. */
let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
let stranger: Person;
beforeAll(async () => {
  hashInFull();
  api = await startApi({ PUBLIC_URL: origin });
  accounts = accountsOf(api);
});
afterAll(() => api.close());

type Bearer = Pick<Person, 'token'>;

async function addPasskey(who: Bearer, device: Authenticator): Promise<void> {
  const begun = (await api.ask.post('/auth/passkeys/options').set(by(who)).expect(200)).body.data;
  const credential = device.register(begun.options);
  await api.ask
    .post('/auth/passkeys')
    .set(by(who))
    .send({ challengeId: begun.challengeId, name: 'x', credential })
    .expect(201);
}

async function signInBy(device: Authenticator) {
  const { challengeId, options } = (await api.ask.post('/auth/passkeys/sign-in-options').expect(200)).body
    .data;
  const credential = device.signIn(options);
  return api.ask.post('/auth/passkeys/sign-in').send({ challengeId, credential });
}

async function reset(): Promise<void> {
  await accounts.forgot(email).expect(200);
  await accounts.reset(accounts.newestToken(email), fresh).expect(200);
}

let device: Authenticator;
describe('an account that a stranger prepared', () => {
  beforeEach(async () => {
    api.mailbox.forget(email);
    await api.database.asSuperuser('truncate users cascade');
    const opened = (await accounts.signUp(email).expect(201)).body.data;
    await accounts.verify(accounts.newestToken(email)).expect(200);
    await accounts.me(opened).expect(401);
    stranger = (await accounts.signIn(email).expect(200)).body.data;
    device = createAuthenticator(origin);
  });

  it('is let in to by no passkey of theirs once its owner has set a password', async () => {
    await addPasskey(stranger, device);
    const { body } = await signInBy(device);
    await reset();
    expect((await signInBy(device)).status).toBe(401);
    await accounts.me(stranger).expect(401);
    await accounts.me(body.data).expect(401);
    await accounts.signIn(email).expect(401);
    const owner = (await accounts.signIn(email, fresh).expect(200)).body.data;
    const { body: ways } = await api.ask.get('/auth/two-step').set(by(owner)).expect(200);
    expect(ways.data.passkeys).toEqual([]);
  });

  it('leaves no session behind by a passkey that signs in while the password is set', async () => {
    await addPasskey(stranger, device);
    await accounts.forgot(email).expect(200);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => signInBy(device)),
      accounts.reset(accounts.newestToken(email), fresh),
      ...Array.from({ length: 4 }, () => signInBy(device)),
    ]);
    // A server that is too busy refuses to set it, and then ends nothing.
    expect(answers[4]?.status).toBe(200);
    for (const { body } of answers) if (body.data?.token) await accounts.me(body.data).expect(401);
    expect((await signInBy(device)).status).toBe(401);
  });

  it('tells its owner of what is gone, and of a second step that stays', async () => {
    await reset();
    expect(accounts.mailsTo(email)[0]?.text).toContain('your passkeys were removed');
    expect(accounts.mailsTo(email)[0]?.text).not.toContain('Two-step');
    const owner = (await accounts.signIn(email, fresh).expect(200)).body.data;
    await twoStepOf(api).turnOn(owner);
    await reset();
    expect(accounts.mailsTo(email)[0]?.text).toContain('Two-step sign-in is still on');
    expect((await accounts.signIn(email, fresh).expect(200)).body.data.user.needsSecondStep).toBe(true);
  });
});
