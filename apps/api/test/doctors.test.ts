import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../src/db/schema/audit';
import { doctorProfiles } from '../src/db/schema/doctor-profiles';
import { accountsOf } from './accounts';
import { by, once, type Person, startApi, type TestApi } from './api';
import { minutes } from './clock';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `doctor-${count}@nadi.example`;
});

const registration = {
  specialization: 'general-medicine',
  licenseNumber: 'EX-7',
  council: 'Example State Medical Council',
  experience: 6,
};
const signUp = (address: string, more: object = {}) =>
  api.ask.post('/auth/doctor-signup').send({
    firstName: 'Samuel',
    lastName: 'Iype',
    email: address,
    password: accounts.password,
    acceptTerms: true,
    ...registration,
    ...more,
  });
/** A doctor whose address is confirmed, signed in. */
async function signedUp(address = email): Promise<Person> {
  await signUp(address).expect(201);
  await accounts.verify(accounts.newestToken(address)).expect(200);
  const { body } = await accounts.signIn(address).expect(200);
  return { ...body.data, userId: body.data.user.id, email: address, password: accounts.password };
}
const profile = (who: Person) => api.ask.get('/doctors/profile').set(by(who));
const change = (who: Person, body: object, headers: Record<string, string> = {}) =>
  api.ask
    .put('/doctors/profile/me')
    .set({ ...by(who), ...headers })
    .send(body);
const onboard = (who: Person, data: object, photo?: Buffer) => {
  const sending = api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once() })
    .field('onboardingData', JSON.stringify(data));
  return photo ? sending.attach('profilePhoto', photo, 'me.png') : sending;
};
const list = async (admin: Person, query = '') =>
  (await api.ask.get(`/admin/doctor-registrations${query}`).set(by(admin)).expect(200)).body;
