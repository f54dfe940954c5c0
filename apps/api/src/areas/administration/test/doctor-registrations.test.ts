// areas: doctors, identity
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { doctorsOf, registration } from '../../../../test/doctors';
import { auditEntries } from '../../../kernel/tables/audit';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
let signUp: ReturnType<typeof doctorsOf>['signUp'];
let signedUp: ReturnType<typeof doctorsOf>['signedUp'];
let profile: ReturnType<typeof doctorsOf>['profile'];
let change: ReturnType<typeof doctorsOf>['change'];
let list: ReturnType<typeof doctorsOf>['list'];
let decide: ReturnType<typeof doctorsOf>['decide'];
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
  ({ signUp, signedUp, profile, change, list, decide } = doctorsOf(api));
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `doctor-${count}@nadi.example`;
});

const reason = 'The register of the council has this number under another name.';

describe('listDoctorRegistrations', () => {
  it('shows who waits longest first, in pages, and only confirmed addresses', async () => {
    const admin = await api.signedIn('ADMIN');
    const before = (await list(admin, '?status=UNVERIFIED')).pagination.total;
    const [first, second] = [await signedUp(`a-${email}`), await signedUp(`b-${email}`)];
    await signUp(`c-${email}`).expect(201);
    api.clock.advance(minutes(1));
    const third = await signedUp(`d-${email}`);
    // Moves to the end whoever changes what has to be checked.
    api.clock.advance(minutes(1));
    await change(first, { licenseNumber: 'EX-99' }).expect(200);
    const page = await list(admin, `?status=UNVERIFIED&limit=100`);
    expect(page.pagination.total).toBe(before + 3);
    const mine = page.data.filter((one: { email: string }) => one.email.endsWith(email));
    expect(mine.map(({ id }: { id: string }) => id)).toEqual([second.userId, third.userId, first.userId]);
    expect(mine[0]).toEqual({
      id: second.userId,
      firstName: 'Samuel',
      lastName: 'Iype',
      email: `b-${email}`,
      ...registration,
      status: 'UNVERIFIED',
      appliedAt: expect.any(String),
      decidedAt: null,
      reason: null,
      version: 1,
    });
    const last = await list(admin, `?status=UNVERIFIED&limit=2&page=${Math.ceil((before + 3) / 2)}`);
    expect(last.data.at(-1).id).toBe(first.userId);
    expect((await list(admin, '?status=REJECTED')).data).toEqual([]);
  });

  it('leaves an entry in the access log of each doctor that was seen', async () => {
    const who = await signedUp(email);
    const admin = await api.signedIn('ADMIN');
    await list(admin, '?limit=100');
    const entries = await api.look((tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.subjectId, who.userId)),
    );
    expect(entries.filter(({ operation }) => operation === 'listDoctorRegistrations')).toEqual([
      expect.objectContaining({
        actorId: admin.userId,
        actorRole: 'ADMIN',
        action: 'read',
        recordType: 'registration',
        recordIds: [who.userId],
        purpose: 'HOPERAT',
      }),
    ]);
  });
});

describe('decideDoctorRegistration', () => {
  it('verifies: it holds on the doctor’s next request, and the doctor is told', async () => {
    const who = await signedUp(email);
    const admin = await api.signedIn('ADMIN');
    const { body, headers } = await decide(admin, who.userId, { status: 'VERIFIED' }).expect(200);
    expect(body.data).toMatchObject({
      status: 'VERIFIED',
      decidedAt: api.clock.now().toISOString(),
      reason: null,
      version: 2,
    });
    expect(headers.etag).toBe('"2"');
    expect((await accounts.me(who)).body.data.user.doctor.verification).toBe('VERIFIED');
    expect(accounts.mailsTo(email)[0]?.subject).toBe('Your registration with Nadi is verified');
  });

  it('refuses with a reason, which the doctor reads, and takes decisions back', async () => {
    const who = await signedUp(email);
    const admin = await api.signedIn('ADMIN');
    await decide(admin, who.userId, { status: 'REJECTED' }).expect(422);
    await decide(admin, who.userId, { status: 'VERIFIED', reason }).expect(422);
    await decide(admin, who.userId, { status: 'REJECTED', reason }).expect(200);
    expect((await profile(who)).body.data.verification).toMatchObject({ status: 'REJECTED', reason });
    expect(accounts.mailsTo(email)[0]?.text).toContain(reason);
    const back = await decide(admin, who.userId, { status: 'VERIFIED' }, 2).expect(200);
    expect(back.body.data).toMatchObject({ status: 'VERIFIED', reason: null, version: 3 });
    await decide(admin, who.userId, { status: 'REJECTED', reason }, 3).expect(200);
  });

  it('names what is allowed where it is not', async () => {
    const who = await signedUp(email);
    const admin = await api.signedIn('ADMIN');
    await decide(admin, who.userId, { status: 'VERIFIED' }).expect(200);
    const { body } = await decide(admin, who.userId, { status: 'VERIFIED' }, 2).expect(409);
    expect(body.detail).toBe('This registration is already VERIFIED. It may become REJECTED.');
    await decide(admin, who.userId, { status: 'REJECTED', reason }, 2).expect(200);
    const again = await decide(admin, who.userId, { status: 'REJECTED', reason }, 3).expect(409);
    expect(again.body.detail).toContain('It may become VERIFIED.');
    expect(accounts.mailsTo(email).filter(({ subject }) => subject.includes('registration'))).toHaveLength(2);
  });

  it('holds what was decided on against what it has become', async () => {
    const who = await signedUp(email);
    const admin = await api.signedIn('ADMIN');
    await change(who, { licenseNumber: 'EX-8' }).expect(200);
    const { body } = await decide(admin, who.userId, { status: 'VERIFIED' }, 1).expect(412);
    expect(body.current).toMatchObject({ licenseNumber: 'EX-8', version: 2, status: 'UNVERIFIED' });
    await decide(admin, who.userId, { status: 'VERIFIED' }, 2).expect(200);
  });

  it('is refused where nobody says what was decided on', async () => {
    const who = await signedUp(email);
    const { body } = await api.ask
      .put(`/admin/doctor-registrations/${who.userId}`)
      .set(by(await api.signedIn('ADMIN')))
      .send({ status: 'VERIFIED' })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/header/If-Match' })]);
  });

  it('two administrators at once: one decides', async () => {
    const who = await signedUp(email);
    const [one, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
    const both = await Promise.all([
      decide(one, who.userId, { status: 'VERIFIED' }),
      decide(other, who.userId, { status: 'VERIFIED' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('knows nobody whose address is not confirmed, no patient, and nothing that is no id', async () => {
    const admin = await api.signedIn('ADMIN');
    const waiting = (await signUp(email).expect(201)).body.data.user.id;
    const patient = await api.signedIn();
    for (const id of [waiting, patient.userId, admin.userId, '0198f000-0000-7000-8000-00000000dead', 'x'])
      await decide(admin, id, { status: 'VERIFIED' }).expect(404);
  });

  it('is for administrators', async () => {
    const who = await signedUp(email);
    const colleague = await api.signedIn('DOCTOR');
    for (const other of [who, colleague, await api.signedIn()])
      await decide(other, who.userId, { status: 'VERIFIED' }).expect(403);
  });
});
