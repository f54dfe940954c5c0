import { unprocessable } from '@nadi/api-server/problem';
import type { AuditEntries, AuditEntry, RecordType } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { type Position, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import type { AuditEntryRow } from '../../../kernel/tables/audit';
import { findUserIds, findUsers } from './find-users';

export type AuditFilter = {
  /** Ids of people. */
  actor: string | null;
  subject: string | null;
  recordType?: RecordType | undefined;
  action?: AuditEntry['action'] | undefined;
  from: Date | undefined;
  to: Date | undefined;
};

/** The number of entries that one request looks at, where few of them may be what is searched. */
const mostLooked = 5_000;

/**
 * Returns the id of a person who is named by it, or by the address of their account.
 *
 * @throws 422 if it is no id, and nobody has the address: nothing found would read as nothing done
 */
export async function personOf(
  text: string | undefined,
  name: 'actor' | 'subject' | 'doctor' | 'patient' | 'person',
  tx: Reader,
): Promise<string | null> {
  if (text === undefined) return null;
  const named = text.trim().toLowerCase();
  if (isUuid(named)) return named;
  const accounts = named.includes('@') ? await findUsers(await findUserIds({ search: named }, tx), tx) : [];
  const found = accounts.find(({ email }) => email.toLowerCase() === named);
  if (found) return found.id;
  const message = 'Must be an id, or the exact e-mail address of an account.';
  throw unprocessable([{ pointer: `/query/${name}`, message, code: 'unknown' }]);
}

/** Returns entries of the audit trail, the newest first. */
export async function findAuditEntries(
  { actor, subject, recordType, action, from, to }: AuditFilter,
  { after, limit }: { after: Position | null; limit: number },
  tx: Reader,
): Promise<AuditEntries> {
  const found = await tx
    .select({
      ...{ isEdge: sql<boolean>`is_edge`, id: sql<string>`id`, at: sql<string>`to_json(at)` },
      ...{ subjectId: sql<string>`subject_id`, subjectName: sql<string | null>`subject_name` },
      ...{ actorId: sql<string | null>`actor_id`, actorName: sql<string | null>`actor_name` },
      role: sql<AuditEntryRow['actorRole']>`actor_role`,
      ...{ onBehalfOf: sql<string | null>`on_behalf_of`, onBehalfName: sql<string | null>`on_behalf_name` },
      ...{ purpose: sql<AuditEntryRow['purpose']>`purpose`, operation: sql<string>`operation` },
      ...{ action: sql<AuditEntryRow['action']>`action`, recordType: sql<RecordType>`record_type` },
      ...{ recordIds: sql<string[]>`record_ids`, requestId: sql<string>`request_id` },
    })
    .from(sql`find_audit_entries(${actor}::uuid, ${subject}::uuid, ${recordType ?? null}, ${action ?? null}, ${from?.toISOString() ?? null}::timestamptz,
      ${to?.toISOString() ?? null}::timestamptz, ${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${mostLooked}, ${limit + 1})`);
  const entries = found.filter(({ isEdge }) => !isEdge);
  const page = entries.slice(0, limit);
  const edge = entries.length > limit ? null : found.find(({ isEdge }) => isEdge);
  const last = entries.length > limit ? page.at(-1) : edge;
  return {
    entries: page.map(presentEntry),
    lookedBackTo: edge ? new Date(edge.at).toISOString() : null,
    next: last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  };
}

type FoundEntry = Omit<AuditEntry, 'subject' | 'actor' | 'onBehalfOf'> & {
  isEdge: boolean;
  subjectId: string;
  subjectName: string | null;
  actorId: string | null;
  actorName: string | null;
  onBehalfOf: string | null;
  onBehalfName: string | null;
};

function presentEntry(found: FoundEntry): AuditEntry {
  const {
    isEdge: _,
    subjectId,
    subjectName,
    actorId,
    actorName,
    onBehalfOf,
    onBehalfName,
    at,
    ...entry
  } = found;
  return {
    ...entry,
    at: new Date(at).toISOString(),
    subject: { id: subjectId, name: subjectName },
    actor: actorId === null ? null : { id: actorId, name: actorName },
    onBehalfOf: onBehalfOf === null ? null : { id: onBehalfOf, name: onBehalfName },
  };
}
