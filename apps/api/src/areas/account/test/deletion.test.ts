// database: both
// areas: identity, notifications, vital-signs
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presetPreferences } from '@nadi/domain/notifications/preferences';
import { eq, ne } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours } from '../../../../test/clock';
import { png } from '../../../../test/pictures';
import { pulse, readingsOf } from '../../../../test/readings';
import { verifyAudit } from '../../../kernel/audit/verify';
import { auditEntries } from '../../../kernel/tables/audit';
import { users } from '../../../kernel/tables/users';
import { signInGuards } from '../../identity/tables/sign-in-guards';
import { notificationPreferences } from '../../notifications/tables/notification-preferences';
import { patientProfiles } from '../../vital-signs/tables/patient-profiles';
import { eraseDueAccounts, removeMarkedFiles } from '../deletion/erase';
import { remindOfDeletions } from '../jobs/remind';
import { fileRemovals } from '../tables/erasures';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const request = (who: Person) => api.ask.post('/account/deletion').set(by(who));
const read = async (who: Person) =>
  (await api.ask.get('/account/deletion').set(by(who)).expect(200)).body.data;
const cancel = (who: Person) => api.ask.delete('/account/deletion').set(by(who));
const subjects = (who: Person) => accounts.mailsTo(who.email).map(({ subject }) => subject);
const erase = () => eraseDueAccounts(api.context);
const isThere = async (who: Person) =>
  (await api.look((tx) => tx.$count(users, eq(users.id, who.userId)))) === 1;
const filesOnDisk = () => readdir(join(api.context.config.dataDir, 'files')).catch(() => []);

async function givePhoto(who: Person): Promise<void> {
  await api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once() })
    .field('onboardingData', JSON.stringify({ dateOfBirth: '1994-05-21', gender: 'FEMALE' }))
    .attach('profilePhoto', png, { filename: 'x.png' })
    .expect(200);
}

