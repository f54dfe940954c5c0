import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Session } from '@nadi/contract/schema';
import { createTraveller, password, type Travelled } from './traveller';

/** What the operations mean together, whatever an implementation is made of: ways that people go, from end to end. */
export function describeJourneys({ start }: { start(): Promise<Travelled> }): void {
  let server: Travelled;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const { ask, expectDone, signUp, verify, signIn, confirmed, onboard, reading, record } = createTraveller(
    () => server,
  );

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
    expect(listed.body.data).toEqual([recorded.body.data]);

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
    const words = 'The e-mail address or the password is not right.';
    expect(await signIn(email, 'not this one')).toMatchObject({ status: 401, body: { message: words } });
    expect(await signIn('nobody@nadi.example')).toMatchObject({ status: 401, body: { message: words } });
  });

  it('gives a lost answer to a refresh again', async () => {
    const { refreshToken } = await signUp('lost@nadi.example');
    const refresh = () => expectDone(ask('POST /auth/refresh', { body: { refreshToken } }));
    const [first, second] = [await refresh(), await refresh()];
    expect(second.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('records once for each key, however often it is sent', async () => {
    const { token, refreshToken } = await confirmed('once@nadi.example');
    const [body, key] = [reading(), crypto.randomUUID()];
    const first = await expectDone(record(token, body, key), 201);
    expect((await expectDone(record(token, body, key), 201)).body).toEqual(first.body);
    // The key is the person's, not the token's.
    const next = await expectDone(ask('POST /auth/refresh', { body: { refreshToken } }));
    expect((await expectDone(record(next.body.token ?? '', body, key), 201)).body).toEqual(first.body);
    expect(await record(token, { ...body, systolic: 130 }, key)).toMatchObject({
      status: 422,
      body: { message: 'This key was already used for another request. Use a new one.' },
    });
    expect((await ask('GET /vital-signs', { by: token })).body).toMatchObject({ pagination: { total: 1 } });
  });

  it('changes and deletes only what was looked at', async () => {
    const { token: by } = await confirmed('change@nadi.example');
    const { id } = (await record(by)).body.data as { id: string };
    const change = (version: number, body: object) =>
      ask(`PUT /vital-signs/${id}`, { by, headers: { 'If-Match': `"${version}"` }, body });
    expect((await expectDone(change(1, { systolic: 126 }))).headers.get('etag')).toBe('"2"');
    expect(await change(1, { systolic: 127 })).toMatchObject({
      status: 412,
      body: { current: { systolic: 126, version: 2 } },
    });
    expect(await change(2, { systolic: 70 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/diastolic', code: 'order' }] },
    });
    expect(await change(2, { timing: 'fasting' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/timing', code: 'not-allowed' }] },
    });
    await expectDone(ask(`DELETE /vital-signs/${id}`, { by }));
    expect(await change(3, { systolic: 120 })).toMatchObject({
      status: 404,
      body: { message: 'Resource not found.' },
    });
    expect((await ask('GET /vital-signs', { by })).body.data).toEqual([]);
  });

  it('interprets as much as it knows of the person', async () => {
    const { token: by } = await confirmed('interpreted@nadi.example');
    await record(by);
    const first = async () => (await ask('GET /vital-signs', { by })).body.data;
    expect(await first()).toMatchObject([
      { interpretation: { status: 'not-assessed', reason: 'age-unknown' } },
    ]);
    await expectDone(onboard(by));
    expect(await first()).toMatchObject([{ interpretation: { status: 'in-range', reason: null } }]);
    expect((await ask('GET /vital-signs/summary', { by })).body.data).toMatchObject({
      items: [{ type: 'blood_pressure', count: 1, inRange: 1, inRangeDays: 1 }],
    });
    expect((await ask('GET /vital-signs/trends?metric=blood_pressure', { by })).body.data).toMatchObject({
      count: 1,
      series: [
        { code: 'systolic', average: 121, band: { low: 90, high: 134 } },
        { code: 'diastolic', average: 79, band: { low: 60, high: 84 } },
      ],
      points: [{ systolic: 121, diastolic: 79, status: 'in-range' }],
    });
  });

  it('keeps people apart', async () => {
    const [one, other] = [await confirmed('one@nadi.example'), await confirmed('other@nadi.example')];
    const { id } = (await record(one.token)).body.data as { id: string };
    const by = other.token;
    expect((await ask('GET /vital-signs', { by })).body.data).toEqual([]);
    expect(await ask(`DELETE /vital-signs/${id}`, { by })).toMatchObject({ status: 404 });
  });

  it('refuses what cannot be, with the reason at its field', async () => {
    const { token } = await confirmed('refused@nadi.example');
    const later = new Date(server.now().getTime() + 3_600_000).toISOString();
    expect(await record(token, { ...reading(), measuredAt: later })).toMatchObject({
      status: 422,
      body: {
        type: '/docs/errors#unprocessable',
        message: 'Measured at must not be in the future.',
        errors: [{ pointer: '/body/measuredAt', code: 'future' }],
      },
    });
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
      body: { message: 'This link is not good any more. Ask for a new one.' },
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
          actor: { name: 'Leela Nair', role: 'PATIENT', isSelf: true },
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
      body: { message: 'This registration is VERIFIED already. It may become REJECTED.' },
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
    expect(await ask('DELETE /account/deletion', { by })).toMatchObject({ status: 404 });
  });
}
