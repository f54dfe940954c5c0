// database: both
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { totpSecrets } from '../../src/areas/identity/tables/two-step';
import {
  accountHashOf,
  findRegistration,
  unsealTokens,
} from '../../src/areas/integrations/oauth/registrations';
import { healthConnections } from '../../src/areas/integrations/tables/health-connections';
import { tokenRevocations } from '../../src/areas/integrations/tables/token-revocations';
import { rotateKeys } from '../../src/commands/rotate-keys';
import { folderStore } from '../../src/kernel/files/store';
import { ringOf } from '../../src/kernel/keys/ring';
import { deriveSecrets, type Secrets } from '../../src/kernel/keys/secrets';
import { leavingMail } from '../../src/kernel/mail/mail-queue';
import { sendMail } from '../../src/kernel/mail/send-mail';
import { accountsOf } from '../accounts';
import { by, type Person, startApi, type TestApi } from '../api';
import { seconds } from '../clock';
import { beginConnection, keepConnection } from '../health-connections';
import { pictureOfCanary, worldOf } from '../matrix/world';
import { twoStepOf } from '../two-step';

/** The secret that the API of tests begins with. */
const older = 'a secret for tests';
const newer = 'a newer secret for tests';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  folder = join(api.context.config.dataDir, 'files');
});
afterAll(() => api.close());

/** As after a start with these secrets. */
function use(secrets: Secrets): void {
  api.context.secrets = secrets;
  api.context.files = folderStore(folder, ringOf(secrets, 'files'));
}
const rotate = () => rotateKeys(api.context);
const photo = (who: Person) => api.ask.get('/patients/profile/photo').set(by(who));
const me = (token: string) => api.ask.get('/auth/me').set(by({ token }));

beforeEach(() => use(deriveSecrets(older)));
const change = () => use(deriveSecrets(newer, [older]));
const dropOlder = () => use(deriveSecrets(newer));

describe('once the secret has changed', () => {
  it('access tokens of before are good as long as the older key is there, and new ones need it no more', async () => {
    const who = await api.signedIn();
    change();
    await me(who.token).expect(200);
    const { body } = await api.ask.post('/auth/refresh').send({ refreshToken: who.refreshToken }).expect(200);
    dropOlder();
    await me(who.token).expect(401);
    await me(body.token).expect(200);
    use(deriveSecrets(older));
    await me(body.token).expect(401);
  });

  it('a refresh token that was exchanged right before gives the same successor', async () => {
    const who = await api.signedIn();
    const { refresh } = accountsOf(api);
    const first = (await refresh(who.refreshToken).expect(200)).body.refreshToken;
    change();
    api.clock.advance(seconds(5));
    const again = (await refresh(who.refreshToken).expect(200)).body.refreshToken;
    expect(again).toBe(first);
    await refresh(again).expect(200);
  });

  it('people sign in by their passwords, one address with accounts from before and after too', async () => {
    const accounts = accountsOf(api);
    const email = 'before-and-after@nadi.example';
    await accounts.confirmed(email);
    change();
    const other = 'a kingfisher waits on a wire';
    await accounts.signUp(email, { password: other }).expect(201);
    dropOlder();
    for (const password of [accounts.password, other]) await accounts.signIn(email, password).expect(200);
    await accounts.signIn(email, 'not the password').expect(401);
  });

  it('a lock of an address still holds', async () => {
    const accounts = accountsOf(api);
    const who = await api.signedIn();
    for (let tries = 0; tries < 10; tries += 1) await accounts.signIn(who.email, 'not the password');
    await accounts.signIn(who.email, who.password).expect(429);
    change();
    await accounts.signIn(who.email, who.password).expect(429);
  });

  it('recovery codes of before are good, until the older key is gone', async () => {
    const twoStep = twoStepOf(api);
    const who = await api.signedIn();
    const { recoveryCodes } = await twoStep.turnOn(who);
    change();
    const session = await twoStep.firstStep(who);
    await twoStep.complete(session, { recoveryCode: recoveryCodes[0] }).expect(200);
    expect((await rotate()).recoveryCodes).toBeGreaterThanOrEqual(9);
    dropOlder();
    const later = await twoStep.firstStep(who);
    await twoStep.complete(later, { recoveryCode: recoveryCodes[1] }).expect(422);
  });
});

