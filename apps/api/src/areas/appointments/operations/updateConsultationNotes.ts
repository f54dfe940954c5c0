import { versioned } from '@nadi/api-server/answers';
import { changedSince, conflict, unprocessable } from '@nadi/api-server/problem';
import { refuseNote, signedBlindly } from '@nadi/domain/appointments/notes';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { noteSigned } from '../notices';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { consultationNotes } from '../tables/consultation-notes';
import { consultations } from '../tables/consultations';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const updateConsultationNotes = mutation(
  'updateConsultationNotes',
  async ({ path, headers, body }, given) => {
    const { tx, caller, now, newId, touched, notify } = given;
    const { row, shown: before } = await holdConsultation(path.id, headers['If-Match'], given);
    touched(touchOf(before, caller));
    const { notes, isSigned = false, noteVersion } = body;
    const refusal = refuseNote(before, isSigned, now);
    if (refusal) throw conflict(refusal);
    if (isSigned && noteVersion === undefined) throw unprocessable([signedBlindly]);
    if (noteVersion !== undefined && noteVersion !== row.noteVersion)
      throw changedSince('Consultation', before);
    if (!isSigned && notes === before.notes) return versioned(before);
    const { id: consultationId, patientId, doctorId } = row;
    await tx.insert(consultationNotes).values({
      id: newId(),
      consultationId,
      patientId,
      doctorId,
      kind: isSigned ? 'signed' : 'draft',
      text: notes,
      at: now,
    });
    await tx
      .update(consultations)
      .set({
        noteVersion: row.noteVersion + 1,
        // A draft leaves the visit as it was: its patient is not told that there is one.
        ...(isSigned && { signedAt: now, version: row.version + 1, updatedAt: now }),
      })
      .where(eq(consultations.id, row.id));
    const shown = await findConsultation(row.id, given);
    if (isSigned) {
      notify(shown.patient.id, noteSigned(shown));
      tellBoth(shown, given);
    }
    return versioned(shown);
  },
);
