import type { AuditEntry, RecordType } from '@nadi/contract/schema';
import type { AuditFilter } from '@nadi/ui/screens/admin/AuditScreen';
import { dayOf, spanOf } from './address-parts';

const actions: readonly AuditEntry['action'][] = ['read', 'create', 'change', 'delete'];
/** Returns true if an address of the tab is of the audit log; otherwise it is of failed jobs. */
export const isOfAudit = (query: URLSearchParams): boolean => query.get('view') === 'audit';

/** Returns the search that an address asks for. */
export const readAuditFilter = (query: URLSearchParams): AuditFilter => ({
  actor: (query.get('actor') ?? '').slice(0, 254),
  subject: (query.get('subject') ?? '').slice(0, 254),
  recordType: query.get('record'),
  action: actions.find((action) => action === query.get('action')) ?? null,
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of a search. */
export const auditAddress = ({ actor, subject, recordType, action, from, to }: AuditFilter) => ({
  ...{ tab: 'system', view: 'audit' },
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...(recordType && { record: recordType }),
  ...(action && { action }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Returns the parameters of a search. The contract refuses a kind of record that it does not know. */
export const searchOf = (
  { actor, subject, recordType, action, from, to }: AuditFilter,
  timeZone: string,
) => ({
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...(recordType && { recordType: recordType as RecordType }),
  ...(action && { action }),
  ...spanOf(from, to, timeZone),
});
