import { type OperationId, operations } from '@nadi/contract/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '../operation';

/** What an operation read or changed. */
export type Touch = {
  /** Whose record it is. @default the caller */
  subjectId?: string;
  /** Ids of the records, where they have any. */
  recordIds?: readonly string[];
};

/**
 * Statements that add an entry for each person whose record an operation touched, as the contract's `x-audit` says; none where it
 * says false. The function in the database takes the hash, so nothing here can write another.
 */
export function auditing(
  id: OperationId,
  { app, caller, requestId }: Pick<RequestContext, 'app' | 'caller' | 'requestId'>,
  touches: readonly Touch[],
): SQL[] {
  const { audit } = operations[id];
  if (!audit) return [];
  return bySubject(touches, caller?.userId).map(([subjectId, recordIds]) => {
    // Whoever signs in or signs up is known only now.
    const actorId = caller?.userId ?? subjectId;
    const role = caller?.user.role ?? 'SYSTEM';
    const purpose = actorId === subjectId ? 'PATRQT' : 'HOPERAT';
    // One value, however many ids, so that the statement is always the same.
    const ids = sql`${sql.param(recordIds)}::text[]`;
    return sql`select append_audit(${subjectId}, ${app.newId()}, ${app.clock.now().toISOString()}, ${actorId}, ${role}, null, ${purpose}, ${id}, ${audit.action}, ${audit.record}, ${ids}, ${requestId})`;
  });
}

/** Records of each person, in the order of their ids: two that write for the same people never wait for each other in a ring. */
function bySubject(touches: readonly Touch[], callerId: string | undefined): [string, string[]][] {
  const found = new Map<string, string[]>();
  const all: readonly Touch[] = touches.length > 0 ? touches : [{}];
  for (const { subjectId = callerId, recordIds = [] } of all)
    if (subjectId) found.set(subjectId, [...(found.get(subjectId) ?? []), ...recordIds]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
