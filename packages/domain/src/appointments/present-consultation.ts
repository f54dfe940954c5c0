import { type At, isoOf } from '../kernel/at';
import { canChangeIntake, type IntakeAnswer } from './intake';
import type { NoteState } from './notes';
import type { VisitPhoto } from './photos';
import { type KeptRating, refuseRating } from './rating';
import { allowedStatuses, isMovable } from './states';
import type { ConsultationEvent, ConsultationStatus, Side, VisitPerson, VisitType } from './visit';

/** A visit as it is kept. */
export type KeptConsultation<Doctor extends VisitPerson = VisitPerson> = {
  id: string;
  status: ConsultationStatus;
  type: VisitType;
  scheduledAt: At;
  endsAt: At;
  /** Minutes. */
  duration: number;
  timeZone: string;
  reason: string | null;
  /** Paise (INR). */
  fee: number | null;
  clinicAddress: string | null;
  patient: VisitPerson;
  doctor: Doctor;
  changes: ConsultationEvent[];
  signedAt: At | null;
  /** Says what was prescribed, in one line; null if nothing was. */
  prescription: string | null;
  noteVersion: number;
  intake: IntakeAnswer[];
  photos: VisitPhoto[];
  rating: KeptRating | null;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** A visit as one of its sides is shown it. */
export type ShownConsultation<Doctor extends VisitPerson> = Omit<
  KeptConsultation<Doctor>,
  'scheduledAt' | 'endsAt' | 'signedAt' | 'createdAt' | 'updatedAt' | 'intake' | 'photos' | 'rating'
> & {
  scheduledAt: string;
  endsAt: string;
  signedAt: string | null;
  createdAt: string;
  updatedAt: string;
  notes: string | null;
  noteState: NoteState;
  addenda: { text: string; at: string }[];
  allowed: ConsultationStatus[];
  canMove: boolean;
  intake: { answers: IntakeAnswer[]; photos: VisitPhoto[]; canChange: boolean };
  rating: { given: (KeptRating & { ratedAt: string; changedAt: string }) | null; canRate: boolean };
};

/** A version of a note, or an addition to the signed one. */
export type KeptNote = { kind: 'draft' | 'signed' | 'addendum'; text: string; at: At };

/**
 * Presents a visit to one of its two sides. A patient is shown no draft, and is not told that there is one.
 *
 * @param notes oldest first
 */
export function presentConsultation<Doctor extends VisitPerson>(
  row: KeptConsultation<Doctor>,
  notes: readonly KeptNote[],
  side: Side,
  now: Date,
): ShownConsultation<Doctor> {
  const timed = { status: row.status, scheduledAt: isoOf(row.scheduledAt) };
  const signed = notes.find(({ kind }) => kind === 'signed');
  const draft = side === 'DOCTOR' ? notes.filter(({ kind }) => kind === 'draft').at(-1) : undefined;
  const { rating } = row;
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
    noteVersion: side === 'DOCTOR' ? row.noteVersion : 0,
    signedAt: row.signedAt && isoOf(row.signedAt),
    addenda: notes.filter(({ kind }) => kind === 'addendum').map(({ text, at }) => ({ text, at: isoOf(at) })),
    prescription: row.prescription,
    allowed: allowedStatuses(timed, side, now),
    canMove: isMovable(timed, now),
    changes: row.changes,
    intake: {
      answers: row.intake,
      photos: row.photos,
      canChange: side === 'PATIENT' && canChangeIntake(row),
    },
    rating: {
      given: rating && {
        ...rating,
        ratedAt: isoOf(rating.ratedAt),
        changedAt: isoOf(rating.changedAt),
      },
      canRate: side === 'PATIENT' && refuseRating(row, now) === null,
    },
    version: row.version,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
  };
}

/** Returns a visit as lists have it: without the answers and the rating, which are read with the visit alone. */
export function listConsultation<Shown extends { intake?: unknown; rating?: unknown }>(
  shown: Shown,
): Omit<Shown, 'intake' | 'rating'> {
  const { intake: _, rating: __, ...listed } = shown;
  return listed;
}

/** One line of what became of a visit. */
export const eventOf = (
  { status, scheduledAt }: { status: ConsultationStatus; scheduledAt: At },
  by: Side,
  reason: string | null,
  now: Date,
): ConsultationEvent => ({ status, at: now.toISOString(), by, scheduledAt: isoOf(scheduledAt), reason });
