// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { accountsOf } from '../../../../test/accounts';
import { by, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { mailQueue } from '../../../kernel/mail/mail-queue';
import { auditEntries } from '../../../kernel/tables/audit';
import { users } from '../../../kernel/tables/users';
import { demoAccounts } from '../../../seed/demo-accounts';
import { seedDemo } from '../../../seed/seed-demo';
import { createAdministrator } from '../create-administrator';
import { removeAdministratorsSecondStep } from '../remove-administrators-second-step';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const create = (email: string) =>
  createAdministrator(
    { email, firstName: 'Nisha', lastName: 'Pillai' },
    { ...api.context, newId: () => v7(), now: api.clock.now() },
  );
const password = 'seven herons over the lake';

describe('an administrator', () => {
  it('is made by whoever runs the server, and sets the password by a link that is good once', async () => {
    const { token, isNew } = await create('first@nadi.example');
    expect(isNew).toBe(true);
    await accounts.reset(token, password).expect(200);
    await accounts.reset(token, password).expect(422);
    const { body } = await accounts.signIn('first@nadi.example', password).expect(200);
    expect(body.data.user).toMatchObject({ role: 'ADMIN', emailVerified: true, firstName: 'Nisha' });
    await api.ask.get('/admin/doctor-registrations').set(by(body.data)).expect(200);
  });

  it('has thirty minutes for it, and can be given another link', async () => {
    const { token } = await create('late@nadi.example');
    api.clock.advance(minutes(30));
    await accounts.reset(token, password).expect(422);
    const again = await create('LATE@nadi.example');
    expect(again.isNew).toBe(false);
    await accounts.reset(again.token, password).expect(200);
    const rows = await api.look((tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.email, 'late@nadi.example')),
    );
    expect(rows).toHaveLength(1);
  });

  it('stands in the audit trail from the beginning', async () => {
    await create('audited@nadi.example');
    const [user] = await api.look((tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.email, 'audited@nadi.example')),
    );
    const entries = await api.look((tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, user?.id ?? '')),
    );
    expect(entries).toEqual([
      expect.objectContaining({ actorRole: 'SYSTEM', action: 'create', recordType: 'account' }),
    ]);
  });

  it('is not made of someone else’s account; one that only waits for confirmation is nobody’s', async () => {
    await accounts.confirmed('patient@nadi.example');
    await expect(create('patient@nadi.example')).rejects.toThrow('no administrator');
    await accounts.signUp('waiting@nadi.example').expect(201);
    const { token } = await create('waiting@nadi.example');
    await accounts.reset(token, password).expect(200);
    await accounts.signIn('waiting@nadi.example', password).expect(200);
  });
});

describe('the second step of an administrator', () => {
  const remove = (email: string) =>
    removeAdministratorsSecondStep(email, {
      ...api.context,
      publicUrl: api.context.config.publicUrl,
      grievanceOfficer: null,
      now: api.clock.now(),
    });

  it('is removed by whoever runs the server, who tells them and signs them out', async () => {
    const who = await api.signedIn('ADMIN');
    expect(await remove(who.email)).toBe(false);
    await twoStepOf(api).turnOn(who);
    expect(await remove(who.email.toUpperCase())).toBe(true);
    await api.ask.get('/auth/me').set(by(who)).expect(401);
    const { body } = await accounts.signIn(who.email, who.password).expect(200);
    expect(body.data.user).not.toHaveProperty('needsSecondStep');
    // It waits for a server that sends it.
    await api.context.bell.ring(mailQueue);
    expect(accounts.mailsTo(who.email)[0]?.text).toContain('the passkeys of your account were removed');
    const entries = await api.look((tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.subjectId, who.userId)),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ operation: 'removeUserSecondStep', actorRole: 'SYSTEM', action: 'change' }),
    );
    expect(await remove(who.email)).toBe(false);
  });

  it('is not removed of someone who is none: an administrator does that', async () => {
    const patient = await api.signedIn('PATIENT');
    await expect(remove(patient.email)).rejects.toThrow('is not the address of an administrator');
  });
});

describe('the demo accounts', () => {
  it('can all be signed in to, and are seeded once', async () => {
    await seedDemo(api.context);
    await seedDemo(api.context);
    const seen = [];
    for (const account of demoAccounts) {
      const { body } = await accounts.signIn(account.email, account.password).expect(200);
      const { role, onboardingCompleted, doctor } = body.data.user;
      seen.push([account.label, role, onboardingCompleted, doctor?.verification]);
    }
    expect(seen).toEqual([
      ['Asha Kulkarni', 'PATIENT', true, undefined],
      ['Ravi Shetty', 'PATIENT', true, undefined],
      ['Kiran Das', 'PATIENT', false, undefined],
      ['Meera Rao', 'DOCTOR', true, 'VERIFIED'],
      ['Samuel Iype', 'DOCTOR', true, 'UNVERIFIED'],
      ['Nisha Pillai', 'ADMIN', true, undefined],
    ]);
  });

  it('let the administrator find the doctor who waits', async () => {
    const admin = demoAccounts.at(-1);
    const { body } = await accounts.signIn(admin?.email ?? '', admin?.password).expect(200);
    const { body: page } = await api.ask
      .get('/admin/doctor-registrations?status=UNVERIFIED')
      .set(by(body.data))
      .expect(200);
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual([cast.people.samuel.id]);
  });
});
