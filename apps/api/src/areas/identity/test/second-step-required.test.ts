// areas: account, administration, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { createAuthenticator } from '../../../../test/authenticator';
import { minutes } from '../../../../test/clock';
import { pulse } from '../../../../test/readings';
import { twoStepOf } from '../../../../test/two-step';
import { users } from '../../../kernel/tables/users';
import { totpSecrets } from '../tables/two-step';

const missing = { status: 403, type: '/docs/errors#second-step-required' };
const registrations = '/admin/doctor-registrations';

let api: TestApi;
let twoStep: ReturnType<typeof twoStepOf>;
beforeAll(async () => {
  api = await startApi({
    NADI_SECOND_STEP_ROLES: 'admin',
    PUBLIC_URL: 'http://nadi.localhost:8080',
  });
  twoStep = twoStepOf(api);
});
afterAll(() => api.close());

const signIn = ({ email, password }: Person) => api.ask.post('/auth/login').send({ email, password });
const me = async (who: Pick<Person, 'token'>) =>
  (await api.ask.get('/auth/me').set(by(who)).expect(200)).body.data.user;

describe('an administrator without a second step', () => {
  let admin: Person;
  beforeEach(async () => {
    admin = await api.signedIn('ADMIN');
  });

  it('signs in by the password, and is told what to do first', async () => {
    const { user, token } = (await signIn(admin).expect(200)).body.data;
    expect(user).toMatchObject({ role: 'ADMIN', mustSetUpSecondStep: true });
    expect(await me({ token })).toMatchObject({ mustSetUpSecondStep: true });
    const { body } = await api.ask.get(registrations).set(by({ token })).expect(403);
    expect(body).toMatchObject(missing);
  });

  it.each([
    ['POST', '/auth/change-password'],
    ['POST', '/auth/passkeys/options'],
    ['POST', '/auth/two-step/recovery-codes'],
    ['DELETE', '/auth/two-step/totp'],
    ['GET', '/account/export'],
    ['POST', '/account/deletion'],
  ])('is refused %s %s', async (method, path) => {
    const ask = api.ask[method.toLowerCase() as 'get'];
    const answered = await ask(path).set({ ...by(admin), ...once() });
    // Some of these addresses may have moved; one that is not there would prove nothing.
    expect(answered.body.type).not.toBe('/docs/errors#method-not-allowed');
    expect(answered.body).toMatchObject(missing);
  });

  it('turns it on in the same session, which then does everything', async () => {
    expect(await twoStep.read(admin)).toMatchObject({ isRequired: true, totp: { isOn: false } });
    await twoStep.turnOn(admin);
    await api.ask.get(registrations).set(by(admin)).expect(200);
    expect(await me(admin)).not.toHaveProperty('mustSetUpSecondStep');
    expect(await twoStep.read(admin)).toMatchObject({ isRequired: true, totp: { isOn: true } });
    expect((await signIn(admin).expect(200)).body.data.user).toMatchObject({ needsSecondStep: true });
  });

  it('confirms the password where it was given too long ago', async () => {
    api.clock.advance(minutes(11));
    expect((await twoStep.start(admin).expect(403)).body.type).toBe('/docs/errors#confirm-password');
    await api.ask
      .post('/auth/confirm-password')
      .set(by(admin))
      .send({ password: admin.password })
      .expect(200);
    await twoStep.start(admin).expect(200);
  });

  it('gets no further by a wrong code, and not by one that was never confirmed', async () => {
    await twoStep.start(admin).expect(200);
    await twoStep.confirm(admin, '000000').expect(422);
    expect((await api.ask.get(registrations).set(by(admin)).expect(403)).body).toMatchObject(missing);
  });

  it('gets no further by a fresh token, a batch, or another session', async () => {
    const { refreshToken } = admin;
    const fresh = (await api.ask.post('/auth/refresh').send({ refreshToken }).expect(200)).body.data;
    for (const { token } of [fresh, (await signIn(admin).expect(200)).body.data]) {
      expect((await api.ask.get(registrations).set(by({ token })).expect(403)).body).toMatchObject(missing);
      const request = {
        id: '1',
        method: 'POST',
        path: '/vital-signs',
        headers: once(),
        body: { ...pulse },
      };
      const batch = await api.ask
        .post('/batch')
        .set(by({ token }))
        .send({ requests: [request] });
      expect(batch.body).toMatchObject(missing);
    }
  });

  it('sees and ends its sessions, and signs out', async () => {
    await signIn(admin).expect(200);
    expect((await api.ask.get('/auth/sessions').set(by(admin)).expect(200)).body.data).toHaveLength(2);
    await api.ask.delete('/auth/sessions').set(by(admin)).expect(200);
    await api.ask.post('/auth/logout').set(by(admin)).expect(200);
    await api.ask.get('/auth/me').set(by(admin)).expect(401);
  });

  it('cannot turn it off again', async () => {
    await twoStep.turnOn(admin);
    const { body } = await twoStep.remove(admin).expect(409);
    expect(body.detail).toBe('Your role needs two-step sign-in. It stays on.');
    expect(await twoStep.read(admin)).toMatchObject({ totp: { isOn: true }, recoveryCodesLeft: 10 });
  });
});

