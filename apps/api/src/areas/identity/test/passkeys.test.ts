// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { type Authenticator, createAuthenticator } from '../../../../test/authenticator';
import { minutes } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { users } from '../../../kernel/tables/users';
import { passkeyChallenges, passkeys } from '../tables/two-step';
import { relyingPartyOf } from '../two-step/relying-party';

const origin = 'http://nadi.localhost:8080';

let api: TestApi;
let person: Person;
let device: Authenticator;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: origin });
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signedIn();
  device = createAuthenticator(origin);
});

type Lies = Parameters<Authenticator['register']>[1];

const begin = async (who: Person) =>
  (await api.ask.post('/auth/passkeys/options').set(by(who)).expect(200)).body.data;
const register = (who: Person, body: object) => api.ask.post('/auth/passkeys').set(by(who)).send(body);
const beginSignIn = async () => (await api.ask.post('/auth/passkeys/sign-in-options').expect(200)).body.data;
const signIn = (body: object) => api.ask.post('/auth/passkeys/sign-in').send(body);
const subjects = (who: Person) =>
  api.mailbox
    .received()
    .filter(({ to }) => to === who.email)
    .map(({ subject }) => subject);

/** A passkey of a person that signs in. */
async function added(who = person, by = device, name = 'My phone'): Promise<string> {
  const { challengeId, options } = await begin(who);
  const { body } = await register(who, { challengeId, name, credential: by.register(options) }).expect(201);
  return body.data.id;
}

async function signedInBy(authenticator: Authenticator, lies: Lies = {}) {
  const { challengeId, options } = await beginSignIn();
  return signIn({ challengeId, credential: authenticator.signIn(options, lies) });
}

