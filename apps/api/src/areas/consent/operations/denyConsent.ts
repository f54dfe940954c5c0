import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { statusAt } from '@nadi/domain/consent/consent';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { endAccesses } from '../end-accesses';
import { presentConsent } from '../presenters/consent';
import { holdConsent } from '../queries/find-consents';
import { findSettings, saveSettings } from '../queries/find-settings';
import { consentCodes } from '../tables/consent-codes';
import { consents } from '../tables/consents';

export const denyConsent = mutation('denyConsent', async ({ path, body }, given) => {
  const { tx, caller, now, touched, tell } = given;
  const { row } = await holdConsent(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  const status = statusAt(row, now);
  if (status !== 'REQUESTED') throw conflict(`This request is already ${status}.`);

  const changes = {
    status: 'DENIED' as const,
    endedAt: now,
    denialReason: body.reason ?? null,
    version: row.version + 1,
    updatedAt: now,
  };
  await tx.update(consents).set(changes).where(eq(consents.id, row.id));
  await tx.delete(consentCodes).where(eq(consentCodes.consentId, row.id));
  for (const person of [row.doctorId, caller.userId])
    tell(person, { name: 'consent-changed', message: { consentId: row.id } });
  if (body.isBlocked) {
    const settings = await findSettings(caller, tx);
    const blockedDoctorIds = [...new Set([...settings.blockedDoctorIds, row.doctorId])];
    await saveSettings({ ...settings, blockedDoctorIds }, given);
    await endAccesses([row.doctorId], given);
  }
  return answer(presentConsent({ ...row, ...changes }, null, now));
});
