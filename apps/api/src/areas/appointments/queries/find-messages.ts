import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { behind, type Position } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownMessages } from '../policy/own-messages';
import { consultationMessages, type MessageRow } from '../tables/consultation-messages';
import { sideOf } from './find-consultations';

type Given = { caller: Caller; tx: Reader };

const ofVisit = (consultationId: string, caller: Caller): SQL | undefined =>
  and(eq(consultationMessages.consultationId, consultationId), ownMessages(caller, sideOf(caller)));

/** Returns a page of the messages of a visit of the caller, the newest first. */
export async function findMessages(
  consultationId: string,
  { limit, after }: { limit: number; after: Position | null },
  { caller, tx }: Given,
): Promise<{ found: MessageRow[]; hasMore: boolean; total: number }> {
  const chosen = ofVisit(consultationId, caller);
  const { createdAt, id } = consultationMessages;
  const rows = await tx
    .select()
    .from(consultationMessages)
    .where(and(chosen, behind(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const hasMore = rows.length > limit;
  // A visit has 500 at most.
  const total = after || hasMore ? await tx.$count(consultationMessages, chosen) : rows.length;
  return { found: rows.slice(0, limit), hasMore, total };
}

/** Counts the messages of a visit of the caller, and the photos among them. */
export async function countMessages(
  consultationId: string,
  { caller, tx }: Given,
): Promise<{ messages: number; photos: number }> {
  const [counted] = await tx
    .select({ messages: count(), photos: sql<number>`(count(*) FILTER (WHERE photo IS NOT NULL))::integer` })
    .from(consultationMessages)
    .where(ofVisit(consultationId, caller));
  return counted ?? { messages: 0, photos: 0 };
}
