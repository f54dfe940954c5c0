import { createHash } from 'node:crypto';
import type { Answer, ApiRequest, UploadedFile } from '@nadi/api-server/handlers';
import { conflict, Problem, unprocessable } from '@nadi/api-server/problem';
import type { OperationId } from '@nadi/contract/operations';
import { and, eq } from 'drizzle-orm';
import { isLockTimeout } from './db/errors';
import { idempotencyKeys } from './db/schema/idempotency-keys';
import type { Writer } from './db/transaction';
import { own } from './policies/own';
import type { Caller } from './sessions/caller';

type Given = { tx: Writer; caller: Caller | null; now: Date };
type Kept = { body: unknown; headers?: Record<string, string> };

/**
 * Performs an operation once for each key of a person. The key is written first: whoever comes second waits at the table's
 * primary key until the first is done, and is then given its answer. What fails leaves no key behind.
 */
export async function answerOnce<Id extends OperationId>(
  operation: Id,
  request: ApiRequest<Id>,
  { tx, caller, now }: Given,
  perform: () => Promise<Answer<Id> | Problem>,
): Promise<Answer<Id> | Problem> {
  const key = (request.headers as Record<string, string | undefined>)['Idempotency-Key'];
  if (!key || !caller) return perform();

  const requestHash = hashRequest(operation, request);
  const mine = and(own(idempotencyKeys.userId, caller), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId: caller.userId, key, operation, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      if (isLockTimeout(error))
        throw conflict('The first request with this key is still running. Try again in a moment.');
      throw error;
    });
  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.requestHash !== requestHash) throw keyOfAnother();
    return { body: first.answer, ...(first.headers ? { headers: first.headers } : {}) } as Answer<Id>;
  }

  const answer = await perform();
  // Thrown, not returned: nothing of a refused request is kept, its key neither.
  if (answer instanceof Problem) throw answer;
  const { body, headers } = answer as Kept;
  await tx
    .update(idempotencyKeys)
    .set({ answer: body, headers: headers ?? null })
    .where(mine);
  return answer;
}

const keyOfAnother = () =>
  unprocessable([
    {
      pointer: '/header/Idempotency-Key',
      message: 'This key was already used for another request. Use a new one.',
      code: 'idempotency',
    },
  ]);

function hashRequest<Id extends OperationId>(
  operation: Id,
  { path, query, body, files }: ApiRequest<Id>,
): string {
  const uploaded = Object.entries(files as Record<string, UploadedFile>).map(([name, { bytes }]) => [
    name,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  return createHash('sha256').update(inOrder({ operation, path, query, body, uploaded })).digest('hex');
}

/** JSON with the keys of objects in order, so that only the content counts. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
