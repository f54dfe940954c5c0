import type { AdminDataRequest } from '@nadi/contract/schema';
import {
  type DataRequestType,
  presentDataRequest,
  waitingStatuses,
} from '@nadi/domain/account/data-requests';
import { fullName } from '@nadi/domain/kernel/full-name';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Position, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { type DataRequestRow, dataRequests } from '../../account/offers';
import { findUsers } from './find-users';

type Filter = { state: 'waiting' | AdminDataRequest['status']; type: DataRequestType | undefined };

/** Returns requests in a state, the one that is due first at the top, from a position on. */
export async function findRequests(
  { state, type }: Filter,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
  tx: Reader,
) {
  const found = await tx
    .select()
    .from(dataRequests)
    .where(
      and(
        state === 'waiting' ? inArray(dataRequests.status, waitingStatuses) : eq(dataRequests.status, state),
        type && eq(dataRequests.type, type),
        after === null
          ? undefined
          : sql`(${dataRequests.dueOn}, ${dataRequests.id}) > (${dayOf(after.at)}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    items: await withPeople(page, now, tx),
    next: last ? toCursor({ at: new Date(`${last.dueOn}T00:00:00Z`), id: last.id }) : null,
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns requests as administrators see them, with the names of those who asked and answered. */
export async function withPeople(
  rows: readonly DataRequestRow[],
  now: Date,
  tx: Reader,
): Promise<AdminDataRequest[]> {
  const ids = rows.flatMap((row) => [row.userId, row.startedBy, row.answeredBy].filter((id) => id !== null));
  const people = new Map((await findUsers([...new Set(ids)], tx)).map((one) => [one.id, one]));
  const named = (id: string | null) => {
    const one = id === null ? undefined : people.get(id);
    return one ? { id: one.id, name: fullName(one) } : null;
  };
  return rows.flatMap((row) => {
    const person = people.get(row.userId);
    // An account is erased with its requests; one whose address is not confirmed cannot make any.
    if (!person) return [];
    const { id, email, role } = person;
    return {
      ...presentDataRequest(row, now),
      person: { id, name: fullName(person), email, role },
      startedBy: named(row.startedBy),
      answeredBy: named(row.answeredBy),
    };
  });
}
