import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { refuseResend } from '@nadi/domain/consent/codes';
import { checkScope, findWider, statusAt } from '@nadi/domain/consent/consent';
import { inOrder } from '@nadi/domain/consent/kinds';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { makeCode } from '../codes';
import { presentConsent } from '../presenters/consent';
import { holdConsent } from '../queries/find-consents';
import { consents } from '../tables/consents';

export const allowConsent = mutation('allowConsent', async ({ path, headers, body }, given) => {
  const { tx, caller, now, secrets, touched, tell } = given;
  const { row, code } = await holdConsent(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  const shown = presentConsent(row, code, now);
  expectVersion(headers, row.version, 'Consent', () => shown);
  const status = statusAt(row, now);
  if (status !== 'REQUESTED') throw conflict(`This request is already ${status}.`);
  const faults = [...checkScope(body, now), ...findWider(shown.asked, body)];
  if (faults.length > 0) throw unprocessable(faults);
  const refusal = code && refuseResend(code);
  if (refusal) throw conflict(refusal);

  const changes = {
    kinds: inOrder(body.kinds),
    fromDay: body.dates?.from ?? null,
    toDay: body.dates?.to ?? null,
    accessUntil: new Date(body.accessUntil),
    allowedAt: now,
    version: row.version + 1,
    updatedAt: now,
  };
  await tx.update(consents).set(changes).where(eq(consents.id, row.id));
  const { digits, state } = await makeCode(row, code, { tx, secrets, now });
  // The patient's other pages too: the code of before is no longer good.
  for (const person of [row.doctorId, caller.userId])
    tell(person, { name: 'consent-changed', message: { consentId: row.id } });
  return answer({ consent: presentConsent({ ...row, ...changes }, state, now), code: digits });
});
