import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import { checkAnswer, checkSchema } from '../validation';
import { addressOf } from './absent-address';

export type Implementation = {
  /** The server's address, such as `http://127.0.0.1:4010`; the contract's paths are below `/api/v1` there. */
  url: string;
  /** A good access token of someone with this role, of a person of its own each time. */
  tokenFor(role: Role): Promise<string>;
  close(): Promise<void>;
};

type Sent = { status: number; headers: Headers; body: unknown; type: string };

const ids = Object.keys(operations) as OperationId[];
const everyRole: readonly Role[] = [
  'PATIENT',
  'DOCTOR',
  'UNVERIFIED_DOCTOR',
  'ADMIN',
  'PENDING',
  'SECOND_STEP',
  'SECOND_STEP_MISSING',
];
/** Fields in which people write what others read. */
const shownToOthers = new Set([
  'firstName',
  'lastName',
  'council',
  'about',
  'reason',
  'note',
  'name',
  'setBy',
]);

const rolesOf = (id: OperationId): readonly Role[] => operations[id].roles;
const needsKey = (id: OperationId) =>
  operations[id].parameters.some(({ name }) => name === 'Idempotency-Key');
const needsVersion = (id: OperationId) =>
  operations[id].parameters.some(({ name, required }) => name === 'If-Match' && required);
const requestsOf = (id: OperationId) => Object.entries<unknown>(examples[id].request);

const isForm = (id: OperationId) => operations[id].body === 'multipart/form-data';

type Content = { body?: string | FormData; type?: string | undefined };

function toBody(id: OperationId, value: unknown): Content {
  if (value === undefined) return {};
  if (!isForm(id)) return { body: JSON.stringify(value), type: 'application/json' };
  const form = new FormData();
  for (const [name, text] of Object.entries(value as Record<string, unknown>)) form.set(name, String(text));
  return { body: form };
}

/**
 * Tests that every implementation of the contract must pass, however it is built: refuse those who may not, refuse what may not be, and
 * answer in the declared form.
 *
 * @param only `answers`: what each operation answers, and one refusal by session, by role and by content
 * @param provesRoles false if another suite asks for each operation in each role
 */
