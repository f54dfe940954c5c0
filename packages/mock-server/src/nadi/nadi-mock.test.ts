import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkSchema } from '@nadi/api-server/validation';
import { cast, examples } from '@nadi/contract/examples';
import type { Trend, VitalSign, VitalSignListAnswer } from '@nadi/contract/schema';
import { strFromU8, unzipSync } from 'fflate';
import type { Mock } from '../mock-types';
import { mockPassword, tokensOf, type Who } from './mock-cast';
import { createNadiMock, type NadiMockOptions } from './nadi-mock';
import { describeScenario, type ScenarioName, scenarioNames } from './scenarios';

const frozenAt = '2026-11-20T09:00:00+05:30';
const start = (options: NadiMockOptions = {}) => createNadiMock({ frozenAt, seed: 1, ...options });

async function send(mock: Mock, operation: string, { who, body }: { who?: Who; body?: unknown } = {}) {
  const [method = 'GET', path = ''] = operation.split(' ');
  const answer = await mock.fetch(
    new Request(`http://mock.test/api/v1${path}`, {
      method,
      headers: {
        'X-Request-Id': 'a-request-of-a-test',
        ...(who ? { Authorization: `Bearer ${tokensOf(who).token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const signIn = (mock: Mock, who: Who, password = mockPassword) =>
  send(mock, 'POST /auth/login', { body: { email: cast.people[who].email, password } });

describe('the examples', () => {
  it.each(Object.keys(cast.people) as Who[])('have a session of %s, and the one password', async (who) => {
    const mock = start();
    expect((await send(mock, 'GET /auth/me', { who })).body).toMatchObject({
      data: { user: cast.people[who] },
    });
    expect((await signIn(mock, who)).body).toMatchObject({ data: { user: cast.people[who] } });
  });

  it('are read back as the contract tells them', async () => {
    const { body } = await send(start(), 'GET /vital-signs?limit=100', { who: 'asha' });
    const inOrder = (readings: readonly VitalSign[]) =>
      readings
        .map(({ createdAt: _, updatedAt: __, ...rest }) => rest)
        .sort((a, b) => a.id.localeCompare(b.id));
    const { data, rangeSets } = body as VitalSignListAnswer;
    const whole = data.map(({ interpretation: { rangeSet, ...interpretation }, ...row }) => ({
      ...row,
      interpretation: { ...interpretation, ranges: rangeSets[rangeSet] ?? [] },
    }));
    expect(inOrder(whole)).toEqual(inOrder(cast.readings.asha));
    expect(rangeSets.length).toBeLessThan(data.length);
  });

  it('move with the clock, so that the newest reading is of the last day', async () => {
    const mock = createNadiMock();
    const { body } = await send(mock, 'GET /vital-signs?limit=1', { who: 'asha' });
    const age = Date.now() - Date.parse(body.data[0].measuredAt);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(36 * 3_600_000);
  });

  it('confirm the address by the token of the contract', async () => {
    const mock = start();
    await send(mock, 'POST /auth/verify-email', { body: examples.verifyEmail.request.kiran, who: 'kiran' });
    expect((await send(mock, 'GET /auth/me', { who: 'kiran' })).body.data.user.emailVerified).toBe(true);
  });
});

describe('the same seed and clock', () => {
  const once = async () => {
    const mock = start();
    const session = await signIn(mock, 'asha');
    return JSON.stringify([
      session.body,
      (await send(mock, 'GET /patients/access-log', { who: 'asha' })).body,
    ]);
  };

  it('give the same answers again', async () => {
    expect(await once()).toBe(await once());
  });

  it('give them again after a reset', async () => {
    const mock = start();
    const first = await signIn(mock, 'ravi');
    mock.reset();
    expect((await signIn(mock, 'ravi')).body).toEqual(first.body);
  });
});

describe('a scenario', () => {
  const table = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

  it.each(scenarioNames)('%s stands in the table, and begins', async (scenario) => {
    expect(table.replace(/ +/g, ' ')).toContain(`| \`${scenario}\` | ${describeScenario(scenario)} |`);
    expect((await send(start({ scenario }), 'GET /health/ready')).status).toBe(200);
  });

  const asks: [ScenarioName, string, Who, number, object][] = [
    ['empty', 'GET /vital-signs', 'asha', 200, { data: [] }],
    ['new-patient', 'GET /auth/me', 'kiran', 200, { data: { user: { emailVerified: false } } }],
    ['new-patient', 'GET /vital-signs', 'kiran', 403, { message: 'Confirm your e-mail address first.' }],
    ['confirmed-patient', 'GET /vital-signs', 'kiran', 200, { data: [] }],
    ['unverified-doctor', 'GET /doctors/profile', 'samuel', 200, { data: { languages: ['en', 'ml'] } }],
    [
      'rejected-doctor',
      'GET /doctors/profile',
      'samuel',
      200,
      { data: { verification: { status: 'REJECTED' } } },
    ],
    ['many-registrations', 'GET /admin/doctor-registrations', 'admin', 200, { pagination: { pages: 3 } }],
    [
      'critical',
      'GET /vital-signs?limit=1',
      'asha',
      200,
      { data: [{ systolic: 188, interpretation: { status: 'critical' } }] },
    ],
    ['two-step', 'GET /auth/two-step', 'asha', 200, { data: { totp: { isOn: true }, recoveryCodesLeft: 9 } }],
    ['confirm-password', 'POST /auth/two-step/totp', 'asha', 403, { type: '/docs/errors#confirm-password' }],
    [
      'second-step-missing',
      'GET /admin/doctor-registrations',
      'admin',
      403,
      { type: '/docs/errors#second-step-required' },
    ],
    ['second-step-missing', 'GET /auth/me', 'admin', 200, { data: { user: { mustSetUpSecondStep: true } } }],
    ['second-step-missing', 'GET /vital-signs', 'asha', 200, { success: true }],
    ['deletion-asked', 'GET /account/deletion', 'asha', 200, { data: { requestedAt: expect.any(String) } }],
    ['token-expired', 'GET /auth/me', 'asha', 401, { message: 'Sign in to continue.' }],
    ['session-expired', 'GET /auth/me', 'asha', 401, { message: 'Sign in to continue.' }],
  ];

  it.each(asks)('%s: %s of %s answers %i', async (scenario, operation, who, status, body) => {
    const sent = await send(start({ scenario }), operation, { who });
    expect(sent).toMatchObject({ status, body });
    if (status >= 400) expect(checkSchema('Problem', sent.body, '')).toEqual([]);
  });

  it('long-history draws days where there is more than a chart shows', async () => {
    const mock = start({ scenario: 'long-history' });
    const trend = async (metric: string): Promise<Trend> =>
      (await send(mock, `GET /vital-signs/trends?metric=${metric}&period=1y`, { who: 'asha' })).body.data;
    const [pressure, glucose] = [await trend('blood_pressure'), await trend('glucose')];
    expect(pressure).toMatchObject({ count: 728, points: { length: 364 } });
    expect(pressure.points[0]).toMatchObject({ count: 2 });
    expect(glucose).toMatchObject({ count: 364, points: { length: 364 } });
  });

  it('locked refuses the right password too', async () => {
    const sent = await signIn(start({ scenario: 'locked' }), 'asha');
    expect(sent).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Try again in 15 minutes.' },
    });
    expect(sent.headers.get('retry-after')).toBe('900');
  });

  it.each([
    ['token-expired', 200],
    ['session-expired', 401],
  ] as const)('%s answers a refresh with %i', async (scenario, status) => {
    const { refreshToken } = tokensOf('asha');
    expect((await send(start({ scenario }), 'POST /auth/refresh', { body: { refreshToken } })).status).toBe(
      status,
    );
  });
});

