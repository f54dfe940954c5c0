import { answer } from '@nadi/api-server/answers';
import { emergencyMinutes, emergencyUntil } from '@nadi/domain/consent/consent';
import { consentKinds } from '@nadi/domain/consent/kinds';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { glassBroken } from '../notices';
import { presentAuthorization } from '../presenters/consent';
import { findPatient } from '../queries/find-patients';
import { consents } from '../tables/consents';

export const openEmergencyAccess = mutation('openEmergencyAccess', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, tell, notify } = given;
  const { id: patientId } = await findPatient(body.patientId, true, tx);
  // The database refuses an access that ends later by its own clock, which may be behind this server's.
  const until = sql<Date>`least(${emergencyUntil(now).toISOString()}::timestamptz,
    date_trunc('milliseconds', nadi_now()) + make_interval(mins => ${emergencyMinutes}))`;
  const id = newId();
  const kinds = [...consentKinds];
  const [row] = await tx
    .insert(consents)
    .values({
      id,
      patientId,
      doctorId: caller.userId,
      status: 'GRANTED',
      origin: 'emergency',
      purpose: 'BTG',
      accessMode: 'VIEW',
      reason: body.reason,
      // Both are filled in by the database.
      requester: sql`'{}'`,
      patient: sql`'{}'`,
      askedKinds: kinds,
      askedUntil: until,
      kinds,
      accessUntil: until,
      requestedAt: now,
      answerBy: now,
      grantedAt: now,
      review: 'OPEN',
      version: 1,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The emergency access is not there.');
  touched({ subjectId: patientId, recordIds: [id], purpose: 'BTG' });
  notify(patientId, glassBroken(row.requester, id));
  tell(patientId, { name: 'consent-changed', message: { consentId: id } });
  return answer(presentAuthorization(row, now));
});
