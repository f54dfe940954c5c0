import { randomUUID } from 'node:crypto';
import { codeAt } from '../../apps/api/test/totp-code';
import { someAddress, startTarget, type Target } from './target';

/** Roles of the contract, the right of a pharmacist, and null for a request without a token. */
export const roles = [
  null,
  ...(['PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const),
  ...(['PENDING', 'SECOND_STEP', 'SECOND_STEP_MISSING', 'PHARMACIST'] as const),
] as const;
type Role = (typeof roles)[number];

type Account = { email: string; password: string };
type Session = { url: string; token: string | null };

/** Opens sessions of every role; those whose second step is missing are at a server of their own, which asks patients for one. */
export async function startSessions(target: Target) {
  const strict = await startTarget({ NADI_SECOND_STEP_ROLES: 'patient' });
  const made = new Map<MadeRole, Promise<Account>>();

  return {
    /** Returns a new session of an account that has the role. Throws an Error if there is none. */
    async open(role: Role): Promise<Session> {
      if (role === null) return { url: target.url, token: null };
      if (!isMade(role)) {
        const server = role === 'SECOND_STEP_MISSING' ? strict : target;
        const token = await server.tokenFor([role === 'SECOND_STEP_MISSING' ? 'PATIENT' : role]);
        if (!token) throw new Error(`There is no account whose role is ${role}.`);
        return { url: server.url, token };
      }
      const account = made.get(role) ?? make(role, target);
      made.set(role, account);
      const token = await signIn(target.url, await account).catch(() => null);
      if (token) return { url: target.url, token };
      // An attack may have changed its password, or deleted it.
      const another = make(role, target);
      made.set(role, another);
      return { url: target.url, token: await signIn(target.url, await another) };
    },
    stop: () => strict.stop(),
  };
}

const madeRoles = ['UNVERIFIED_DOCTOR', 'PENDING', 'SECOND_STEP', 'PHARMACIST'] as const;
type MadeRole = (typeof madeRoles)[number];
const isMade = (role: Role): role is MadeRole => madeRoles.some((made) => made === role);

/** Creates an account that has a role which the answer to a demo account's sign-in does not name. */
async function make(role: MadeRole, target: Target): Promise<Account> {
  if (role === 'PENDING') return signUp(target.url);
  if (role === 'SECOND_STEP') return withSecondStep(target.url);
  if (role === 'UNVERIFIED_DOCTOR') return confirmed(target.url, doctor);
  const account = await confirmed(target.url);
  const right = { email: account.email, registrationNumber: randomUUID().slice(0, 8), council: 'Kerala' };
  await call(target.url, '/admin/pharmacists', right, await target.tokenFor(['ADMIN']));
  return account;
}

const password = 'eleven herons by the lake';

const doctor = {
  ...{ specialization: 'general-medicine', experience: 6 },
  ...{ licenseNumber: 'EX-ATTACK', council: 'Example State Medical Council' },
};

/** @param profession what the registration of a doctor asks for; null for a patient */
async function signUp(url: string, profession: typeof doctor | null = null): Promise<Account> {
  const email = `attacked-${randomUUID()}@nadi.example`;
  const person = { firstName: 'Leela', lastName: 'Nair', email, password, acceptTerms: true };
  await call(url, profession ? '/auth/doctor-signup' : '/auth/patient-signup', { ...person, ...profession });
  return { email, password };
}

async function confirmed(url: string, profession: typeof doctor | null = null): Promise<Account> {
  const account = await signUp(url, profession);
  const mails = await (await fetch(`${url}/dev/mail`)).text();
  const after = mails.slice(mails.indexOf(`To ${account.email}`));
  const [, token] = /#token=([\w-]+)/.exec(after) ?? [];
  await call(url, '/auth/verify-email', { token });
  return account;
}

async function withSecondStep(url: string): Promise<Account> {
  const account = await confirmed(url);
  const token = await signIn(url, account);
  const { secret } = await call<{ secret: string }>(url, '/auth/two-step/totp', undefined, token);
  await call(url, '/auth/two-step/totp/confirmation', { code: codeAt(secret, Date.now()) }, token);
  return account;
}

const signIn = async (url: string, account: Account): Promise<string> =>
  (await call<{ token: string }>(url, '/auth/login', account)).token;

async function call<Data>(
  url: string,
  path: string,
  body?: object,
  token: string | null = null,
): Promise<Data> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': someAddress(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}
