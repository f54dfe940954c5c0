import { type OperationId, operations } from '@nadi/contract/operations';
import type { ExportedSession, operations as schema } from '@nadi/contract/schema';
import { isPasswordRecent } from '@nadi/domain/identity/recent-password';
import { MockProblem } from '../mock-problem';
import type { Call, Handler, MockOptions, Reply } from '../mock-types';
import { noteAccess, type Touch, touchesOf } from './access-log';
import { countRequest } from './limits';
import { confirmPasswordFirst, unauthorized } from './problems';
import { bearerOf } from './sessions';
import { type Person, type World, worldOf } from './world';

type Table = typeof operations;
type Responses<Id extends OperationId> = schema[Id]['responses'];
type SuccessOf<Id extends OperationId> = Responses<Id>[Table[Id]['success'] & keyof Responses<Id>];
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never;
type Declared<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type BodyOf<Id extends OperationId> = schema[Id] extends { requestBody: infer Body } ? JsonOf<Body> : unknown;
/** Those with a default too: the core has filled them in. */
type QueryOf<Id extends OperationId> = Declared<schema[Id]['parameters']['query']>;

type Answer<Id extends OperationId> =
  SuccessOf<Id> extends { content: { 'application/json': infer Json } }
    ? { body: Json; headers?: Record<string, string> }
    : Required<Pick<Reply, 'bytes' | 'headers'>>;

type Open<Id extends OperationId> = Pick<Call, 'headers' | 'files' | 'now' | 'newId' | 'ask'> & {
  body: BodyOf<Id>;
  query: QueryOf<Id>;
  path: Record<string, string>;
  world: World;
  /** The browser, in words. */
  device: string;
  /** Tells the access log what was read or changed, and whose; without it, that of who asks. */
  touched(touch: Touch): void;
};

type SignedIn<Id extends OperationId> = Open<Id> & { me: Person; session: ExportedSession };

/** A browser cannot name itself to `fetch` inside of it. */
const deviceOf = (headers: Headers) => (headers.has('user-agent') ? 'Unknown browser' : 'Unknown device');

/** Wraps each operation: the state of its limit, and its access log entry. */
async function around(
  id: OperationId,
  call: Call,
  me: Person | null,
  run: (touched: (touch: Touch) => void) => Reply | Promise<Reply>,
): Promise<Reply> {
  const touches: Touch[] = [];
  const limit = countRequest(id, me?.account.id ?? '', worldOf(call.store), call.now);
  const reply = await Promise.resolve()
    .then(() => run((touch) => touches.push(touch)))
    .catch((error: unknown) => {
      // Refusals say how the limit stands too.
      if (error instanceof MockProblem) Object.assign(error.headers, limit);
      throw error;
    });
  noteAccess(id, call, me, touches);
  return { ...reply, headers: { ...limit, ...reply.headers } };
}

/** @throws 401 where nobody is signed in, 403 where the password was given too long ago */
function expectBearer(id: OperationId, { store, headers, now }: Call) {
  const who = bearerOf(worldOf(store), headers, now);
  if (!who) throw unauthorized();
  const isRecent = isPasswordRecent(new Date(who.session.confirmedAt), now);
  if (operations[id].needsRecentPassword && !isRecent) throw confirmPasswordFirst();
  return who;
}

/** The same around what the rules answer: the records that they show or change are told to the access log. */
export const aroundRules: NonNullable<MockOptions['aroundRules']> = (call, answer) => {
  const id = call.operationId as OperationId;
  const me = operations[id].roles.length > 0 ? expectBearer(id, call).person : null;
  return around(id, call, me, (touched) => {
    const { reply, items } = answer();
    for (const touch of touchesOf(id, items, worldOf(call.store))) touched(touch);
    return reply;
  });
};

function perform<Id extends OperationId>(
  id: Id,
  call: Call,
  me: Person | null,
  run: (given: Open<Id>) => Answer<Id> | Promise<Answer<Id>>,
): Promise<Reply> {
  const { headers, files, now, newId, ask, path, store } = call;
  const given = { headers, files, now, newId, ask, path, world: worldOf(store), device: deviceOf(headers) };
  // The core has held both against the contract.
  const [body, query] = [call.body as BodyOf<Id>, call.query as QueryOf<Id>];
  return around(id, call, me, (touched) => run({ ...given, body, query, touched }));
}

/** An operation for everyone. */
export const openly =
  <Id extends OperationId>(id: Id, run: (given: Open<Id>) => Answer<Id> | Promise<Answer<Id>>): Handler =>
  (call) =>
    perform(id, call, null, run);

/** An operation of who is signed in. */
export const signedIn =
  <Id extends OperationId>(id: Id, run: (given: SignedIn<Id>) => Answer<Id> | Promise<Answer<Id>>): Handler =>
  (call) => {
    const { person: me, session } = expectBearer(id, call);
    return perform(id, call, me, (given) => run({ ...given, me, session }));
  };

/** An answer with nothing to tell but that it was done. */
export const done = () => ({ body: { success: true as const } });

export const answer = <Data>(data: Data) => ({ body: { success: true as const, data } });
