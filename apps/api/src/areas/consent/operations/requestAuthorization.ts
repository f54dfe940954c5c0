import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { answerBy, checkScope } from '@nadi/domain/consent/consent';
import { inOrder } from '@nadi/domain/consent/kinds';
import { and, eq, sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { accessRequested } from '../notices';
import { ofDoctor } from '../policy/own-consents';
import { presentAuthorization } from '../presenters/consent';
import { hasStatus } from '../queries/find-consents';
import { findPatient } from '../queries/find-patients';
import { consents } from '../tables/consents';

export const requestAuthorization = mutation('requestAuthorization', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, tell, notify } = given;
  const { id: patientId } = await findPatient(body.patientId, false, tx);
  const faults = checkScope(body, now);
  if (faults.length > 0) throw unprocessable(faults);
  const waiting = await tx.$count(
    consents,
    and(ofDoctor(caller), eq(consents.patientId, patientId), hasStatus('REQUESTED', now)),
  );
  if (waiting > 0) throw conflict('You have asked this patient already. Wait for the answer.');

  const id = newId();
  const [row] = await tx
    .insert(consents)
    .values({
      id,
      patientId,
      doctorId: caller.userId,
      status: 'REQUESTED',
      origin: 'request',
      purpose: body.purpose,
      accessMode: 'VIEW',
      reason: body.reason,
      // Both are filled in by the database.
      requester: sql`'{}'`,
      patient: sql`'{}'`,
      askedKinds: inOrder(body.kinds),
      askedFrom: body.dates?.from ?? null,
      askedTo: body.dates?.to ?? null,
      askedUntil: new Date(body.accessUntil),
      requestedAt: now,
      answerBy: answerBy(now),
      version: 1,
      updatedAt: now,
    })
    // Makes one of two requests at once wait for the other.
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('You have asked this patient already. Wait for the answer.');
  touched({ subjectId: patientId, recordIds: [id], purpose: body.purpose });
  notify(patientId, accessRequested(row.requester, id));
  tell(patientId, { name: 'consent-requested', message: { consentId: id } });
  return answer(presentAuthorization(row, now));
});
