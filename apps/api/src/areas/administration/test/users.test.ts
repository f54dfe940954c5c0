// database: both
// areas: account, appointments, doctors, identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { visitsOf } from '../../../../test/visits';
import { users } from '../../../kernel/tables/users';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { passkeys, recoveryCodes, totpSecrets } from '../../identity/tables/two-step';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
});
afterAll(() => api.close());

const reason = 'The address sends advertisements to other people.';
const list = async (query = '', who = admin) =>
  (await api.ask.get(`/admin/users${query}`).set(by(who)).expect(200)).body;
const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
const decide = (id: string, body: object, version = 1, who = admin) =>
  api.ask
    .put(`/admin/users/${id}`)
    .set({ ...by(who), ...once(), 'If-Match': `"${version}"` })
    .send(body);
const suspend = (id: string, version = 1, who = admin) =>
  decide(id, { status: 'SUSPENDED', reason }, version, who);
const removeSecondStep = (id: string, who = admin) =>
  api.ask.delete(`/admin/users/${id}/second-step`).set({ ...by(who), ...once() });

describe('listUsers', () => {
  it('finds people by the beginning of a name, of a last name or of an address, and by role and status', async () => {
    const zara = await api.signedIn('PATIENT', { firstName: 'Zaratha', lastName: 'Quill_ 50%' });
    const doctor = await api.signedIn('DOCTOR', { firstName: 'Zaratha', lastName: 'Other' });
    expect(await idsOf('?search=zarat')).toEqual([doctor.userId, zara.userId]);
    expect(await idsOf('?search=ZARATHA%20q')).toEqual([zara.userId]);
    expect(await idsOf('?search=quill_%2050%25')).toEqual([zara.userId]);
    expect(await idsOf('?search=%25')).toEqual([]);
    expect(await idsOf('?search=_uill')).toEqual([]);
    expect(await idsOf(`?search=${encodeURIComponent(zara.email)}`)).toEqual([zara.userId]);
    expect(await idsOf('?search=zarat&role=DOCTOR')).toEqual([doctor.userId]);
    await suspend(zara.userId).expect(200);
    expect(await idsOf('?search=zarat&status=SUSPENDED')).toEqual([zara.userId]);
    expect(await idsOf('?search=zarat&status=ACTIVE')).toEqual([doctor.userId]);
  });

  it('shows an account without anything of its owner’s health, and only confirmed addresses', async () => {
    const email = 'unconfirmed-person@nadi.example';
    await accounts.signUp(email).expect(201);
    expect(await idsOf('?search=unconfirmed-person')).toEqual([]);
    await accounts.verify(accounts.newestToken(email)).expect(200);
    const { data, pagination } = await list('?search=unconfirmed-person');
    expect(data).toEqual([
      {
        ...{ id: expect.any(String), role: 'PATIENT', firstName: 'Leela', lastName: 'Nair', email },
        ...{ status: 'ACTIVE', reason: null, statusSince: null, verification: null },
        ...{
          hasSecondStep: false,
          createdAt: expect.any(String),
          lastSeenAt: expect.any(String),
          version: 1,
        },
      },
    ]);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 1, pages: 1 });
  });

  it('says that an account waits to be erased', async () => {
    const leaving = await api.signedIn('PATIENT', { firstName: 'Leavinia', lastName: 'Going' });
    await api.ask
      .post('/account/deletion')
      .set({ ...by(leaving), ...once() })
      .expect(200);
    expect((await list('?search=leavinia&status=LEAVING')).data).toMatchObject([{ status: 'LEAVING' }]);
    await suspend(leaving.userId).expect(200);
    expect(await idsOf('?search=leavinia&status=LEAVING')).toEqual([]);
  });
});

it('an account that is to be erased stays while it is suspended: its owner could not keep it', async () => {
  const leaving = await api.signedIn('PATIENT');
  await suspend(leaving.userId).expect(200);
  const deletionRequestedAt = new Date(api.clock.now().getTime() - minutes(60 * 24 * 60));
  await api.context.db.write('keeper', (tx) =>
    tx.update(users).set({ deletionRequestedAt }).where(eq(users.id, leaving.userId)),
  );
  const left = () => api.look((tx) => tx.$count(users, eq(users.id, leaving.userId)));
  await eraseDueAccounts(api.context);
  expect(await left()).toBe(1);
  await decide(leaving.userId, { status: 'ACTIVE' }, 2).expect(200);
  await eraseDueAccounts(api.context);
  expect(await left()).toBe(0);
});

