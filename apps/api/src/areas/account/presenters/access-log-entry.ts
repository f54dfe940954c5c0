import type { AccessLogEntry, RecordType } from '@nadi/contract/schema';
import type { Account } from '../../../kernel/people/account';
import type { NamedEntry } from '../queries/find-entries';

/** @param subject the person whose record it is; before they sign in, the trail has no actor, but to themselves they are the actor */
export function presentAccessLogEntry(
  { entry, actor, onBehalfOf }: NamedEntry,
  subject: Account,
): AccessLogEntry {
  const { id, at, actorId, actorRole, action, recordType, purpose, operation, recordIds, requestId } = entry;
  const isSelf = actorId === subject.id;
  return {
    id,
    at: at.toISOString(),
    // Stays when the account is gone, so that two of them can be told apart.
    actor: { id: actorId, name: actor, role: isSelf ? subject.role : actorRole, isSelf },
    onBehalfOf,
    action,
    // Kept as text, because it comes from the contract of its time.
    recordType: recordType as RecordType,
    purpose,
    operation,
    recordIds,
    requestId,
  };
}
