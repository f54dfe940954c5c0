import { answer } from '@nadi/api-server/answers';
import { changedSince, conflict, unprocessable } from '@nadi/api-server/problem';
import {
  draftOf,
  nextVersionOf,
  presentPrescribing,
  writeDraft,
} from '@nadi/domain/prescriptions/prescribing';
import { presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { refuseWriting } from '@nadi/domain/prescriptions/visit-rules';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdConsultation, touchOf } from '../../appointments/offers';
import { loadPrescribing } from '../prescribing';
import { prescriptions } from '../tables/prescriptions';

export const updateConsultationPrescription = mutation(
  'updateConsultationPrescription',
  async ({ path, body }, given) => {
    const { tx, now, newId, touched } = given;
    const { row: visit } = await holdConsultation(path.id, undefined, given);
    const refusal = refuseWriting(visit, now);
    if (refusal) throw conflict(refusal);
    const prescribing = await loadPrescribing(visit, given);
    const { draftVersion, ...written } = body;
    const draft = draftOf(prescribing.rows);
    const newest = draft ?? prescribing.rows[0];
    if (draftVersion !== undefined && draftVersion !== (draft?.version ?? 0))
      throw newest ? changedSince('Prescription', presentPrescription(newest)) : conflict();
    const made = writeDraft(written, prescribing);
    if ('faults' in made) throw unprocessable(made.faults);
    const { content } = made;
    const saved = draft
      ? await tx
          .update(prescriptions)
          .set({ content, version: draft.version + 1, updatedAt: now })
          .where(eq(prescriptions.id, draft.id))
          .returning()
      : await tx
          .insert(prescriptions)
          .values({
            ...{
              id: newId(),
              consultationId: visit.id,
              patientId: visit.patientId,
              doctorId: visit.doctorId,
            },
            ...{
              state: 'draft',
              content,
              version: nextVersionOf(prescribing.rows),
              createdAt: now,
              updatedAt: now,
            },
          })
          .returning();
    const rows = [...saved, ...prescribing.rows.filter((row) => row !== draft)];
    touched({ ...touchOf(visit, given.caller), recordIds: saved.map(({ id }) => id) });
    return answer(presentPrescribing({ ...prescribing, rows }));
  },
);