describe('decideUser', () => {
  it('ends every session at once, refuses every sign-in with the reason, and tells the person', async () => {
    const who = await api.signedIn('PATIENT');
    const { body } = await suspend(who.userId).expect(200);
    expect(body.data).toMatchObject({ status: 'SUSPENDED', reason, version: 2 });
    await api.ask.get('/auth/me').set(by(who)).expect(401);
    await accounts.refresh(who.refreshToken).expect(401);
    const refused = await accounts.signIn(who.email, who.password).expect(401);
    expect(refused.body.message).toBe(
      `This account is suspended. Reason: ${reason} If you think this is wrong, write to support@nadi.example.`,
    );
    // A stranger learns nothing.
    const stranger = await accounts.signIn(who.email, 'a wrong password of 20').expect(401);
    expect(stranger.body.message).not.toContain('suspended');
    expect(accounts.mailsTo(who.email)[0]?.text).toContain(reason);
  });

  it('names the officer whom the installation has named, in the refusal and in the e-mail', async () => {
    const who = await api.signedIn('PATIENT');
    const before = api.context.config.grievanceOfficer;
    api.context.config.grievanceOfficer = {
      name: 'An Officer',
      email: 'officer@clinic.example',
      phone: null,
    };
    try {
      await suspend(who.userId).expect(200);
      const refused = await accounts.signIn(who.email, who.password).expect(401);
      expect(refused.body.message).toContain('officer@clinic.example');
      expect(accounts.mailsTo(who.email)[0]?.text).toContain('officer@clinic.example');
    } finally {
      api.context.config.grievanceOfficer = before;
    }
  });

  it('lets the person in again once it has ended', async () => {
    const who = await api.signedIn('PATIENT');
    await suspend(who.userId).expect(200);
    const { body } = await decide(who.userId, { status: 'ACTIVE' }, 2).expect(200);
    expect(body.data).toMatchObject({ status: 'ACTIVE', reason: null, statusSince: null, version: 3 });
    const again = await accounts.signIn(who.email, who.password).expect(200);
    await accounts.me(again.body.data).expect(200);
    expect(accounts.mailsTo(who.email)[0]?.subject).toContain('open again');
    await suspend(who.userId, 3).expect(200);
  });

  it('refuses a change of what it is already, without a reason, with a reason for its end, and of one’s own account', async () => {
    const who = await api.signedIn('PATIENT');
    await decide(who.userId, { status: 'ACTIVE' }).expect(409);
    await decide(who.userId, { status: 'SUSPENDED' }).expect(422);
    await decide(who.userId, { status: 'SUSPENDED', reason: 'no' }).expect(422);
    await suspend(who.userId).expect(200);
    await suspend(who.userId, 2).expect(409);
    await decide(who.userId, { status: 'ACTIVE', reason }, 2).expect(422);
    const own = await suspend(admin.userId).expect(409);
    expect(own.body.message).toBe('This is your own account. Another administrator decides about it.');
    await suspend('0198f000-0000-7000-8000-00000000dead').expect(404);
  });

  it('holds one of two decisions that were made at once, and shows the other what there is', async () => {
    const who = await api.signedIn('PATIENT');
    const other = await api.signedIn('ADMIN');
    const both = await Promise.all([suspend(who.userId), suspend(who.userId, 1, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('asks for the password again if it was given more than ten minutes ago', async () => {
    const who = await api.signedIn('PATIENT');
    const late = await api.signedIn('ADMIN');
    api.clock.advance(minutes(11));
    const { body } = await suspend(who.userId, 1, late).expect(403);
    expect(body.type).toBe('/docs/errors#confirm-password');
    expect((await removeSecondStep(who.userId, late).expect(403)).body.type).toBe(
      '/docs/errors#confirm-password',
    );
    admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  });

  it('cancels the visits of a doctor, who cannot be found or booked any more', async () => {
    const visits = visitsOf(api);
    const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const { id } = await visits.booked(patient, doctor);
    await suspend(doctor.userId).expect(200);
    expect((await visits.reading(patient, id).expect(200)).body.data.status).toBe('cancelled');
    await api.ask.get(`/doctors/directory/${doctor.userId}`).set(by(patient)).expect(404);
  });

  it('lets an administrator suspend another one', async () => {
    const other = await api.signedIn('ADMIN');
    await suspend(other.userId).expect(200);
    await api.ask.get('/admin/overview').set(by(other)).expect(401);
  });
});

describe('removeUserSecondStep', () => {
  it('removes the app, the codes and the passkeys, ends every session, and tells the person', async () => {
    const who = await api.signedIn('PATIENT');
    await twoStepOf(api).turnOn(who);
    expect((await list(`?search=${encodeURIComponent(who.email)}`)).data).toMatchObject([
      { hasSecondStep: true },
    ]);
    await removeSecondStep(who.userId).expect(200);
    await api.ask.get('/auth/me').set(by(who)).expect(401);
    for (const table of [totpSecrets, recoveryCodes, passkeys])
      expect(await api.look((tx) => tx.$count(table, eq(table.userId, who.userId)))).toBe(0);
    const { body } = await accounts.signIn(who.email, who.password).expect(200);
    expect(body.data.user).not.toHaveProperty('needsSecondStep');
    expect(accounts.mailsTo(who.email)[0]?.text).toContain('the passkeys of your account were removed');
    await removeSecondStep(who.userId).expect(404);
  });

  it('leaves that of another administrator alone', async () => {
    const other = await api.signedIn('ADMIN');
    await twoStepOf(api).turnOn(other);
    const { body } = await removeSecondStep(other.userId).expect(409);
    expect(body.message).toBe('The second step of an administrator is removed at the server alone.');
    await api.ask.get('/auth/me').set(by(other)).expect(200);
  });
});
