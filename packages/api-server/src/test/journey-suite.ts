import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Session, VitalSign } from '@nadi/contract/schema';
import { batchJourneys } from './batch-journeys';
import { contactJourneys } from './contact-journeys';
import { dataRequestJourneys } from './data-request-journeys';
import { factJourneys } from './fact-journeys';
import { goalJourneys } from './goal-journeys';
import { logJourneys } from './log-journeys';
import { medicalHistoryJourneys } from './medical-history-journeys';
import { notificationJourneys } from './notification-journeys';
import { patientJourneys } from './patient-journeys';
import { prescriptionJourneys } from './prescription-journeys';
import { readingJourneys } from './reading-journeys';
import { recordJourneys } from './record-journeys';
import { createTraveller, password, type Travelled } from './traveller';
import { uploadJourneys } from './upload-journeys';
import { visitJourneys } from './visit-journeys';
import { waitlistJourneys } from './waitlist-journeys';

/** The combined behaviour of the operations, however an implementation is built: complete journeys of people. */
export function describeJourneys({ start }: { start(): Promise<Travelled> }): void {
  let server: Travelled;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const traveller = createTraveller(() => server);
  const { ask, expectDone, signUp, verify, signIn, confirmed, onboard, record } = traveller;

  readingJourneys(traveller);
  factJourneys(traveller);
  contactJourneys(traveller);
  patientJourneys(traveller);
  goalJourneys(traveller);
  medicalHistoryJourneys(traveller);
  recordJourneys(traveller);
  batchJourneys(traveller);
  logJourneys(traveller);
  uploadJourneys(traveller);
  notificationJourneys(traveller);
  visitJourneys(traveller);
  waitlistJourneys(traveller);
  prescriptionJourneys(traveller);
  dataRequestJourneys(traveller);

  it('leads from sign-up to the first reading and out again', async () => {
    const email = 'first@nadi.example';
    const { token, refreshToken, user } = await signUp(email);
    expect(user).toMatchObject({ role: 'PATIENT', emailVerified: false, onboardingCompleted: false });
    expect(await record(token)).toMatchObject({
      status: 403,
      body: { message: 'Confirm your e-mail address first.' },
    });

    await expectDone(verify(email, token));
    await expectDone(onboard(token));
    expect(await onboard(token)).toMatchObject({ status: 409 });
    expect((await ask('GET /auth/me', { by: token })).body.data).toMatchObject({
      user: { id: user.id, emailVerified: true, onboardingCompleted: true },
    });

    const recorded = await expectDone(record(token), 201);
    expect(recorded.headers.get('etag')).toBe('"1"');
    const listed = await expectDone(ask('GET /vital-signs', { by: token }));
    expect(listed.body).toMatchObject({
      data: [{ systolic: 121, interpretation: { status: 'in-range' }, enteredBy: { self: true } }],
      pagination: { page: 1, total: 1, pages: 1 },
    });
    const { interpretation, ...reading } = recorded.body.data as VitalSign;
    const { ranges, ...assessed } = interpretation;
    expect(listed.body).toMatchObject({
      data: [{ ...reading, interpretation: { ...assessed, rangeSet: 0 } }],
      rangeSets: [ranges],
    });

    const next = await expectDone(ask('POST /auth/refresh', { body: { refreshToken } }));
    expect(next.body.refreshToken).not.toBe(refreshToken);
    const by = next.body.token;
    await expectDone(ask('POST /auth/logout', { by }));
    expect(await ask('GET /auth/me', { by })).toMatchObject({ status: 401 });
    expect(await ask('POST /auth/refresh', { body: { refreshToken: next.body.refreshToken } })).toMatchObject(
      {
        status: 401,
        body: { message: 'Your session has ended. Sign in again.', type: '/docs/errors#refresh-failed' },
      },
    );
  });

  it('lets someone in again with their password, and tells nobody else whether they exist', async () => {
    const email = 'again@nadi.example';
    await confirmed(email);
    await expectDone(signIn(email.toUpperCase()));
    const words = 'The e-mail address or password is incorrect.';
    expect(await signIn(email, 'not this one')).toMatchObject({ status: 401, body: { message: words } });
    expect(await signIn('nobody@nadi.example')).toMatchObject({ status: 401, body: { message: words } });
  });

  it('gives a lost answer to a refresh again', async () => {
    const { refreshToken } = await signUp('lost@nadi.example');
    const refresh = () => expectDone(ask('POST /auth/refresh', { body: { refreshToken } }));
    const [first, second] = [await refresh(), await refresh()];
    expect(second.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('keeps people apart', async () => {
    const [one, other] = [await confirmed('one@nadi.example'), await confirmed('other@nadi.example')];
    const { id } = (await record(one.token)).body.data as { id: string };
    const by = other.token;
    expect((await ask('GET /vital-signs', { by })).body.data).toEqual([]);
    expect(await ask(`DELETE /vital-signs/${id}`, { by })).toMatchObject({ status: 404 });
  });

  it('sets a new password by mail, and ends what the old one opened', async () => {
    const email = 'forgot@nadi.example';
    const { token: by } = await confirmed(email);
    await expectDone(ask('POST /auth/forgot-password', { body: { email } }));
    const body = { token: await server.newestToken(email), password: 'seven herons over the lake' };
    await expectDone(ask('POST /auth/reset-password', { body }));
    expect(await ask('GET /auth/me', { by })).toMatchObject({ status: 401 });
    expect(await signIn(email)).toMatchObject({ status: 401 });
    await expectDone(signIn(email, body.password));
    expect(await ask('POST /auth/reset-password', { body })).toMatchObject({
      status: 422,
      body: { message: 'This link no longer works. Ask for a new one.' },
    });
  });

  it('changes a password only for who knows it', async () => {
    const email = 'changed@nadi.example';
    const { token: by } = await confirmed(email);
    const other = (await signIn(email)).body.data as Session;
    const change = (currentPassword: string, newPassword: string) =>
      ask('POST /auth/change-password', { by, body: { currentPassword, newPassword } });
    expect(await change('not this one', 'seven herons over the lake')).toMatchObject({
      status: 422,
      body: { message: 'This is not your password.' },
    });
    expect(await change(password, 'leela nair 1234')).toMatchObject({ status: 422 });
    await expectDone(change(password, 'seven herons over the lake'));
    await expectDone(ask('GET /auth/me', { by }));
    expect(await ask('GET /auth/me', { by: other.token })).toMatchObject({ status: 401 });
  });

  it('tells people where they are signed in, and lets them end it', async () => {
    const email = 'sessions@nadi.example';
    const { token: by } = await confirmed(email);
    const other = (await signIn(email)).body.data as Session;
    const list = async () => (await ask('GET /auth/sessions', { by })).body.data as { isCurrent: boolean }[];
    expect((await list()).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    await expectDone(ask('DELETE /auth/sessions', { by }));
    expect(await list()).toMatchObject([{ isCurrent: true, method: 'sign-up' }]);
    expect(await ask('GET /auth/me', { by: other.token })).toMatchObject({ status: 401 });
  });

  it('says to people who looked at their record', async () => {
    const { token: by } = await confirmed('looked@nadi.example');
    const { id } = (await record(by)).body.data as { id: string };
    const { data } = (await ask('GET /patients/access-log', { by })).body;
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          operation: 'recordVitalSign',
          action: 'create',
          recordIds: [id],
          actor: { id: expect.any(String), name: 'Leela Nair', role: 'PATIENT', isSelf: true },
        }),
      ]),
    );
  });

  it('lets a doctor in once an administrator has verified the registration', async () => {
    const email = 'doctor@nadi.example';
    const registration = {
      specialization: 'general-medicine',
      licenseNumber: 'EX-7',
      council: 'Example State Medical Council',
      experience: 6,
    };
    const names = { firstName: 'Tara', lastName: 'Bhat', acceptTerms: true };
    const body = { ...names, email, password, ...registration };
    const { token: by, user } = (await expectDone(ask('POST /auth/doctor-signup', { body }), 201)).body
      .data as Session;
    await expectDone(verify(email, by));

    const admin = await server.tokenFor('ADMIN');
    const { data } = (await ask('GET /admin/doctor-registrations?status=UNVERIFIED&limit=100', { by: admin }))
      .body;
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ id: user.id, ...registration })]));
    const decide = (status: string, version: number) =>
      ask(`PUT /admin/doctor-registrations/${user.id}`, {
        by: admin,
        headers: { 'If-Match': `"${version}"` },
        body: { status },
      });
    await expectDone(decide('VERIFIED', 1));
    expect(await decide('VERIFIED', 2)).toMatchObject({
      status: 409,
      body: { message: 'This registration is already VERIFIED. It may become REJECTED.' },
    });
    expect((await ask('GET /doctors/profile', { by })).body.data).toMatchObject({
      verification: { status: 'VERIFIED' },
      languages: [],
    });
  });

  it('remembers that an account shall go, and that it shall not', async () => {
    const { token: by } = await confirmed('going@nadi.example');
    const asked = await expectDone(ask('POST /account/deletion', { by }));
    expect(asked.body.data).toMatchObject({ requestedAt: server.now().toISOString() });
    expect((await ask('GET /account/deletion', { by })).body.data).toEqual(asked.body.data);
    await expectDone(ask('DELETE /account/deletion', { by }));
    expect((await ask('GET /account/deletion', { by })).body.data).toBeNull();
    expect(await ask('DELETE /account/deletion', { by })).toMatchObject({
      status: 404,
      body: { message: 'No one has asked to delete this account.' },
    });
  });
}
