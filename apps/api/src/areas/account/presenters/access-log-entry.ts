import type { AccessLogEntry, RecordType } from '@nadi/contract/schema';
import type { Account } from '../../../kernel/people/account';
import type { NamedEntry } from '../queries/find-entries';

/** @param subject whose record it is; before they sign in they are nobody to the trail, and to themselves who they are */
export function presentAccessLogEntry(
  { entry, actor, onBehalfOf }: NamedEntry,
  subject: Account,
): AccessLogEntry {
  const { id, at, actorId, actorRole, action, recordType, purpose, operation, recordIds, requestId } = entry;
  const isSelf = actorId === subject.id;
  return {
    id,
    at: at.toISOString(),
    actor: { name: actor, role: isSelf ? subject.role : actorRole, isSelf },
    onBehalfOf,
    action,
    // Kept as text, since it comes from the contract of its time.
    recordType: recordType as RecordType,
    purpose,
    operation,
    recordIds,
    requestId,
  };
}
