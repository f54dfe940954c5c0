import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { presentConsent } from '../presenters/consent';
import { holdConsent, isGranted } from '../queries/find-consents';
import { consents } from '../tables/consents';

export const revokeConsent = mutation('revokeConsent', async ({ path }, given) => {
  const { tx, caller, now, touched, tell } = given;
  const { row, code } = await holdConsent(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  if (row.status === 'REQUESTED')
    throw conflict('Nothing is shared by this request yet. Deny it, so that nothing will be.');
  // It may have waited for a network: what ended meanwhile is as the person wanted it.
  if (!isGranted(row, now)) return answer(presentConsent(row, code, now));

  const changes = {
    status: 'REVOKED' as const,
    endedAt: now,
    version: row.version + 1,
    updatedAt: now,
  };
  await tx.update(consents).set(changes).where(eq(consents.id, row.id));
  for (const person of [row.doctorId, caller.userId])
    tell(person, { name: 'consent-changed', message: { consentId: row.id } });
  return answer(presentConsent({ ...row, ...changes }, null, now));
});