describe('two steps', () => {
  it('let in by the code, by a recovery code once, and by a passkey', async () => {
    const mock = start({ scenario: 'two-step' });
    const step = async (body: object) => {
      const { token } = (await signIn(mock, 'asha')).body.data;
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await mock.fetch(new Request('http://mock.test/api/v1/auth/second-step', request))).status;
    };
    expect(await step({ code: '123456' })).toBe(422);
    expect(await step({ code: '000000' })).toBe(200);
    expect(await step({ recoveryCode: 'K7MQ X2VD 9TPH' })).toBe(200);
    expect(await step({ recoveryCode: 'k7mq-x2vd-9tph' })).toBe(422);

    const { challengeId } = (await send(mock, 'POST /auth/passkeys/sign-in-options')).body.data;
    const { credential } = examples.signInWithPasskey.request.asha;
    const body = { challengeId, credential };
    expect((await send(mock, 'POST /auth/passkeys/sign-in', { body })).status).toBe(200);
    expect((await send(mock, 'POST /auth/passkeys/sign-in', { body })).status).toBe(401);
  });
});

describe('a second step that is required', () => {
  it('opens everything once it is on, and stays on', async () => {
    const mock = start({ scenario: 'second-step-missing' });
    const ask = async (operation: string, body?: object) =>
      (await send(mock, operation, { who: 'admin', ...(body ? { body } : {}) })).status;
    expect(await ask('POST /auth/two-step/totp')).toBe(200);
    expect(await ask('GET /admin/doctor-registrations')).toBe(403);
    expect(await ask('POST /auth/two-step/totp/confirmation', { code: '000000' })).toBe(200);
    expect(await ask('GET /admin/doctor-registrations')).toBe(200);
    expect(await ask('DELETE /auth/two-step/totp')).toBe(409);
  });
});