describe('adding a passkey', () => {
  it('asks the browser for one that is kept, is unlocked by its owner, and tells nothing of its maker', async () => {
    const { options } = await begin(person);
    expect(options).toMatchObject({
      rp: { id: 'nadi.localhost', name: 'Nadi' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: minutes(5),
      excludeCredentials: [],
    });
  });

  it('lists it, tells the owner, and does not offer it again', async () => {
    const id = await added();
    const { body } = await api.ask.get('/auth/two-step').set(by(person)).expect(200);
    const createdAt = api.clock.now().toISOString();
    expect(body.data.passkeys).toEqual([
      { id, name: 'My phone', createdAt, lastUsedAt: null, isSynced: true },
    ]);
    expect(subjects(person)).toEqual(['A passkey was added to your Nadi account']);
    const { options } = await begin(person);
    expect(options.excludeCredentials).toEqual([expect.objectContaining({ id: device.id })]);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'http://nadi.localhost.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'YW5vdGhlci1jaGFsbGVuZ2U' }],
    ['another purpose', { type: 'webauthn.get' }],
    ['nobody who unlocked it', { isUserVerified: false }],
    ['a certificate that nobody asked for', { format: 'fido-u2f' }],
  ])('is refused with %s, and the challenge is used up', async (_, lies) => {
    const { challengeId, options } = await begin(person);
    const sent = { challengeId, name: 'My phone' };
    const { body } = await register(person, { ...sent, credential: device.register(options, lies) }).expect(
      422,
    );
    expect(body.errors[0].code).toBe('passkey');
    const again = await register(person, { ...sent, credential: device.register(options) }).expect(422);
    expect(again.body.errors[0].code).toBe('expired');
  });

  it("takes no challenge of someone else's, of a sign-in, or older than five minutes", async () => {
    const other = await api.signedIn();
    const foreign = await begin(other);
    const ofSignIn = await beginSignIn();
    const old = await begin(person);
    const credential = (options: Parameters<Authenticator['register']>[0]) =>
      device.register({ rp: { id: 'nadi.localhost' }, ...options });
    for (const { challengeId, options } of [foreign, ofSignIn])
      await register(person, { challengeId, name: 'x', credential: credential(options) }).expect(422);
    // The owner's own is still good.
    await register(other, {
      challengeId: foreign.challengeId,
      name: 'x',
      credential: credential(foreign.options),
    }).expect(201);
    api.clock.advance(minutes(5));
    await register(person, {
      challengeId: old.challengeId,
      name: 'x',
      credential: credential(old.options),
    }).expect(422);
  });

  it('is refused where the same passkey is there already', async () => {
    await added();
    const other = await api.signedIn();
    const { challengeId, options } = await begin(other);
    await register(other, { challengeId, name: 'x', credential: device.register(options) }).expect(409);
  });

  it('ends at twenty', async () => {
    const { challengeId, options } = await begin(person);
    const now = api.clock.now();
    await api.context.db.write('keeper', (tx) =>
      tx.insert(passkeys).values(
        Array.from({ length: 20 }, (_, index) => ({
          id: v7(),
          userId: person.userId,
          credentialId: `${person.userId}-${index}`,
          publicKey: 'none',
          counter: 0,
          transports: [],
          name: 'One of many',
          isSynced: false,
          createdAt: now,
        })),
      ),
    );
    await api.ask.post('/auth/passkeys/options').set(by(person)).expect(409);
    await register(person, { challengeId, name: 'x', credential: device.register(options) }).expect(409);
    const { body } = await api.ask.get('/auth/two-step').set(by(person)).expect(200);
    expect(body.data.passkeys).toHaveLength(20);
  });

  it('needs an address for which browsers make passkeys', async () => {
    const party = (id: string, at: string) => ({ id, origin: at });
    expect(relyingPartyOf('https://care.example')).toEqual(party('care.example', 'https://care.example'));
    expect(relyingPartyOf('http://localhost:8080')).toEqual(party('localhost', 'http://localhost:8080'));
    expect(relyingPartyOf(origin)).toEqual(party('nadi.localhost', origin));
    for (const address of [
      'http://care.example',
      'http://127.0.0.1:8080',
      'https://10.0.0.1',
      'https://[::1]',
    ])
      expect(relyingPartyOf(address)).toBeNull();
    const { publicUrl } = api.context.config;
    try {
      api.context.config.publicUrl = 'http://127.0.0.1:8080';
      const { body } = await api.ask.post('/auth/passkeys/options').set(by(person)).expect(409);
      expect(body.detail).toContain('https');
    } finally {
      api.context.config.publicUrl = publicUrl;
    }
  });
});

describe('signing in with a passkey', () => {
  it('opens a full session without a second step', async () => {
    await twoStepOf(api).turnOn(person);
    const id = await added();
    const { body } = await await signedInBy(device);
    expect(body.data.user).toMatchObject({ id: person.userId, email: person.email });
    expect(body.data.user).not.toHaveProperty('needsSecondStep');
    await api.ask.get('/vital-signs').set(by(body.data)).expect(200);
    const sessions = (await api.ask.get('/auth/sessions').set(by(body.data)).expect(200)).body.data;
    expect(sessions).toContainEqual(expect.objectContaining({ method: 'passkey', isCurrent: true }));
    const [kept] = (await api.ask.get('/auth/two-step').set(by(person)).expect(200)).body.data.passkeys;
    expect(kept).toMatchObject({ id, lastUsedAt: api.clock.now().toISOString() });
  });

  it('tells nothing of any account beforehand', async () => {
    await added();
    const { options } = await beginSignIn();
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: 'nadi.localhost',
      timeout: minutes(5),
      userVerification: 'required',
    });
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://nadi.localhost:8080' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'YW5vdGhlci1jaGFsbGVuZ2U' }],
    ['another purpose', { type: 'webauthn.create' }],
    ['nobody who unlocked it', { isUserVerified: false }],
    ['the name of another person', { userHandle: 'YW5vdGhlcg' }],
  ])('is refused with %s', async (_, lies) => {
    await added();
    expect((await signedInBy(device)).status).toBe(200);
    const { status, body } = await signedInBy(device, lies);
    expect(status).toBe(401);
    expect(body.detail).toBe('You cannot sign in here with this passkey.');
  });

  it('is refused in the same words where it is not known, was removed, or signed nothing of ours', async () => {
    await added();
    const known = await signedInBy(device, { origin: 'https://evil.example' });
    const unknown = await signedInBy(createAuthenticator(origin));
    expect(unknown.status).toBe(401);
    expect(unknown.body.detail).toBe(known.body.detail);
    const { challengeId, options } = await beginSignIn();
    const credential = device.signIn(options);
    const { signature } = createAuthenticator(origin).signIn(options).response;
    const forged = { ...credential, response: { ...credential.response, signature } };
    await signIn({ challengeId, credential: forged }).expect(401);
    // And the challenge is used up.
    await signIn({ challengeId, credential }).expect(401);
  });

  it('takes a challenge once, for five minutes', async () => {
    await added();
    const { challengeId, options } = await beginSignIn();
    const credential = device.signIn(options);
    await signIn({ challengeId, credential }).expect(200);
    await signIn({ challengeId, credential }).expect(401);
    const ofRegistration = await begin(person);
    await signIn({
      challengeId: ofRegistration.challengeId,
      credential: device.signIn({ rpId: 'nadi.localhost', ...ofRegistration.options }),
    }).expect(401);
    const old = await beginSignIn();
    api.clock.advance(minutes(5));
    await signIn({ challengeId: old.challengeId, credential: device.signIn(old.options) }).expect(401);
    // Outdated ones go with the next.
    await beginSignIn();
    const kept = await api.look((tx) =>
      tx.select().from(passkeyChallenges).where(eq(passkeyChallenges.id, old.challengeId)),
    );
    expect(kept).toEqual([]);
  });

  it('refuses a counter that does not go on, as that of a copy', async () => {
    await added();
    expect((await signedInBy(device, { counter: 7 })).status).toBe(200);
    expect((await signedInBy(device, { counter: 7 })).status).toBe(401);
    expect((await signedInBy(device, { counter: 6 })).status).toBe(401);
    expect((await signedInBy(device, { counter: 8 })).status).toBe(200);
  });

  it('gives who has no confirmed address a session that may do nothing else', async () => {
    await added();
    await api.context.db.write('keeper', (tx) =>
      tx.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.userId)),
    );
    const { body } = await signedInBy(device);
    expect(body.data.user.emailVerified).toBe(false);
    await api.ask.get('/vital-signs').set(by(body.data)).expect(403);
  });
});

describe('removing a passkey', () => {
  it('ends its signing in, and the owner is told', async () => {
    const id = await added();
    await api.ask.delete(`/auth/passkeys/${id}`).set(by(person)).expect(200, { success: true });
    expect((await signedInBy(device)).status).toBe(401);
    expect(subjects(person)[0]).toBe('A passkey was removed from your Nadi account');
    await api.ask.delete(`/auth/passkeys/${id}`).set(by(person)).expect(404);
  });

  it("does not find another's", async () => {
    const id = await added();
    const other = await api.signedIn();
    await api.ask.delete(`/auth/passkeys/${id}`).set(by(other)).expect(404);
    await api.ask.delete('/auth/passkeys/no-uuid').set(by(other)).expect(404);
    expect((await signedInBy(device)).status).toBe(200);
  });
});