export function describeContract({
  start,
  only,
  provesRoles = true,
  without = [],
}: {
  start(): Promise<Implementation>;
  only?: 'answers';
  provesRoles?: boolean;
  /** Operations that are not asked. @default none */
  without?: readonly OperationId[];
}): void {
  let server: Implementation;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  type Sending = { token?: string | undefined; body?: unknown; raw?: string; type?: string; method?: string };

  async function send(id: OperationId, { token, body, raw, type, method }: Sending = {}): Promise<Sent> {
    const content: Content = raw === undefined ? toBody(id, body) : { body: raw, type };
    const mediaType = type ?? content.type;
    const answer = await fetch(server.url + addressOf(id), {
      method: method ?? operations[id].method.toUpperCase(),
      body: content.body ?? null,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(mediaType ? { 'Content-Type': mediaType } : {}),
        ...(needsKey(id) ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
        ...(needsVersion(id) ? { 'If-Match': '"1"' } : {}),
      },
    });
    const answerType = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      type: answerType,
      body: /application\/(problem\+)?json/.test(answerType) ? JSON.parse(text) : text,
    };
  }

  const roleOf = (id: OperationId) => rolesOf(id)[0] ?? 'PATIENT';
  /** Returns the token of a new person: a request that succeeds may end a session, or an account. */
  const freshTokenOf = (id: OperationId) => server.tokenFor(roleOf(id));
  const shared = new Map<Role, Promise<string>>();
  /** Returns the token of one person for each role, for what is refused before it changes anything. */
  function sharedTokenFor(role: Role): Promise<string> {
    const token = shared.get(role) ?? server.tokenFor(role);
    shared.set(role, token);
    return token;
  }
  const tokenOf = (id: OperationId) => sharedTokenFor(roleOf(id));

  function expectProblem(sent: Sent, status: number): void {
    expect({ status: sent.status, body: sent.body }).toMatchObject({ status, body: { status } });
    expect(sent.type).toMatch(/^application\/problem\+json/);
    expect(checkSchema('Problem', sent.body, '')).toEqual([]);
  }

  /** The answer is one that the contract declares for this operation. */
  function expectDeclared(id: OperationId, sent: Sent): void {
    const { success, errors } = operations[id];
    // A server that finds its own answer wrong says 500, which is declared as well.
    expect([success, ...errors].filter((status) => status < 500)).toContain(sent.status);
    if (sent.status !== success) expectProblem(sent, sent.status);
    else expect(checkAnswer(id, sent.body)).toEqual([]);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(sent.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  }

  describe.each(ids.filter((one) => !without.includes(one)))('%s', (id) => {
    const row = operations[id];
    const [example] = requestsOf(id).map(([, value]) => value);

    if (row.roles.length > 0) {
      it('refuses who is not signed in', async () => {
        expectProblem(await send(id, { body: example }), 401);
        if (only !== 'answers') expectProblem(await send(id, { token: 'not.a.token', body: example }), 401);
      });

      const others = everyRole.filter((role) => !rolesOf(id).includes(role));
      for (const role of provesRoles ? others.slice(0, only === 'answers' ? 1 : others.length) : [])
        it(`refuses ${role}`, async () => {
          expectProblem(await send(id, { token: await sharedTokenFor(role), body: example }), 403);
        });
    }

    if (row.body === null)
      it('answers as declared', async () => {
        expectDeclared(id, await send(id, { token: await freshTokenOf(id) }));
      });
    else
      for (const [name, body] of requestsOf(id))
        it(`answers the example "${name}" as declared`, async () => {
          expectDeclared(id, await send(id, { token: await freshTokenOf(id), body }));
        });

    if (row.body !== null)
      it('refuses a field that it does not know', async () => {
        const body = { ...(example as object), unheardOf: 'x' };
        const sent = await send(id, { token: await tokenOf(id), body });
        expectProblem(sent, 422);
        expect(sent.body).toMatchObject({
          errors: expect.arrayContaining([expect.objectContaining({ pointer: '/body/unheardOf' })]),
        });
      });

    if (only === 'answers') return;

    if (row.body !== null) {
      it('refuses a body of another type', async () => {
        const sent = await send(id, { token: await tokenOf(id), raw: 'a,b', type: 'text/csv' });
        expectProblem(sent, 415);
      });

      it('refuses a body that is not there', async () => {
        expectProblem(await send(id, { token: await tokenOf(id) }), 422);
      });
    }

    const written = new Map(
      requestsOf(id).flatMap(([, value]) => Object.keys(value ?? {}).map((name) => [name, value] as const)),
    );
    // A value of an enum is no text of a person.
    const isEnum = (told: unknown) => /^[a-z]+(-[a-z]+)*$/.test(String(told));
    const texts = [...written].filter(
      ([name, told]) => shownToOthers.has(name) && !isEnum(Object(told)[name]),
    );
    for (const [name, told] of texts)
      it(`refuses what nobody sees in ${name}, and takes the joiners of India`, async () => {
        const before = Object(told);
        const withText = async (text: string) =>
          // Keeps the old text behind the new one, so that it is long enough.
          send(id, { token: await tokenOf(id), body: { ...before, [name]: `${text} ${before[name]}` } });
        for (const hidden of [
          'Invisible\u202etxen',
          'In\u200bvisible',
          'In\u200dvisible',
          'Invisible\u2066',
        ]) {
          const sent = await withText(hidden);
          expectProblem(sent, 422);
          expect(sent.body).toMatchObject({ errors: [{ pointer: `/body/${name}`, code: 'format' }] });
        }
        // Kannada and Malayalam.
        for (const text of ['ರಾಜ\u0ccd\u200cಕುಮಾರ', 'രാജന\u0d4d\u200d എന്ന'])
          expect(JSON.stringify((await withText(text)).body)).not.toContain(`/body/${name}`);
      });

    if (row.body === 'application/json') {
      it('refuses JSON that is cut off', async () => {
        const sent = await send(id, { token: await tokenOf(id), raw: '{"a":', type: 'application/json' });
        expectProblem(sent, 400);
      });

      it('refuses a field that is named twice, at any depth', async () => {
        const raw = '{"a":[{"b":1,"b":2}]}';
        const sent = await send(id, { token: await tokenOf(id), raw, type: 'application/json' });
        expectProblem(sent, 400);
        expect(sent.body).toMatchObject({ detail: expect.stringContaining('/a/0/b') });
      });

      it('refuses a huge body', async () => {
        const most: number = row.bodyLimit ?? 100 * 1024;
        const sent = await send(id, { token: await tokenOf(id), body: { huge: 'x'.repeat(most) } });
        expectProblem(sent, 413);
      });
    }

    const isDeclared = (status: number) => ([row.success, ...row.errors] as number[]).includes(status);

    if (row.method === 'get')
      it(`${row.ignoresUnknownQuery ? 'ignores' : 'refuses'} a parameter that it does not know`, async () => {
        const address = addressOf(id);
        const token = row.roles.length > 0 ? await tokenOf(id) : undefined;
        const answer = await fetch(
          `${server.url}${address}${address.includes('?') ? '&' : '?'}_=1732267888`,
          { headers: token ? { Authorization: `Bearer ${token}` } : {} },
        );
        expect(answer.status).toBe(row.ignoresUnknownQuery ? 200 : 422);
        expect([answer.status, isDeclared(answer.status)]).toEqual([answer.status, true]);
      });

    if (row.path.includes('{'))
      it('refuses an address that cannot be decoded, as it declares', async () => {
        const path = `/api/v1${row.path.replaceAll(/\{\w+\}/g, '%ff')}`;
        const { status } = await fetch(server.url + path, { method: row.method.toUpperCase() });
        expect([status, isDeclared(400)]).toEqual([400, true]);
      });

    it('refuses a method that its path does not have', async () => {
      const there = ids.filter((one) => operations[one].path === row.path);
      const isFree = (method: string) => !there.some((one) => operations[one].method === method);
      const method = ['patch', 'put', 'delete'].find(isFree)?.toUpperCase();
      const sent = await send(id, { token: await tokenOf(id), method });
      expectProblem(sent, 405);
      expect(sent.headers.get('allow')).toContain(row.method.toUpperCase());
    });
  });

  if (only === 'answers') return;

  const paths = [...new Set(ids.map((id) => operations[id].path))];
  const isTakenBy = (fixed: string, path: string) =>
    path.includes('{') &&
    path.split('/').length === fixed.split('/').length &&
    path.split('/').every((part, index) => part.startsWith('{') || part === fixed.split('/')[index]);
  const stolen = ids.flatMap((id) =>
    paths
      .filter((fixed) => !fixed.includes('{') && isTakenBy(fixed, operations[id].path))
      .filter(
        (fixed) =>
          !ids.some(
            (other) => operations[other].path === fixed && operations[other].method === operations[id].method,
          ),
      )
      .map((fixed) => ({ method: operations[id].method.toUpperCase(), fixed, id })),
  );

  it.each(stolen)('$method $fixed is not taken for $id', async ({ method, fixed, id }) => {
    const answer = await fetch(`${server.url}/api/v1${fixed}`, {
      method,
      headers: { Authorization: `Bearer ${await tokenOf(id)}`, 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer.status).toBe(405);
  });

  it('answers a path that is not in the contract with a problem', async () => {
    const answer = await fetch(`${server.url}/api/v1/no-such-thing`);
    expect(answer.status).toBe(404);
    expect(checkSchema('Problem', await answer.json(), '')).toEqual([]);
  });
}