describe('rotateKeys', () => {
  async function patients(count: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let made = 0; made < count; made += 1) {
      const who = await api.signedIn();
      await worldOf(api).photo(who, pictureOfCanary);
      people.push(who);
    }
    return people;
  }
  const withNewestKey = async () => {
    const { id } = deriveSecrets(newer);
    const names = await readdir(folder);
    const heads = await Promise.all(
      names.map(async (name) => (await readFile(join(folder, name))).subarray(0, 13)),
    );
    return heads.filter((head) => head.toString() === `NADI2${id}`).length;
  };

  it('seals files anew, so that the older key can go', async () => {
    const [who] = await patients(2);
    if (!who) return;
    const { body: kept } = await photo(who).expect(200);
    change();
    expect((await photo(who).expect(200)).body).toEqual(kept);
    expect((await rotate()).files).toBeGreaterThanOrEqual(2);
    expect(await withNewestKey()).toBe((await readdir(folder)).length);
    expect(await rotate()).toMatchObject({ files: 0, twoStepSecrets: 0, missingFiles: [] });
    dropOlder();
    const session = (await accountsOf(api).signIn(who.email, who.password).expect(200)).body.data;
    expect((await photo(session).expect(200)).body).toEqual(kept);
  });

  it('opens nothing any more without the rotated key', async () => {
    const [who] = await patients(1);
    if (!who) return;
    dropOlder();
    const session = (await accountsOf(api).signIn(who.email, who.password).expect(200)).body.data;
    await photo(session).expect(500);
    change();
    await rotate();
    dropOlder();
    await photo(session).expect(200);
  });

  it('seals the secrets of authenticator apps anew', async () => {
    const twoStep = twoStepOf(api);
    const who = await api.signedIn();
    const { secret } = await twoStep.turnOn(who);
    change();
    expect((await rotate()).twoStepSecrets).toBe(1);
    const [kept] = await api.look((tx) =>
      tx.select().from(totpSecrets).where(eq(totpSecrets.userId, who.userId)),
    );
    expect(kept?.sealed.startsWith(`${deriveSecrets(newer).id}.`)).toBe(true);
    dropOlder();
    api.clock.advance(seconds(60));
    const session = await twoStep.firstStep(who);
    await twoStep.complete(session, { code: twoStep.codeOf(secret) }).expect(200);
  });

  it('seals the tokens of connected accounts, and the secret of this installation at their provider, anew', async () => {
    const who = await api.signedIn();
    const id = await keepConnection(api, who, 'a token', '1');
    await beginConnection(api, who, 'a-client-secret');
    // Its connection ended, and its tokens are not revoked yet.
    const ended = await keepConnection(api, await api.signedIn(), 'a left token');
    await api.context.db.write('keeper', (tx) =>
      tx.delete(healthConnections).where(eq(healthConnections.id, ended)),
    );
    change();
    expect((await rotate()).connections).toBe(3);
    expect((await rotate()).connections).toBe(0);
    dropOlder();
    const { secrets, providerLink } = api.context;
    await api.look(async (tx) => {
      const [row] = await tx.select().from(healthConnections).where(eq(healthConnections.id, id));
      const { sealedTokens, accessUntil } = row ?? { sealedTokens: null, accessUntil: null };
      expect(unsealTokens(secrets, id, { sealedTokens: sealedTokens ?? '', accessUntil })).toMatchObject({
        access: 'a token',
      });
      // By the name of the account it is seen that another connection to it is in use.
      expect(row?.accountHash).toBe(accountHashOf(secrets, 'withings', '1'));
      const [left] = await tx.select().from(tokenRevocations);
      const of = { sealedTokens: left?.sealedTokens ?? '', accessUntil: null };
      expect(unsealTokens(secrets, ended, of)).toMatchObject({ access: 'a left token' });
      const registration = await findRegistration('withings', { tx, secrets, providerLink });
      expect(registration).toMatchObject({ clientSecret: 'a-client-secret' });
    });
  });

  it('seals the mails anew that wait', async () => {
    const id = v7();
    const mail = {
      to: 'leela@nadi.example',
      purpose: 'account' as const,
      subject: 'A test',
      text: 'of keys',
      html: '',
    };
    await api.context.db.write('keeper', async (tx) => {
      const tools = { newId: () => id, secrets: api.context.secrets, now: api.clock.now() };
      for (const send of leavingMail(mail, undefined, tools)) await send(tx);
    });
    change();
    expect((await rotate()).mails).toBe(1);
    dropOlder();
    await sendMail(id, api.context);
    expect(api.mailbox.received()[0]).toMatchObject(mail);
    expect((await rotate()).mails).toBe(0);
  });

  it('goes on where a run was broken off', async () => {
    const before = (await readdir(folder)).length;
    await patients(3);
    change();
    let done = 0;
    const { files } = api.context;
    const failing = {
      ...files,
      rewrap: async (id: string) => {
        const wrapped = await files.rewrap(id);
        if (wrapped && ++done === 2) throw new Error('the disk is away');
        return wrapped;
      },
    };
    await expect(rotateKeys({ ...api.context, files: failing })).rejects.toThrow('the disk is away');
    expect((await rotate()).files).toBe(1);
    expect(await withNewestKey()).toBe(before + 3);
  });

  it('takes more than one batch, and names files that have a row and no content', async () => {
    const [who] = await patients(1);
    if (!who) return;
    const rows = Array.from(
      { length: 450 },
      () => `('${api.context.newId()}', '${who.userId}', 'image/png', 1, now())`,
    );
    await api.database.asSuperuser(`insert into files values ${rows.join(', ')}`);
    change();
    const { files, missingFiles } = await rotate();
    expect([files, missingFiles.length]).toEqual([1, 450]);
  });
});
