import { notFound } from '@nadi/api-server/problem';
import { waitingStatuses } from '@nadi/domain/account/data-requests';
import { and, count, desc, inArray, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { type DataRequestRow, dataRequests } from '../tables/data-requests';

/**
 * Condition for the requests of the person in whose name the database is asked. Row security shows administrators the requests of everyone, so a condition on the caller that was
 * forgotten would show an administrator the requests of others as their own.
 */
const mine = sql`${dataRequests.userId} = nadi_user()`;

/** Returns a page of a person's requests, the newest first. A person has tens of them, so they are counted. */
export async function findDataRequests(
  { page, limit }: { page: number; limit: number },
  tx: Reader,
): Promise<{ found: DataRequestRow[]; total: number }> {
  const found = await tx
    .select()
    .from(dataRequests)
    .where(mine)
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(dataRequests).where(mine);
  return { found, total: counted?.total ?? 0 };
}

/** Counts a person's requests that wait, before one is added. */
export const countWaitingRequests = (caller: Caller, tx: Reader): Promise<number> =>
  countAlone('data-requests', caller.userId, tx, async () => {
    const [counted] = await tx
      .select({ total: count() })
      .from(dataRequests)
      .where(and(mine, inArray(dataRequests.status, waitingStatuses)));
    return counted?.total ?? 0;
  });

/** Returns a person's request, and holds changes of it by others back. @throws 404 if it is absent, or another's */
export async function lockOwnRequest(id: string, tx: Reader): Promise<DataRequestRow> {
  const [found] = await tx
    .select()
    .from(dataRequests)
    .where(and(hasId(dataRequests.id, id), mine))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** Returns a request for an administrator, and holds changes of it by others back. @throws 404 if it is absent */
export async function lockRequest(id: string, tx: Reader): Promise<DataRequestRow> {
  const [found] = await tx.select().from(dataRequests).where(hasId(dataRequests.id, id)).for('update');
  if (!found) throw notFound();
  return found;
}
