import { expect } from '@jest/globals';
import type { Role } from '@nadi/contract/operations';
import type { NewVitalSign, Session } from '@nadi/contract/schema';

export type Travelled = {
  /** The server's address, such as `http://127.0.0.1:4010`; the contract's paths are below `/api/v1` there. */
  url: string;
  /** A good access token of someone with this role. */
  tokenFor(role: Role): Promise<string>;
  /** Returns the text after `#token=` in the latest e-mail to an address. */
  newestToken(address: string): Promise<string> | string;
  /** The current time of the server. */
  now(): Date;
  close(): Promise<void>;
};

type Sent = { status: number; headers: Headers; body: Answered };
/** The parts of an answer that a journey reads. */
type Answered = {
  success: boolean;
  message?: string;
  type?: string;
  data?: unknown;
  token?: string;
  refreshToken?: string;
};
type Asking = { by?: string | undefined; headers?: Record<string, string>; body?: unknown };

export const password = 'a heron stands in the river';
const once = (key: string = crypto.randomUUID()) => ({ 'Idempotency-Key': key });

/** The steps of people on their journeys, against a server that is started before the first step. */
export function createTraveller(server: () => Travelled) {
  async function ask(operation: string, { by, headers = {}, body }: Asking = {}): Promise<Sent> {
    const [method = 'GET', path = ''] = operation.split(' ');
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server().url}/api/v1${path}`, {
      method,
      headers: {
        ...(by === undefined ? {} : { Authorization: `Bearer ${by}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answered };
  }

  const expectDone = async (sending: Promise<Sent>, status = 200): Promise<Sent> => {
    const sent = await sending;
    expect({ status: sent.status, body: sent.body }).toMatchObject({ status, body: { success: true } });
    return sent;
  };

  const signUp = async (email: string): Promise<Session> => {
    const body = { firstName: 'Leela', lastName: 'Nair', email, password, acceptTerms: true };
    const sent = await expectDone(ask('POST /auth/patient-signup', { body }), 201);
    return sent.body.data as Session;
  };
  const verify = async (email: string, by?: string) =>
    ask('POST /auth/verify-email', { by, body: { token: await server().newestToken(email) } });
  const signIn = (email: string, given = password) =>
    ask('POST /auth/login', { body: { email, password: given } });
  /** Someone whose address is confirmed, in the session of the sign-up. */
  const confirmed = async (email: string): Promise<Session> => {
    const session = await signUp(email);
    await expectDone(verify(email, session.token));
    return session;
  };

  const formOf = (answers: object) => {
    const form = new FormData();
    form.set('onboardingData', JSON.stringify(answers));
    return form;
  };
  const onboard = (by: string) =>
    ask('POST /auth/onboarding/complete', {
      by,
      headers: once(),
      body: formOf({ dateOfBirth: '1980-02-29', gender: 'FEMALE', pregnancy: 'not-pregnant' }),
    });
  const reading = (): NewVitalSign => ({
    type: 'blood_pressure',
    unit: 'mm[Hg]',
    measuredAt: new Date(server().now().getTime() - 60_000).toISOString(),
    systolic: 121,
    diastolic: 79,
  });
  const record = (by: string, body: unknown = reading(), key?: string) =>
    ask('POST /vital-signs', { by, headers: once(key), body });

  const now = () => server().now();
  const tokenFor = (role: Role) => server().tokenFor(role);
  return { ask, expectDone, signUp, verify, signIn, confirmed, onboard, reading, record, now, tokenFor };
}

export type Traveller = ReturnType<typeof createTraveller>;
