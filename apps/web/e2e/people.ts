import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { until } from './until';
import { demoPassword, type Person } from './visitor';

/** Returns a person of the demonstration, for reading only: files that run beside this one know them too. */
export const demo = (name: string): Person => ({ email: `${name}@nadi.example`, password: demoPassword });

type Tokens = { token: string; refreshToken: string };

/** Asks the server past the proxy, as another program of the person would. */
export async function call<Data>(
  api: string,
  path: string,
  { token, ...init }: RequestInit & { token?: string | undefined } = {},
): Promise<Data> {
  const isJson = typeof init.body === 'string';
  const answer = await fetch(`${api}${path}`, {
    ...init,
    headers: {
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string>),
    },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Data;
}

export const post = <Data>(api: string, path: string, body: object, token?: string): Promise<Data> =>
  call(api, path, {
    method: 'POST',
    token,
    body: JSON.stringify(body),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });

/**
 * From an address of its own on loopback, where the system has them: from one address there may be twenty sign-ups in an hour, and all
 * files share the server.
 */
async function postFromElsewhere(url: string, body: object): Promise<void> {
  const localAddress =
    process.platform === 'linux' ? `127.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}` : undefined;
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const asking = request(url, { method: 'POST', headers, ...(localAddress && { localAddress }) });
  asking.end(JSON.stringify(body));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 201) throw new Error(`${url} answers ${answer.statusCode}: ${said}`);
}

export const signInAtServer = async (api: string, { email, password }: Person): Promise<Tokens> =>
  (await post<{ data: Tokens }>(api, '/auth/login', { email, password })).data;

/** Signs up and confirms the address with the link of the mail. */
export async function signUp(
  server: string,
  role: 'patient' | 'doctor',
  person: Person & Record<string, unknown>,
): Promise<void> {
  const api = `${server}/api/v1`;
  await postFromElsewhere(`${api}/auth/${role}-signup`, { ...person, acceptTerms: true });
  const mails = await (await fetch(`${server}/dev/mail`)).text();
  const [, link] = new RegExp(`To ${person.email}.*?#token=([\\w-]+)`, 's').exec(mails) ?? [];
  await post(api, '/auth/verify-email', { token: link });
}

/**
 * A patient with the name of a demo account whose address is confirmed, and nothing else yet.
 *
 * @param server where it listens
 * @param known the token of the demo account, if there is one already
 */
export async function signUpLike(
  server: string,
  name: 'asha' | 'ravi' | 'kiran',
  known?: string,
): Promise<Person> {
  const api = `${server}/api/v1`;
  const token = known ?? (await signInAtServer(api, demo(name))).token;
  const { data } = await call<{ data: { user: Record<'firstName' | 'lastName', string> } }>(api, '/auth/me', {
    token,
  });
  const { firstName, lastName } = data.user;
  const person = {
    email: `${name}-${crypto.randomUUID()}@nadi.example`,
    password: 'seven herons by the river',
  };
  await signUp(server, 'patient', { firstName, lastName, ...person });
  return person;
}

type Profile = Record<'dateOfBirth' | 'gender' | 'phone', string>;
type Fact = { type: string; from: string; metres: number | null };
type Reading = Record<string, unknown>;

const measured = [
  'type',
  'unit',
  'measuredAt',
  'systolic',
  'diastolic',
  'value',
  'arm',
  'posture',
  'timing',
  'site',
  'note',
];

type InnerRequest = { id: string };
type Batched = { data: { responses: { id: string; status: number }[] } };

/** In batches, and again what a server that is busy has put off. */
async function sendAll(api: string, requests: readonly InnerRequest[], token: string): Promise<void> {
  let left = requests;
  await until('all readings are at the server', async () => {
    const { data } = await post<Batched>(api, '/batch', { requests: left }, token);
    const refused = data.responses.filter(({ status }) => status !== 201);
    if (refused.some(({ status }) => status !== 503))
      throw new Error(`Readings were refused: ${JSON.stringify(refused)}`);
    left = left.filter(({ id }) => refused.some((one) => one.id === id));
    return left.length === 0;
  });
}

/** The number of readings of each kind that a list, a summary and the beginning of a form need. */
const readingsOfKind = 2;

const newestOfEachKind = (readings: readonly Reading[]): Reading[] =>
  readings.filter(
    (reading, index) =>
      readings.slice(0, index).filter(({ type }) => type === reading.type).length < readingsOfKind,
  );

/** Answers the questions of the first use. */
export async function completeOnboarding(api: string, token: string, answers: object): Promise<void> {
  const body = new FormData();
  body.set('onboardingData', JSON.stringify(answers));
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await call(api, '/auth/onboarding/complete', { method: 'POST', token, body, headers });
}

/** A patient of this file alone, with the facts of a demo account and its newest readings. */
export async function createLike(server: string, name: 'asha' | 'ravi'): Promise<Person> {
  const api = `${server}/api/v1`;
  const { token } = await signInAtServer(api, demo(name));
  const read = async <Data>(path: string) => (await call<{ data: Data }>(api, path, { token })).data;
  const [{ dateOfBirth, gender, phone }, facts, readings, person] = await Promise.all([
    read<Profile>('/patients/profile'),
    read<Fact[]>('/patients/health-facts'),
    read<Reading[]>('/vital-signs?limit=100'),
    signUpLike(server, name, token),
  ]);
  const own = await signInAtServer(api, person);
  await completeOnboarding(api, own.token, { dateOfBirth, gender, phone, pregnancy: 'unknown' });
  for (const { type, from, metres } of facts)
    await post(
      api,
      '/patients/health-facts',
      { type, from, ...(metres === null ? {} : { metres }) },
      own.token,
    );
  const requests = newestOfEachKind(readings).map((reading, index) => ({
    id: String(index),
    method: 'POST',
    url: '/vital-signs',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: Object.fromEntries(measured.flatMap((key) => (reading[key] == null ? [] : [[key, reading[key]]]))),
  }));
  await sendAll(api, requests, own.token);
  return person;
}

/**
 * Opens a page as someone who is signed in, without the form: the tokens lie where the app keeps them, and the app does the rest at
 * its start. Tests of signing in use the form.
 */
export async function openAs(page: Page, { email, password }: Person, path = '/dashboard'): Promise<void> {
  // Opens a page of this origin, without the code of the app.
  await page.goto('/terms');
  // From this browser, which the server then knows.
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/auth/login', { method: 'POST', headers, body });
    const { data } = await answer.json();
    for (const key of ['nadi_refresh_token', 'refreshToken']) localStorage.setItem(key, data?.refreshToken);
    for (const key of ['token', 'nadi_token']) localStorage.setItem(key, data?.token);
    return answer.status;
  }, JSON.stringify({ email, password }));
  if (status !== 200) throw new Error(`Signing in ${email} answers ${status}.`);
  await page.goto(path);
}
