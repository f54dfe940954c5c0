import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refusals } from '@nadi/domain/identity/refusals';
import { isNull } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { totpSecrets } from '../tables/two-step';
import { refuseBesidePasskey } from '../two-step/refuse-beside-passkey';
import { sealSecret } from '../two-step/seal-secret';
import { newTotpSecret, totpUri } from '../two-step/totp';

export const startTotp = mutation('startTotp', async (_, given) => {
  const { tx, caller, secrets, now } = given;
  await refuseBesidePasskey(given);
  const { userId } = caller;
  const secret = newTotpSecret();
  const begun = { sealed: sealSecret(secret, userId, secrets), createdAt: now };
  const kept = await tx
    .insert(totpSecrets)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: begun, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning({ userId: totpSecrets.userId });
  if (kept.length === 0) throw conflict(refusals.totpOnAlready);
  return answer({ secret, uri: totpUri(secret, caller.user.email) });
});
