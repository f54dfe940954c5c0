import type { Authorization, Consent, EmergencyAccess } from '@nadi/contract/schema';
import { presentCode } from '@nadi/domain/consent/codes';
import { endAt, statusAt } from '@nadi/domain/consent/consent';
import { fullName } from '@nadi/domain/kernel/full-name';
import type { ConsentRow } from '../tables/consents';

/** The state of a code; its digits are known to nobody. */
export type CodeState = { expiresAt: Date; tries: number; resends: number };

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const askedOf = ({ askedKinds, askedFrom, askedTo, askedUntil }: ConsentRow) => ({
  kinds: askedKinds,
  dates: askedFrom !== null && askedTo !== null ? { from: askedFrom, to: askedTo } : null,
  accessUntil: askedUntil.toISOString(),
});

const allowedOf = ({ kinds, fromDay, toDay, accessUntil }: ConsentRow) =>
  kinds &&
  accessUntil && {
    kinds,
    dates: fromDay !== null && toDay !== null ? { from: fromDay, to: toDay } : null,
    accessUntil: accessUntil.toISOString(),
  };

function common(row: ConsentRow, now: Date) {
  const status = statusAt(row, now);
  return {
    id: row.id,
    status,
    origin: row.origin,
    purpose: row.purpose,
    accessMode: row.accessMode,
    reason: row.reason,
    asked: askedOf(row),
    entryIds: row.entryIds,
    requestedAt: row.requestedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    grantedAt: text(row.grantedAt),
    endedAt: endAt(row, now),
    denialReason: row.denialReason,
  };
}

/** Presents a consent to its patient. */
export function presentConsent(row: ConsentRow, code: CodeState | null, now: Date): Consent {
  const told = common(row, now);
  const isWaiting = told.status === 'REQUESTED' && row.allowedAt !== null && code !== null;
  return {
    ...told,
    doctor: row.requester,
    allowed: allowedOf(row),
    code: isWaiting ? presentCode(code) : null,
    edition: row.edition,
    version: row.version,
  };
}

/** Presents a consent to its doctor: the allowed scope only once it is granted. */
export function presentAuthorization(row: ConsentRow, now: Date): Authorization {
  const told = common(row, now);
  return {
    ...told,
    patientId: row.patientId,
    allowed: row.grantedAt === null ? null : allowedOf(row),
    isCodeWaiting: told.status === 'REQUESTED' && row.allowedAt !== null,
  };
}

/** Presents an emergency access to an administrator, for a review. */
export const presentEmergency = (row: ConsentRow): EmergencyAccess => ({
  id: row.id,
  doctor: row.requester,
  patientName: fullName(row.patient),
  reason: row.reason ?? '',
  openedAt: row.requestedAt.toISOString(),
  endsAt: (row.accessUntil ?? row.requestedAt).toISOString(),
  review: row.review ?? 'OPEN',
  reviewedAt: text(row.reviewedAt),
  note: row.reviewNote,
  version: row.version,
});
