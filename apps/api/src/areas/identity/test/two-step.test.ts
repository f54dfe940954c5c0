// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes, seconds } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { deriveSecrets } from '../../../kernel/keys/secrets';
import { recoveryCodes, totpSecrets } from '../tables/two-step';
import { openSecret, resealSecret } from '../two-step/seal-secret';

let api: TestApi;
let twoStep: ReturnType<typeof twoStepOf>;
let person: Person;
beforeAll(async () => {
  api = await startApi();
  twoStep = twoStepOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signedIn();
});

const subjects = (who: Person) =>
  api.mailbox
    .received()
    .filter(({ to }) => to === who.email)
    .map(({ subject }) => subject);

describe('turning the second step on', () => {
  it('gives a secret of 160 bits, as text and as an address for apps', async () => {
    const { secret, uri } = (await twoStep.start(person).expect(200)).body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.host + address.pathname).toBe(`totp/Nadi:${encodeURIComponent(person.email)}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Nadi',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('holds once a code was given, and is told by mail', async () => {
    const { secret } = (await twoStep.start(person).expect(200)).body.data;
    expect((await twoStep.read(person)).totp).toEqual({ isOn: false, since: null });
    const { codes } = (await twoStep.confirm(person, twoStep.codeOf(secret)).expect(200)).body.data;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([bcdfghjkmnp-tv-z2-9]{4}-){2}[bcdfghjkmnp-tv-z2-9]{4}$/);
    expect(await twoStep.read(person)).toMatchObject({
      totp: { isOn: true, since: api.clock.now().toISOString() },
      recoveryCodesLeft: 10,
    });
    expect(subjects(person)).toEqual(['Two-step sign-in is on for Nadi']);
  });

  it('takes the code of the step before and after, and no other', async () => {
    for (const steps of [-2, 2]) {
      const { secret } = (await twoStep.start(person).expect(200)).body.data;
      const { body } = await twoStep.confirm(person, twoStep.codeOf(secret, steps)).expect(422);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/code', code: 'wrong-code' })]);
    }
    for (const steps of [-1, 1]) {
      const who = await api.signedIn();
      const { secret } = (await twoStep.start(who).expect(200)).body.data;
      await twoStep.confirm(who, twoStep.codeOf(secret, steps)).expect(200);
    }
  });

  it('begins anew with another secret until it is confirmed, then not', async () => {
    const first = (await twoStep.start(person).expect(200)).body.data.secret;
    const second = (await twoStep.start(person).expect(200)).body.data.secret;
    await twoStep.confirm(person, twoStep.codeOf(first)).expect(422);
    await twoStep.confirm(person, twoStep.codeOf(second)).expect(200);
    await twoStep.start(person).expect(409);
    await twoStep.confirm(person, twoStep.codeOf(second, 1)).expect(409);
  });

  it('has nothing to confirm before it began', async () => {
    await twoStep.confirm(person, '123456').expect(404);
    await twoStep.renew(person).expect(409);
    await twoStep.remove(person).expect(404);
  });

  it('asks for a recent password', async () => {
    api.clock.advance(minutes(10) + 1);
    for (const asked of [twoStep.start(person), twoStep.confirm(person, '123456'), twoStep.renew(person)])
      expect((await asked.expect(403)).body.type).toBe('/docs/errors#confirm-password');
    expect((await twoStep.remove(person).expect(403)).body.type).toBe('/docs/errors#confirm-password');
  });
});

describe('what is kept', () => {
  it('is sealed for its person by a named key, and can be sealed anew', async () => {
    const { secret } = await twoStep.turnOn(person);
    const [row] = await api.look((tx) =>
      tx.select().from(totpSecrets).where(eq(totpSecrets.userId, person.userId)),
    );
    const sealed = row?.sealed ?? '';
    const { secrets } = api.context;
    expect(sealed.startsWith(`${secrets.id}.`)).toBe(true);
    expect(sealed).not.toContain(secret);
    expect(openSecret(sealed, person.userId, secrets)).toBe(secret);
    expect(() => openSecret(sealed, `${person.userId.slice(0, -1)}x`, secrets)).toThrow();

    expect(resealSecret(sealed, person.userId, secrets)).toBeNull();
    const next = deriveSecrets('the next secret', ['a secret for tests']);
    const resealed = resealSecret(sealed, person.userId, next) ?? '';
    expect(openSecret(resealed, person.userId, deriveSecrets('the next secret'))).toBe(secret);
  });

  it('keeps a keyed hash of recovery codes', async () => {
    const { recoveryCodes: codes } = await twoStep.turnOn(person);
    const rows = await api.look((tx) =>
      tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId)),
    );
    const kept = JSON.stringify(rows);
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('recovery codes', () => {
  it('makes old recovery codes useless by new ones', async () => {
    const { recoveryCodes: old } = await twoStep.turnOn(person);
    const { codes } = (await twoStep.renew(person).expect(200)).body.data;
    expect(codes).not.toEqual(expect.arrayContaining(old));
    const waiting = await twoStep.firstStep(person);
    await twoStep.complete(waiting, { recoveryCode: old[0] }).expect(422);
    await twoStep.complete(waiting, { recoveryCode: codes[0] }).expect(200);
    expect(subjects(person)).toContain('New recovery codes for Nadi');
  });

  it('sign in once each, however they are written, and the owner is told', async () => {
    const { recoveryCodes: codes } = await twoStep.turnOn(person);
    const [first = ''] = codes;
    const waiting = await twoStep.firstStep(person);
    const typed = first.replaceAll('-', ' ').toUpperCase();
    const session = (await twoStep.complete(waiting, { recoveryCode: typed }).expect(200)).body.data;
    expect((await twoStep.read(session)).recoveryCodesLeft).toBe(9);
    const mail = api.mailbox.received().find(({ to }) => to === person.email);
    expect(mail).toMatchObject({ subject: 'A recovery code was used for Nadi' });
    expect(mail?.text).toContain('Codes left: 9.');

    await twoStep.complete(await twoStep.firstStep(person), { recoveryCode: first }).expect(422);
    const [current] = (await api.ask.get('/auth/sessions').set(by(session)).expect(200)).body.data;
    expect(current).toMatchObject({ method: 'password-and-recovery-code', isCurrent: true });
  });

  it('refuses recovery codes of someone else', async () => {
    const other = await api.signedIn();
    const { recoveryCodes: theirs } = await twoStep.turnOn(other);
    await twoStep.turnOn(person);
    await twoStep.complete(await twoStep.firstStep(person), { recoveryCode: theirs[0] }).expect(422);
    expect((await twoStep.read(other)).recoveryCodesLeft).toBe(10);
  });
});

describe('turning it off', () => {
  it('leaves the password alone, and is told by mail', async () => {
    await twoStep.turnOn(person);
    await twoStep.remove(person).expect(200, { success: true });
    expect(await twoStep.read(person)).toMatchObject({ totp: { isOn: false }, recoveryCodesLeft: 0 });
    expect(subjects(person)[0]).toBe('Two-step sign-in is off for Nadi');
    const session = await twoStep.firstStep(person);
    await api.ask.get('/vital-signs').set(by(session)).expect(200);
  });

  it('ends what waits for a code', async () => {
    const { secret } = await twoStep.turnOn(person);
    const waiting = await twoStep.firstStep(person);
    await twoStep.remove(person).expect(200);
    await twoStep.complete(waiting, { code: twoStep.codeOf(secret, 1) }).expect(401);
  });
});

describe('the second step of signing in', () => {
  let secret: string;
  beforeEach(async () => {
    ({ secret } = await twoStep.turnOn(person));
    api.clock.advance(minutes(1));
  });

  it('is asked for, and the first one alone does nothing', async () => {
    const waiting = await twoStep.firstStep(person);
    const { body } = await api.ask.get('/auth/me').set(by(waiting)).expect(200);
    expect(body.data.user.needsSecondStep).toBe(true);
    await api.ask.get('/vital-signs').set(by(waiting)).expect(403);
    await api.ask.get('/auth/sessions').set(by(waiting)).expect(403);
    await twoStep.remove(waiting).expect(403);
    await api.ask.post('/auth/refresh').send({ refreshToken: waiting.refreshToken }).expect(401);
  });

  it('gives a full session with tokens of its own; those of the first step are worth nothing', async () => {
    const waiting = await twoStep.firstStep(person);
    const { user, token, refreshToken } = (
      await twoStep.complete(waiting, { code: twoStep.codeOf(secret) }).expect(200)
    ).body.data;
    expect(user).not.toHaveProperty('needsSecondStep');
    await api.ask.get('/vital-signs').set(by({ token })).expect(200);
    await api.ask.get('/auth/me').set(by(waiting)).expect(401);
    await api.ask.post('/auth/refresh').send({ refreshToken: waiting.refreshToken }).expect(401);
    await api.ask.post('/auth/refresh').send({ refreshToken }).expect(200);
    const { body } = await api.ask.get('/auth/sessions').set(by({ token })).expect(200);
    expect(body.data).toHaveLength(2);
    expect(body.data.find((one: { isCurrent: boolean }) => one.isCurrent).method).toBe('password-and-code');
  });

  it('takes a code once within its window, also of the sign-in that used it', async () => {
    const code = twoStep.codeOf(secret);
    await twoStep.complete(await twoStep.firstStep(person), { code }).expect(200);
    await twoStep.complete(await twoStep.firstStep(person), { code }).expect(422);
    // A step before the one that was taken is not taken either.
    await twoStep.complete(await twoStep.firstStep(person), { code: twoStep.codeOf(secret, -1) }).expect(422);
    api.clock.advance(seconds(30));
    await twoStep.complete(await twoStep.firstStep(person), { code: twoStep.codeOf(secret) }).expect(200);
  });

  it('lets one of many win who use a code at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 4 }, () => twoStep.firstStep(person)));
    const code = twoStep.codeOf(secret);
    const answers = await Promise.all([...waiting, ...waiting].map((one) => twoStep.complete(one, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends with five wrong codes, and the owner is told', async () => {
    const waiting = await twoStep.firstStep(person);
    for (let tried = 1; tried < 5; tried += 1)
      await twoStep.complete(waiting, { code: wrong(secret) }).expect(422);
    await twoStep.complete(waiting, { code: wrong(secret) }).expect(401);
    await twoStep.complete(waiting, { code: twoStep.codeOf(secret) }).expect(401);
    await api.ask.get('/auth/me').set(by(waiting)).expect(401);
    expect(subjects(person)[0]).toBe('Someone has your password for Nadi');
  });

  it('tells the owner of five wrong codes over several sessions, once an hour', async () => {
    const told = () =>
      subjects(person).filter((subject) => subject === 'Someone has your password for Nadi').length;
    const fail = async (times: number) => {
      const waiting = await twoStep.firstStep(person);
      for (let tried = 0; tried < times; tried += 1)
        await twoStep.complete(waiting, { code: wrong(secret) }).expect(422);
    };
    await fail(4);
    expect(told()).toBe(0);
    await fail(1);
    expect(told()).toBe(1);
    await fail(4);
    await fail(4);
    expect(told()).toBe(1);
    api.clock.advance(hours(1));
    await fail(4);
    expect(told()).toBe(1);
    await fail(1);
    expect(told()).toBe(2);
  });

  it('ends after ten minutes', async () => {
    const waiting = await twoStep.firstStep(person);
    api.clock.advance(minutes(10) + 1);
    await twoStep.complete(waiting, { code: twoStep.codeOf(secret) }).expect(401);
  });

  it('is closed for an hour after twenty wrong codes over all sessions', async () => {
    for (let session = 0; session < 4; session += 1) {
      const waiting = await twoStep.firstStep(person);
      for (let tried = 0; tried < 5; tried += 1) await twoStep.complete(waiting, { code: wrong(secret) });
      // Past every limit of requests, which is not what is looked at here.
      api.clock.advance(minutes(10));
    }
    const { headers } = await twoStep
      .complete(await twoStep.firstStep(person), { code: twoStep.codeOf(secret) })
      .expect(429);
    expect(Number(headers['retry-after'])).toBe(20 * 60);
    api.clock.advance(hours(1));
    await twoStep.complete(await twoStep.firstStep(person), { code: twoStep.codeOf(secret) }).expect(200);
  });

  /** A code that none of the three steps around this moment has. */
  function wrong(of: string): string {
    const good = [-1, 0, 1].map((steps) => twoStep.codeOf(of, steps));
    return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
  }
});
