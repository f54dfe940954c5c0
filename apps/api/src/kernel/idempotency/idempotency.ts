import { createHash } from 'node:crypto';
import type { Answer, ApiRequest, UploadedFile } from '@nadi/api-server/handlers';
import { Problem, stillRunning, unprocessable } from '@nadi/api-server/problem';
import type { OperationId } from '@nadi/contract/operations';
import { daysKept } from '@nadi/domain/platform/retention';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { prepared, preparedInsert, whoAsks } from '../db/prepared';
import type { Writer } from '../db/transaction';
import type { Caller } from '../people/caller';
import { own } from '../policy/own';
import { idempotencyKeys } from '../tables/idempotency-keys';

type Given = {
  tx: Writer;
  caller: Caller | null;
  now: Date;
  atEnd(send: (tx: Writer) => PromiseLike<unknown>): void;
};
type Doing<Id extends OperationId, Loaded> = {
  load(): Promise<Loaded>;
  perform(loaded: Loaded): Promise<Answer<Id> | Problem>;
};
type Kept = { body: unknown; headers?: Record<string, string> };

/**
 * Milliseconds that an answer is kept; afterwards its key is like a new one. A phone without a network may keep for weeks a change that
 * was done here, and of which only the answer was lost.
 */
export const keyLifetime = daysKept.answersToChanges * 24 * 60 * 60 * 1000;

/**
 * Performs an operation once for each key of a person. A request during the first one is told to come again, and holds
 * no connection meanwhile; a later one gets the first answer. It is written together with the changes, so that it
 * survives a crash after the commit; a failed request leaves no key behind.
 */
export async function answerOnce<Id extends OperationId, Loaded>(
  operation: Id,
  request: ApiRequest<Id>,
  { tx, caller, now, atEnd }: Given,
  { load, perform }: Doing<Id, Loaded>,
): Promise<Answer<Id> | Problem> {
  const key = caller && scopedKey(request.headers, caller);
  if (!key) return perform(await load());

  const requestHash = nameHash(operation, request);
  const userId = caller.actorId;
  const taking = takeTurn(tx, { userId, key, turn: `${userId} ${key}` });
  const loading = load();
  // Heard below, where it is our turn.
  loading.catch(() => undefined);
  const [turn] = await taking;
  if (!turn?.isMine) throw stillRunning();
  const { first } = turn;
  if (first && now.getTime() - first.createdAt.getTime() < keyLifetime) {
    if (first.requestHash !== requestHash && !isOfOlder(first.requestHash, operation, request))
      throw keyOfAnother();
    return { body: first.answer, ...(first.headers ? { headers: first.headers } : {}) } as Answer<Id>;
  }
  if (first)
    await tx
      .delete(idempotencyKeys)
      .where(and(own(idempotencyKeys.userId, { userId }), eq(idempotencyKeys.key, key)));

  const answer = await perform(await loading);
  // Thrown, not returned: nothing of a refused request is kept, not even its key.
  if (answer instanceof Problem) throw answer;
  const { body, headers = null } = answer as Kept;
  const row = { userId, key, operation, requestHash, answer: body, headers, createdAt: now };
  atEnd((last) => keep(last, row));
  return answer;
}

type Headers = { 'Idempotency-Key'?: string; 'Nadi-Patient'?: string };

/**
 * Returns the key of a request as it is kept for its caller, with the patient before it where that is another: a key for one patient is none for another. No key
 * has a space in it.
 */
export function scopedKey(headers: Headers, { actorId }: Pick<Caller, 'actorId'>): string | undefined {
  const { 'Idempotency-Key': key, 'Nadi-Patient': patientId = actorId } = headers;
  return key && patientId !== actorId ? `${patientId} ${key}` : key;
}

/** Returns the first answer, and whether it is our turn: a lock until the end of the transaction, not waited for if another holds it. */
const takeTurn = prepared((tx) =>
  tx
    .select({
      isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('turn')}, 0))`,
      first: idempotencyKeys,
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(
      idempotencyKeys,
      and(own(idempotencyKeys.userId, whoAsks), eq(idempotencyKeys.key, sql.placeholder('key'))),
    ),
);

const keep = preparedInsert(idempotencyKeys);

/**
 * Returns whether the changes under these keys are on the disk. They are not if the database crashed meanwhile and lost some; another
 * crash cannot lose what was read here.
 */
export async function areKept(keys: readonly string[], caller: Caller, db: Database): Promise<boolean> {
  const all = [...new Set(keys)];
  const [found] = await db.flush(caller, (tx) => countKept(tx, { userId: caller.userId, keys: all }));
  return found?.count === all.length;
}

const countKept = prepared((tx) =>
  tx
    .select({ count: count() })
    .from(idempotencyKeys)
    .where(
      and(
        own(idempotencyKeys.userId, whoAsks),
        sql`${idempotencyKeys.key} = any(${sql.placeholder('keys')}::text[])`,
      ),
    ),
);

/** If the first request ended between reading its answer and getting the turn, the table's primary key still prevents a second one. */
export function refuseTwin(error: unknown): never {
  throw isUniqueViolation(error, 'idempotency_keys_user_id_key_pk') ? stillRunning() : error;
}

const keyOfAnother = () =>
  unprocessable([
    {
      pointer: '/header/Idempotency-Key',
      message: 'This key was already used for another request. Use a new one.',
      code: 'idempotency',
    },
  ]);

/** Names what the hash is of: keys are good for 90 days, and some are older than this server. */
const form = 'if-match:';

/** The same change to another version is a different request. */
const nameHash = <Id extends OperationId>(operation: Id, request: ApiRequest<Id>): string =>
  form + hashRequest(operation, request, (request.headers as Record<string, unknown>)['If-Match']);

/** True if a key was used for this request when the hash did not include the version. */
const isOfOlder = <Id extends OperationId>(hash: string, operation: Id, request: ApiRequest<Id>): boolean =>
  !hash.startsWith(form) && hash === hashRequest(operation, request);

function hashRequest<Id extends OperationId>(
  operation: Id,
  { path, query, body, files }: ApiRequest<Id>,
  ifMatch?: unknown,
): string {
  const uploaded = Object.entries(files as Record<string, UploadedFile>).map(([name, { bytes }]) => [
    name,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  return createHash('sha256')
    .update(inOrder({ operation, path, query, body, uploaded, ifMatch }))
    .digest('hex');
}

/** JSON with the keys of objects in order, so that only the content counts. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
