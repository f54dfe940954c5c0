// areas: identity
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { doctorsOf, registration } from '../../../../test/doctors';
import { png } from '../../../../test/pictures';
import { doctorProfiles } from '../tables/doctor-profiles';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
let signUp: ReturnType<typeof doctorsOf>['signUp'];
let signedUp: ReturnType<typeof doctorsOf>['signedUp'];
let profile: ReturnType<typeof doctorsOf>['profile'];
let change: ReturnType<typeof doctorsOf>['change'];
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
  ({ signUp, signedUp, profile, change } = doctorsOf(api));
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `doctor-${count}@nadi.example`;
});

const onboard = (who: Person, data: object, photo?: Buffer) => {
  const sending = api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once() })
    .field('onboardingData', JSON.stringify(data));
  return photo ? sending.attach('profilePhoto', photo, 'me.png') : sending;
};
describe('signUpDoctor', () => {
  it('opens an account that is not verified, with what was given', async () => {
    const { body } = await signUp(email).expect(201);
    expect(body.data.user).toMatchObject({
      role: 'DOCTOR',
      emailVerified: false,
      doctor: { firstName: 'Samuel', lastName: 'Iype', verification: 'UNVERIFIED' },
    });
    expect(body.data.user.patient).toBeUndefined();
    await accounts.verify(accounts.newestToken(email), body.data).expect(200);
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

  it('refuses a role of its own, at sign-up and in the profile later', async () => {
    const unknown = [expect.objectContaining({ pointer: '/body/role', code: 'unknown' })];
    expect((await signUp(email, { role: 'ADMIN' }).expect(422)).body.errors).toEqual(unknown);
    expect(accounts.mailsTo(email)).toEqual([]);
    const who = await signedUp(email);
    expect((await change(who, { role: 'ADMIN' }).expect(422)).body.errors).toEqual(unknown);
    expect((await accounts.me(who).expect(200)).body.data.user.role).toBe('DOCTOR');
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

  it('are kept, and the doctor is through', async () => {
    const who = await signedUp(email);
    const { body } = await onboard(who, answers, png).expect(200);
    expect(body.data.user).toMatchObject({
      onboardingCompleted: true,
      doctor: { verification: 'UNVERIFIED' },
    });
    expect((await profile(who)).body.data).toMatchObject({ ...answers, hasPhoto: true, version: 2 });
    await onboard(who, answers).expect(409);
  });

  it('a doctor who gives a patient’s answers is told, and so is a patient who gives a doctor’s', async () => {
    const doctor = await signedUp(email);
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
    const first = await change(who, { about: 'I see adults.', experience: 10 }).expect(200);
    expect(first.body.data).toMatchObject({ about: 'I see adults.', experience: 10, firstName: 'Test' });
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
    ['another first name', { firstName: 'Meera' }],
    ['another last name', { lastName: 'Rao' }],
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

  it('the same name, number and council again change nothing of it', async () => {
    const who = await api.signedIn('DOCTOR');
    const name = { firstName: 'Test', lastName: 'Person' };
    const given = { ...name, licenseNumber: 'EX-1', council: 'Example State Medical Council' };
    const { body } = await change(who, given).expect(200);
    expect(body.data.verification.status).toBe('VERIFIED');
  });

  it('does not let a doctor decide', async () => {
    const who = await signedUp(email);
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