describe('everyone else', () => {
  it('decides for themselves', async () => {
    const patient = await api.signedIn();
    expect(await me(patient)).not.toHaveProperty('mustSetUpSecondStep');
    await twoStep.turnOn(patient);
    expect(await twoStep.read(patient)).toMatchObject({ isRequired: false });
    await twoStep.remove(patient).expect(200);
  });

  it('is asked for it at the next request once their role changes, or their app is gone', async () => {
    const person = await api.signedIn('DOCTOR');
    await api.look((tx) => tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, person.userId)));
    expect((await api.ask.get(registrations).set(by(person)).expect(403)).body).toMatchObject(missing);
    await twoStep.turnOn(person);
    await api.ask.get(registrations).set(by(person)).expect(200);
    await api.look((tx) => tx.delete(totpSecrets).where(eq(totpSecrets.userId, person.userId)));
    expect((await api.ask.get(registrations).set(by(person)).expect(403)).body).toMatchObject(missing);
  });
});

describe('beside a passkey', () => {
  const device = () => createAuthenticator(api.context.config.publicUrl);
  const post = (path: string) => api.ask.post(path);

  it('the password alone does not turn it on, the passkey does', async () => {
    const person = await api.signedIn('DOCTOR');
    const phone = device();
    const begun = (await post('/auth/passkeys/options').set(by(person)).expect(200)).body.data;
    const made = { challengeId: begun.challengeId, name: 'Phone', credential: phone.register(begun.options) };
    await post('/auth/passkeys').set(by(person)).send(made).expect(201);
    await twoStep.start(person).expect(200);
    await api.look((tx) => tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, person.userId)));

    const byPassword = (await signIn(person).expect(200)).body.data;
    const { body } = await twoStep.start(byPassword).expect(409);
    expect(body.detail).toContain('You have a passkey.');
    // Refuses what was begun before, too.
    await twoStep.confirm(byPassword, '000000').expect(409);

    const { challengeId, options } = (await post('/auth/passkeys/sign-in-options').expect(200)).body.data;
    const shown = { challengeId, credential: phone.signIn(options) };
    const byPasskey = (await post('/auth/passkeys/sign-in').send(shown).expect(200)).body.data;
    expect(byPasskey.user).toMatchObject({ mustSetUpSecondStep: true });
    await twoStep.turnOn(byPasskey);
    await api.ask.get(registrations).set(by(byPasskey)).expect(200);
  });
});

describe('a role that is named', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startApi({ NADI_SECOND_STEP_ROLES: 'patient, doctor' });
  });
  afterAll(() => strict.close());

  it('confirms its address first, and then turns it on', async () => {
    const accounts = accountsOf(strict);
    const email = 'new@nadi.example';
    const { token } = (await accounts.signUp(email).expect(201)).body.data;
    expect((await strict.ask.get('/auth/two-step').set(by({ token })).expect(403)).body.type).toBe(
      '/docs/errors#forbidden',
    );
    await strict.ask
      .post('/auth/verify-email')
      .send({ token: accounts.newestToken(email) })
      .expect(200);
    const session = (await accounts.signIn(email).expect(200)).body.data;
    expect((await strict.ask.get('/vital-signs').set(by(session)).expect(403)).body).toMatchObject(missing);
    await twoStepOf(strict).turnOn(session);
    await strict.ask.get('/vital-signs').set(by(session)).expect(200);
  });

  it('is not that of an administrator', async () => {
    const admin = await strict.signedIn('ADMIN');
    await strict.ask.get(registrations).set(by(admin)).expect(200);
  });

  it('holds for a doctor who is not verified', async () => {
    const doctor = await strict.signedIn('UNVERIFIED_DOCTOR');
    expect((await strict.ask.get('/account/deletion').set(by(doctor)).expect(403)).body).toMatchObject(
      missing,
    );
  });
});
