import { versioned } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { fullName } from '@nadi/domain/kernel/full-name';
import { and, eq } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { emergencyReviewed, emergencyReviewedForDoctor } from '../notices';
import { toReview } from '../policy/own-consents';
import { presentEmergency } from '../presenters/consent';
import { consents } from '../tables/consents';

export const reviewEmergencyAccess = mutation(
  'reviewEmergencyAccess',
  async ({ path, headers, body }, { tx, now, notify, touched }) => {
    const [row] = await tx
      .select()
      .from(consents)
      .where(and(hasId(consents.id, path.id), toReview()))
      .for('update');
    if (!row) throw notFound();
    const { id, patientId, doctorId, requester, patient, version } = row;
    touched({ subjectId: patientId, recordIds: [id] });
    expectVersion(headers, version, 'EmergencyAccess', () => presentEmergency(row));
    const { review, note } = body;
    const changes = { review, reviewNote: note, reviewedAt: now, version: version + 1, updatedAt: now };
    await tx.update(consents).set(changes).where(eq(consents.id, id));
    const isJustified = review === 'JUSTIFIED';
    notify(patientId, emergencyReviewed(requester, isJustified));
    notify(doctorId, emergencyReviewedForDoctor(fullName(patient).slice(0, 200), isJustified));
    return versioned(presentEmergency({ ...row, ...changes }));
  },
);
