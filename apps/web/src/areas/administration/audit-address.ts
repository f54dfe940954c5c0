import type { AuditEntry, RecordType } from '@nadi/contract/schema';
import type { AuditFilter } from '@nadi/ui/screens/admin/AuditScreen';
import { chosen, dayOf, personOf, spanOf } from './address-parts';

const actions: readonly AuditEntry['action'][] = ['read', 'create', 'change', 'delete'];
/** Returns the search that an address asks for. */
export const readAuditFilter = (query: URLSearchParams): AuditFilter => ({
  actor: personOf(query.get('actor')),
  subject: personOf(query.get('subject')),
  recordType: query.get('record'),
  action: actions.find((action) => action === query.get('action')) ?? null,
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of a search. */
export const auditAddress = ({ recordType: record, ...filter }: AuditFilter) => ({
  ...{ tab: 'system', view: 'audit' },
  ...chosen({ record, ...filter }),
});

/** Returns the parameters of a search. The contract refuses a kind of record that it does not know. */
export const searchOf = ({ from, to, recordType, ...filter }: AuditFilter, timeZone: string) => ({
  ...chosen({ ...filter, recordType: recordType as RecordType | null }),
  ...spanOf(from, to, timeZone),
});
