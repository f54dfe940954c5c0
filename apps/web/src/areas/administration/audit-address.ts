import type { AuditEntry, RecordType } from '@nadi/contract/schema';
import { boundsOfDay } from '@nadi/domain/kernel/time-zone';
import type { AuditFilter } from '@nadi/ui/screens/admin/AuditScreen';

const actions: readonly AuditEntry['action'][] = ['read', 'create', 'change', 'delete'];
/** Returns a day of an address, or null if it is none. */
export const dayOf = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

type Chosen<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], null> };

/** Returns the choices that narrow something: those that are neither null nor empty. */
export const chosen = <Filter extends Record<string, string | null>>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Chosen<Filter>;

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
export const auditAddress = ({ recordType: record, ...filter }: AuditFilter) => ({
  ...{ tab: 'system', view: 'audit' },
  ...chosen({ record, ...filter }),
});

/** Returns the moments of whole days on the wall of a time zone. */
export const spanOf = (from: string | null, to: string | null, timeZone: string) => ({
  ...(from && { dateFrom: boundsOfDay(from, timeZone)[0].toISOString() }),
  ...(to && { dateTo: boundsOfDay(to, timeZone)[1].toISOString() }),
});

/** Returns the parameters of a search. The contract refuses a kind of record that it does not know. */
export const searchOf = ({ from, to, recordType, ...filter }: AuditFilter, timeZone: string) => ({
  ...chosen({ ...filter, recordType: recordType as RecordType | null }),
  ...spanOf(from, to, timeZone),
});
