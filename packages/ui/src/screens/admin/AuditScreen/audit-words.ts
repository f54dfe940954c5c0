import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { sayDone } from '../../../words/family-activity';
import type { AuditEntry, AuditPerson, PageLog } from './types';

const signedIn = m.access_log_did_sign_in;

/** Words of the access log that speak of nobody's record, where the kind of record says too little. */
const doings = new Map<string, (who: { who: string }) => string>([
  ['signIn', signedIn],
  ['completeSecondStep', signedIn],
  ['signInWithPasskey', signedIn],
  ['signOut', m.access_log_did_sign_out],
  ['exportAccount', m.access_log_did_export],
  ['lockSignIn', m.access_log_did_lock_sign_in],
  ['endStolenSession', m.access_log_did_end_stolen],
]);

export const personName = ({ name }: AuditPerson): string => name ?? m.audit_person_unknown();

/** The actor: a name, or the platform itself. */
const actorName = ({ actor, role, requestId }: AuditEntry): string => {
  if (actor) return personName(actor);
  return role === 'SYSTEM' && requestId === 'platform' ? brand.name : m.audit_nobody();
};

/** "Meera Rao looked at readings", as it is said of family, since it is not said to the person whose record it is. */
export function sayAudit(entry: AuditEntry): string {
  const isOfPlatform = entry.operation === 'lockSignIn' || entry.operation === 'endStolenSession';
  const who = isOfPlatform ? brand.name : actorName(entry);
  return doings.get(entry.operation)?.({ who }) ?? sayDone(entry, who);
}

export const actionWords: Record<AuditEntry['action'], () => string> = {
  read: m.audit_read,
  create: m.audit_create,
  change: m.audit_change,
  delete: m.audit_delete,
};

export const levelWords: Record<PageLog['level'], () => string> = {
  debug: m.page_logs_debug,
  info: m.page_logs_info,
  warn: m.page_logs_warn,
  error: m.page_logs_error,
};
