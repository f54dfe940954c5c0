import { createHash } from 'node:crypto';
import type { AuditEntryRow } from '../tables/audit';

/** Separates the fields; none of them can contain it. */
const between = '\x1f';

/**
 * Returns the hash that an entry must have after the one before it. Written independently of the database's `append_audit`: changing
 * that function changes nothing here.
 *
 * @param before hash of the entry before; empty for the first
 */
export function hashEntry(before: string, entry: Omit<AuditEntryRow, 'hash'>): string {
  const fields = [
    before,
    entry.subjectId,
    String(entry.seq),
    entry.id,
    entry.at.toISOString(),
    entry.actorId ?? '',
    entry.actorRole,
    entry.onBehalfOf ?? '',
    entry.purpose,
    entry.operation,
    entry.action,
    entry.recordType,
    entry.recordIds.join(','),
    entry.requestId,
  ];
  return createHash('sha256').update(fields.join(between)).digest('hex');
}