describe('Prefer', () => {
  it('says in words of the mock what the contract does not have', async () => {
    const headers = { Authorization: `Bearer ${tokensOf('asha').token}`, Prefer: 'code=418' };
    const answer = await start().fetch(new Request('http://mock.test/api/v1/vital-signs', { headers }));
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      404,
      expect.stringMatching(/^The contract has no answer 418 for listVitalSigns/),
    ]);
  });
});

describe('the first questions', () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  );
  const answers = examples.completeOnboarding.request.kiran.onboardingData;

  const submit = (mock: Mock, photo: Uint8Array<ArrayBuffer>, key: string) => {
    const body = new FormData();
    body.set('onboardingData', answers);
    body.set('profilePhoto', new Blob([photo], { type: 'image/png' }), 'me.png');
    const headers = { Authorization: `Bearer ${tokensOf('kiran').token}`, 'Idempotency-Key': key };
    const address = 'http://mock.test/api/v1/auth/onboarding/complete';
    return mock.fetch(new Request(address, { method: 'POST', headers, body }));
  };

  it('keep the photo, which is given back as it was', async () => {
    const mock = start({ scenario: 'confirmed-patient' });
    expect((await submit(mock, png, 'an-intent')).status).toBe(200);
    // A form has another boundary each time, and asks for the same nevertheless.
    expect((await submit(mock, png, 'an-intent')).status).toBe(200);
    expect((await submit(mock, png, 'another-intent')).status).toBe(409);
    const headers = { Authorization: `Bearer ${tokensOf('kiran').token}` };
    const photo = await mock.fetch(
      new Request('http://mock.test/api/v1/patients/profile/photo', { headers }),
    );
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(png);
  });

  it('refuse a photo that is none', async () => {
    const eight = await submit(start({ scenario: 'confirmed-patient' }), png.slice(0, 8), 'an-intent');
    expect(eight.status).toBe(422);
    const text = new TextEncoder().encode('no picture at all');
    const sent = await submit(start({ scenario: 'confirmed-patient' }), text, 'an-intent');
    expect(sent.status).toBe(422);
    expect(await sent.json()).toMatchObject({ errors: [{ pointer: '/body/profilePhoto', code: 'image' }] });
  });
});

describe('an export', () => {
  it('has the form that the contract tells', async () => {
    const headers = { Authorization: `Bearer ${tokensOf('asha').token}` };
    const answer = await start({ scenario: 'two-step' }).fetch(
      new Request('http://mock.test/api/v1/account/export', { headers }),
    );
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="nadi-export-2026-11-20.zip"',
    );
    const { 'account.json': account } = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const told = JSON.parse(strFromU8(account ?? new Uint8Array()));
    expect(checkSchema('AccountExport', told, '')).toEqual([]);
    expect(told.vitalSigns).toHaveLength(cast.readings.asha.length);
  });
});
