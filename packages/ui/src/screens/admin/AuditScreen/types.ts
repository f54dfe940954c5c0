import type { AccessEntry } from '../../settings/AccessLogScreen/types';
import type { FoundState } from '../private/FoundRows';

/** A person of the audit log; without a name if they have no account any more. */
export type AuditPerson = { id: string; name: string | null };

export type AuditEntry = Pick<
  AccessEntry,
  'id' | 'at' | 'action' | 'recordType' | 'purpose' | 'operation' | 'recordIds' | 'requestId'
> & {
  subject: AuditPerson;
  /** Null for the platform itself, and before anyone was signed in. */
  actor: AuditPerson | null;
  role: AccessEntry['actor']['role'];
  onBehalfOf: AuditPerson | null;
};

export type AuditFilter = {
  /** An id or the address of an account; empty for everyone. */
  actor: string;
  subject: string;
  recordType: string | null;
  action: AuditEntry['action'] | null;
  /** Days, 'YYYY-MM-DD'. */
  from: string | null;
  to: string | null;
};

export type AuditState = FoundState<
  AuditEntry,
  {
    /** RFC 3339; the moment up to which was looked, if older entries were not searched yet. */
    lookedBackTo: string | null;
  }
>;

export type AuditFault = {
  subjectId: string;
  number: number;
  operation: string | null;
  /** RFC 3339. */
  at: string | null;
  what: string;
};

export type AuditCheckState =
  | { phase: 'idle' }
  | { phase: 'running'; entries: number }
  | { phase: 'failed'; entries: number }
  | { phase: 'done'; entries: number; chains: number; checkedAt: string; fault: AuditFault | null };

export type PageLog = {
  id: string;
  /** RFC 3339. */
  receivedAt: string;
  /** RFC 3339, by the clock of the device. */
  noticedAt: string;
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  errorId: string | null;
  page: string;
  browser: string;
  role: string | null;
};

export type PageLogFilter = { errorId: string; day: string | null };

/** Null until somebody asks for them. */
export type PageLogsState = FoundState<PageLog> | null;
