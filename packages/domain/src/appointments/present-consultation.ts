import type { Consultation, ConsultationEvent } from '@nadi/contract/schema';
import { type At, isoOf } from '../kernel/at';
import { allowedStatuses, isMovable, type Side } from './states';

/** A visit as it is kept. */
export type KeptConsultation = Pick<
  Consultation,
  | 'id'
  | 'status'
  | 'type'
  | 'duration'
  | 'timeZone'
  | 'reason'
  | 'fee'
  | 'clinicAddress'
  | 'patient'
  | 'doctor'
  | 'changes'
  | 'version'
> & { scheduledAt: At; endsAt: At; signedAt: At | null; createdAt: At; updatedAt: At };

/** A version of a note, or an addition to the signed one. */
export type KeptNote = { kind: 'draft' | 'signed' | 'addendum'; text: string; at: At };

/**
 * Presents a visit to one of its two sides. A patient is shown no draft, and is not told that there is one.
 *
 * @param notes oldest first
 */
export function presentConsultation(
  row: KeptConsultation,
  notes: readonly KeptNote[],
  side: Side,
  now: Date,
): Consultation {
  const timed = { status: row.status, scheduledAt: isoOf(row.scheduledAt) };
  const signed = notes.find(({ kind }) => kind === 'signed');
  const draft = side === 'DOCTOR' ? notes.filter(({ kind }) => kind === 'draft').at(-1) : undefined;
  const { id, status, type, duration, timeZone, patient, doctor, reason, fee, clinicAddress } = row;
  return {
    id,
    status,
    type,
    scheduledAt: timed.scheduledAt,
    endsAt: isoOf(row.endsAt),
    duration,
    timeZone,
    patient,
    doctor,
    reason,
    fee,
    clinicAddress,
    notes: (signed ?? draft)?.text ?? null,
    noteState: signed ? 'signed' : draft ? 'draft' : 'none',
    signedAt: row.signedAt && isoOf(row.signedAt),
    addenda: notes.filter(({ kind }) => kind === 'addendum').map(({ text, at }) => ({ text, at: isoOf(at) })),
    prescription: null,
    allowed: allowedStatuses(timed, side, now),
    canMove: isMovable(timed, now),
    changes: row.changes,
    version: row.version,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
  };
}

/** One line of what became of a visit. */
export const eventOf = (
  { status, scheduledAt }: { status: Consultation['status']; scheduledAt: At },
  by: Side,
  reason: string | null,
  now: Date,
): ConsultationEvent => ({ status, at: now.toISOString(), by, scheduledAt: isoOf(scheduledAt), reason });