describe('a request to delete an account', () => {
  it('says when it will happen, and tells the owner', async () => {
    const who = await api.signedIn();
    expect(await read(who)).toBeNull();
    const asked = api.clock.now();
    const expected = {
      requestedAt: asked.toISOString(),
      erasesAt: new Date(asked.getTime() + days(30)).toISOString(),
    };
    expect((await request(who).expect(200)).body.data).toEqual(expected);
    expect(await read(who)).toEqual(expected);
    const [mail] = accounts.mailsTo(who.email);
    expect(mail?.subject).toBe('Your Nadi account will be deleted');
    expect(mail?.text).toMatch(/will be deleted on \d+ \w+ 20\d\d/);
    expect(mail?.text).toContain('http://nadi.test/auth/login');
  });

  it('names the day of the calendar at the place of the owner, in the mail and in the notification', async () => {
    const who = await api.signedIn();
    const zone = 'Pacific/Kiritimati';
    await api.context.db.write('keeper', (tx) =>
      tx.insert(notificationPreferences).values({
        ...{
          userId: who.userId,
          channels: presetPreferences.channels,
          isQuiet: false,
          quietFrom: '22:00',
          quietTo: '07:00',
        },
        ...{ timeZone: zone, showsDetails: false, version: 1, updatedAt: api.clock.now() },
      }),
    );
    const { erasesAt } = (await request(who).expect(200)).body.data;
    const there = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(
      new Date(erasesAt),
    );
    expect(accounts.mailsTo(who.email)[0]?.text).toContain(`will be deleted on ${there}.`);
    const listed = await api.ask.get('/notifications').set(by(who)).expect(200);
    expect(listed.body.data[0].body).toContain(`erased on ${there}.`);
  });

  it('asked again keeps the first day and sends no second mail', async () => {
    const who = await api.signedIn();
    const first = (await request(who).expect(200)).body;
    const later = await api.signedIn();
    api.clock.advance(hours(0.1));
    expect((await request(who).expect(200)).body).toEqual(first);
    expect(subjects(who)).toHaveLength(1);
    const both = await Promise.all([request(later), request(later)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(subjects(later)).toHaveLength(1);
  });

  it('asks for the password anew; taking it back does not', async () => {
    const who = await api.signedIn();
    api.clock.advance(hours(0.2));
    expect((await request(who).expect(403)).body.type).toContain('confirm-password');
    expect(await read(who)).toBeNull();
    await cancel(who).expect(404);
  });

  it('is taken back, once, and counts from its own day when it is made again', async () => {
    const who = await api.signedIn();
    await request(who).expect(200);
    await cancel(who).expect(200);
    expect(await read(who)).toBeNull();
    await cancel(who).expect(404);
    expect(subjects(who)).toEqual([
      'Your Nadi account will not be deleted',
      'Your Nadi account will be deleted',
    ]);
    api.clock.advance(hours(0.1));
    expect((await request(who).expect(200)).body.data.requestedAt).toBe(api.clock.now().toISOString());
  });
});

describe('what happens by itself', () => {
  it('three days before, the owner is reminded, once for each request', async () => {
    const who = await api.signedIn();
    await request(who).expect(200);
    const remind = () => remindOfDeletions(api.context);
    api.clock.advance(days(27) - 1000);
    await remind();
    expect(subjects(who)).toHaveLength(1);
    api.clock.advance(1000);
    await Promise.all(Array.from({ length: 8 }, remind));
    await remind();
    expect(subjects(who)).toHaveLength(2);
    expect(subjects(who)[0]).toMatch(/^Your Nadi account will be deleted on \d+ \w+ 20\d\d$/);

    await api.context.db.write('keeper', (tx) =>
      tx.update(users).set({ deletionRequestedAt: api.clock.now() }).where(eq(users.id, who.userId)),
    );
    api.clock.advance(days(28));
    await remind();
    expect(subjects(who)).toHaveLength(3);
    api.clock.advance(days(2));
    await erase();
  });

  it('after thirty days and not before, the account is gone, its tokens are refused and its address is free', async () => {
    const [who, stays] = [await api.signedIn(), await api.signedIn()];
    await request(who).expect(200);
    await request(stays).expect(200);
    await cancel(stays).expect(200);
    api.clock.advance(days(30) - 1000);
    expect(await erase()).toBe(0);
    const session = (await accounts.signIn(who.email, who.password).expect(200)).body.data;
    api.clock.advance(1000);
    expect(await erase()).toBe(1);

    expect([await isThere(who), await isThere(stays)]).toEqual([false, true]);
    await accounts.me(session).expect(401);
    await accounts.refresh(session.refreshToken).expect(401);
    await accounts.signIn(who.email, who.password).expect(401);
    await accounts.confirmed(who.email);
    await accounts.signIn(who.email).expect(200);
  });

  it('tells the owner, after all mails that still lay here', async () => {
    const who = await api.signedIn();
    await request(who).expect(200);
    api.clock.advance(days(30));
    await erase();
    expect(subjects(who)).toEqual(['Your Nadi account has been deleted']);
  });

  it('keeps what was done to the account by ids alone, in a chain that is whole', async () => {
    const who = await api.signedIn('PATIENT', { firstName: 'Canary' });
    await readingsOf(api).recorded(who, { ...pulse, note: 'Canary' });
    await request(who).expect(200);
    api.clock.advance(days(30));
    await erase();
    const chain = await api.look((tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.subjectId, who.userId)),
    );
    expect(chain.map(({ operation }) => operation)).toEqual([
      'recordVitalSign',
      'requestAccountDeletion',
      'eraseAccount',
    ]);
    expect(chain.at(-1)).toMatchObject({ actorId: null, actorRole: 'SYSTEM', action: 'delete' });
    expect(JSON.stringify(chain)).not.toContain('Canary');
    expect((await verifyAudit(api.context.db, null)).findings).toEqual([]);
  });

  it('forgets what was counted of wrong passwords', async () => {
    const who = await api.signedIn();
    await accounts.signIn(who.email, 'not the password').expect(401);
    await request(who).expect(200);
    expect(await api.look((tx) => tx.$count(signInGuards))).toBeGreaterThan(0);
    await api.context.db.write('keeper', (tx) => tx.delete(signInGuards));
    await accounts.signIn(who.email, 'not the password').expect(401);
    api.clock.advance(days(30));
    await erase();
    // Counts guards of addresses alone: what the network tried names nobody.
    expect(await api.look((tx) => tx.$count(signInGuards, ne(signInGuards.addressHash, '')))).toBe(0);
  });
});

describe('erasing does nothing half', () => {
  async function dueWithPhoto(): Promise<Person> {
    const who = await api.signedIn();
    await givePhoto(who);
    await request(who).expect(200);
    api.clock.advance(days(30));
    return who;
  }

  it('removes the files with the account', async () => {
    const before = await filesOnDisk();
    await dueWithPhoto();
    expect(await filesOnDisk()).toHaveLength(before.length + 1);
    await erase();
    expect(await filesOnDisk()).toEqual(before);
    expect(await api.look((tx) => tx.$count(fileRemovals))).toBe(0);
  });

  it('removes files at the next sweep if the server stopped before they were gone', async () => {
    const before = await filesOnDisk();
    const who = await dueWithPhoto();
    const failing = { ...api.context.files, remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(eraseDueAccounts({ ...api.context, files: failing })).rejects.toThrow('the disk is away');
    expect(await isThere(who)).toBe(false);
    expect(await filesOnDisk()).toHaveLength(before.length + 1);
    expect(await erase()).toBe(0);
    expect(await filesOnDisk()).toEqual(before);
    await removeMarkedFiles(api.context);
  });

  it('keeps everything and tells nobody if the transaction of an erasure is undone', async () => {
    const who = await dueWithPhoto();
    const before = await filesOnDisk();
    const { db } = api.context;
    const failing = {
      ...db,
      write: ((actor, work) =>
        db.write(actor, async (tx, atEnd) => {
          await work(tx, atEnd);
          throw new Error('the database is away');
        })) as typeof db.write,
    };
    await expect(eraseDueAccounts({ ...api.context, db: failing })).rejects.toThrow('the database is away');
    expect(await isThere(who)).toBe(true);
    expect(await filesOnDisk()).toEqual(before);
    const profile = await api.look((tx) =>
      tx.$count(patientProfiles, eq(patientProfiles.userId, who.userId)),
    );
    expect(profile).toBe(1);
    expect(subjects(who)).not.toContain('Your Nadi account has been deleted');
    expect(await erase()).toBe(1);
  });

  it('two servers at once erase it once', async () => {
    const who = await dueWithPhoto();
    const counts = await Promise.all([erase(), erase(), erase()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(subjects(who)).toHaveLength(1);
  });
});
