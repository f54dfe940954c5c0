import * as m from '../../../../generated/messages/messages';
import type { AdminConsent, AdminConsentStatus } from './types';

/** Names what a filter finds. */
export const filterWords: Readonly<Record<AdminConsentStatus, () => string>> = {
  REQUESTED: m.admin_consents_waiting,
  GRANTED: m.admin_consents_granted,
  DENIED: m.admin_consents_denied,
  EXPIRED: m.admin_consents_over,
  REVOKED: m.admin_consents_revoked,
};

/** Says what came of one: what ran out was granted, or was never answered. */
export function sayStatus({ status, grantedAt }: AdminConsent): string {
  if (status !== 'EXPIRED') return filterWords[status]();
  return grantedAt ? m.admin_consents_expired() : m.admin_consents_unanswered();
}

/** Says who began it, and with whom. */
export function sayBeginning({ origin, doctor, patient }: AdminConsent): string {
  const who = { doctor: doctor.name, patient: patient.name };
  if (origin === 'share') return m.admin_consents_shared(who);
  return origin === 'emergency' ? m.admin_consents_opened(who) : m.admin_consents_asked(who);
}