const decide = (admin: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  api.ask
    .put(`/admin/doctor-registrations/${id}`)
    .set({ ...by(admin), ...headers })
    .send(body);
const reason = 'The register of the council has this number under another name.';

describe('signUpDoctor', () => {
  it('opens an account that is not verified, with what was given', async () => {
    const { body } = await signUp(email).expect(201);
    expect(body.data.user).toMatchObject({
      role: 'DOCTOR',
      emailVerified: false,
      doctor: { firstName: 'Samuel', lastName: 'Iype', verification: 'UNVERIFIED' },
    });
    expect(body.data.user.patient).toBeUndefined();
    await accounts.verify(accounts.newestToken(email)).expect(200);
    const person = { ...body.data, userId: body.data.user.id };
    const { body: kept, headers } = await profile(person).expect(200);
    expect(kept.data).toMatchObject({
      ...registration,
      user: { email },
      languages: [],
      phone: null,
      about: null,
      verification: { status: 'UNVERIFIED', reason: null, decidedAt: null },
      version: 1,
    });
    expect(headers.etag).toBe('"1"');
  });

  it('says the same of an address that has an account', async () => {
    await accounts.confirmed(email);
    await signUp(email).expect(201);
    expect(accounts.mailsTo(email)[0]?.subject).toContain('already have an account');
  });

  it.each(['specialization', 'licenseNumber', 'council', 'experience'])('asks for %s', async (field) => {
    const { body } = await signUp(email, { [field]: undefined }).expect(422);
    expect(body.errors[0]).toMatchObject({ pointer: `/body/${field}`, code: 'required' });
  });
});

describe('register', () => {
  const register = (body: object) => api.ask.post('/auth/register').send(body);

  it('opens accounts of both roles', async () => {
    const { patient, doctor } = examples.register.request;
    const one = await register({ ...patient, email }).expect(201);
    expect(one.body.data.user).toMatchObject({ role: 'PATIENT', patient: { firstName: 'Kiran' } });
    const other = await register({ ...doctor, email: `dr-${email}` }).expect(201);
    expect(other.body.data.user).toMatchObject({ role: 'DOCTOR', doctor: { verification: 'UNVERIFIED' } });
    for (const address of [email, `dr-${email}`])
      await accounts.verify(accounts.newestToken(address)).expect(200);
  });

  it('refuses a doctor without a registration, a patient with one, and an administrator', async () => {
    const { patient, doctor } = examples.register.request;
    await register({ ...doctor, email, council: undefined }).expect(422);
    await register({ ...patient, email, council: 'Example State Medical Council' }).expect(422);
    const { body } = await register({ ...patient, email, role: 'ADMIN' }).expect(422);
    expect(body.errors[0].pointer).toBe('/body/role');
  });
});

describe('a doctor’s first questions', () => {
  const answers = { languages: ['en', 'ml'], phone: '+910000000112', about: 'I see adults and families.' };
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

  it('are kept, and the doctor is through', async () => {
    const who = await signedUp();
    const { body } = await onboard(who, answers, png).expect(200);
    expect(body.data.user).toMatchObject({
      onboardingCompleted: true,
      doctor: { verification: 'UNVERIFIED' },
    });
    expect((await profile(who)).body.data).toMatchObject({ ...answers, hasPhoto: true, version: 2 });
    await onboard(who, answers).expect(409);
  });

  it('a doctor who gives a patient’s answers is told, and so is a patient who gives a doctor’s', async () => {
    const doctor = await signedUp();
    const one = await onboard(doctor, { dateOfBirth: '1984-05-21', gender: 'MALE' }).expect(422);
    expect(one.body.errors).toEqual([
      expect.objectContaining({ pointer: '/body/onboardingData/languages', code: 'required' }),
    ]);
    const patient = await api.signedIn();
    const other = await onboard(patient, answers).expect(422);
    expect(other.body.errors).toEqual([
      expect.objectContaining({ pointer: '/body/onboardingData/languages', code: 'not-allowed' }),
    ]);
    expect((await accounts.me(patient)).body.data.user.onboardingCompleted).toBe(false);
  });
});

describe('updateDoctorProfile', () => {
  it('changes what is given and leaves the rest; null clears', async () => {
    const who = await api.signedIn('DOCTOR');
    const first = await change(who, { about: 'I see adults.', experience: 10, firstName: 'Meera' }).expect(
      200,
    );
    expect(first.body.data).toMatchObject({ about: 'I see adults.', experience: 10, firstName: 'Meera' });
    const second = await change(who, { about: null }).expect(200);
    expect(second.body.data).toMatchObject({
      about: null,
      experience: 10,
      languages: ['en'],
      verification: { status: 'VERIFIED' },
      version: 3,
    });
    expect(second.headers.etag).toBe('"3"');
  });

  it('refuses a change of what was changed since, and shows how it stands', async () => {
    const who = await api.signedIn('DOCTOR');
    await change(who, { experience: 10 }, { 'If-Match': '"1"' }).expect(200);
    const { body } = await change(who, { experience: 11 }, { 'If-Match': '"1"' }).expect(412);
    expect(body.current).toMatchObject({ experience: 10, version: 2 });
  });

  it.each([
    ['another number', { licenseNumber: 'EX-2' }],
    ['another council', { council: 'Other State Medical Council' }],
  ])('%s has to be verified again, from the next request on', async (_, given) => {
    const who = await api.signedIn('DOCTOR');
    api.clock.advance(minutes(5));
    const { body } = await change(who, given).expect(200);
    expect(body.data.verification).toEqual({ status: 'UNVERIFIED', reason: null, decidedAt: null });
    const me = await accounts.me(who).expect(200);
    expect(me.body.data.user.doctor.verification).toBe('UNVERIFIED');
    const [row] = await api.look((tx) =>
      tx.select().from(doctorProfiles).where(eq(doctorProfiles.userId, who.userId)),
    );
    expect(row?.appliedAt).toEqual(api.clock.now());
  });

  it('the same number and council again change nothing of it', async () => {
    const who = await api.signedIn('DOCTOR');
    const given = { licenseNumber: 'EX-1', council: 'Example State Medical Council' };
    const { body } = await change(who, given).expect(200);
    expect(body.data.verification.status).toBe('VERIFIED');
  });

  it('does not let a doctor decide', async () => {
    const who = await signedUp();
    await change(who, { verification: { status: 'VERIFIED' } }).expect(422);
    const decided = api.context.db.write({ userId: who.userId, role: 'UNVERIFIED_DOCTOR' }, (tx) =>
      tx
        .update(doctorProfiles)
        .set({ verification: 'VERIFIED' })
        .where(eq(doctorProfiles.userId, who.userId)),
    );
    // The database refuses it too, whatever an operation forgot.
    await expect(decided).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('is not for patients', async () => {
    await change(await api.signedIn(), { experience: 3 }).expect(403);
    await profile(await api.signedIn()).expect(403);
  });
});

describe('listDoctorRegistrations', () => {
  it('shows who waits longest first, in pages, and only confirmed addresses', async () => {
    const admin = await api.signedIn('ADMIN');
    const before = (await list(admin, '?status=UNVERIFIED')).pagination.total;
    const [first, second] = [await signedUp(`a-${email}`), await signedUp(`b-${email}`)];
    await signUp(`c-${email}`).expect(201);
    api.clock.advance(minutes(1));
    const third = await signedUp(`d-${email}`);
    // Whoever changes what has to be checked goes to the end.
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
    const who = await signedUp();
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
    const who = await signedUp();
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
    expect(accounts.mailsTo(email)[0]?.subject).toBe('Your registration at Nadi is verified');
  });

  it('refuses with a reason, which the doctor reads, and takes decisions back', async () => {
    const who = await signedUp();
    const admin = await api.signedIn('ADMIN');
    await decide(admin, who.userId, { status: 'REJECTED' }).expect(422);
    await decide(admin, who.userId, { status: 'VERIFIED', reason }).expect(422);
    await decide(admin, who.userId, { status: 'REJECTED', reason }).expect(200);
    expect((await profile(who)).body.data.verification).toMatchObject({ status: 'REJECTED', reason });
    expect(accounts.mailsTo(email)[0]?.text).toContain(reason);
    const back = await decide(admin, who.userId, { status: 'VERIFIED' }).expect(200);
    expect(back.body.data).toMatchObject({ status: 'VERIFIED', reason: null, version: 3 });
    await decide(admin, who.userId, { status: 'REJECTED', reason }).expect(200);
  });

  it('names what is allowed where it is not', async () => {
    const who = await signedUp();
    const admin = await api.signedIn('ADMIN');
    await decide(admin, who.userId, { status: 'VERIFIED' }).expect(200);
    const { body } = await decide(admin, who.userId, { status: 'VERIFIED' }).expect(409);
    expect(body.detail).toBe('This registration is VERIFIED already. It may become REJECTED.');
    await decide(admin, who.userId, { status: 'REJECTED', reason }).expect(200);
    const again = await decide(admin, who.userId, { status: 'REJECTED', reason }).expect(409);
    expect(again.body.detail).toContain('It may become VERIFIED.');
    expect(accounts.mailsTo(email).filter(({ subject }) => subject.includes('registration'))).toHaveLength(2);
  });

  it('holds what was decided on against what it has become', async () => {
    const who = await signedUp();
    const admin = await api.signedIn('ADMIN');
    await change(who, { licenseNumber: 'EX-8' }).expect(200);
    const old = { 'If-Match': '"1"' };
    const { body } = await decide(admin, who.userId, { status: 'VERIFIED' }, old).expect(412);
    expect(body.current).toMatchObject({ licenseNumber: 'EX-8', version: 2, status: 'UNVERIFIED' });
    await decide(admin, who.userId, { status: 'VERIFIED' }, { 'If-Match': '"2"' }).expect(200);
  });

  it('two administrators at once: one decides', async () => {
    const who = await signedUp();
    const [one, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
    const both = await Promise.all([
      decide(one, who.userId, { status: 'VERIFIED' }),
      decide(other, who.userId, { status: 'VERIFIED' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('knows nobody whose address is not confirmed, no patient, and nothing that is no id', async () => {
    const admin = await api.signedIn('ADMIN');
    const waiting = (await signUp(email).expect(201)).body.data.user.id;
    const patient = await api.signedIn();
    for (const id of [waiting, patient.userId, admin.userId, '0198f000-0000-7000-8000-00000000dead', 'x'])
      await decide(admin, id, { status: 'VERIFIED' }).expect(404);
  });

  it('is for administrators', async () => {
    const who = await signedUp();
    const colleague = await api.signedIn('DOCTOR');
    for (const other of [who, colleague, await api.signedIn()])
      await decide(other, who.userId, { status: 'VERIFIED' }).expect(403);
  });
});
