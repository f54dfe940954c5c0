import { answer } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import { wrongCode } from '@nadi/domain/identity/present-sign-ins';
import { refusals } from '@nadi/domain/identity/refusals';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { twoStepOnMail } from '../mails/security-messages';
import { twoStepOn } from '../notices';
import { holdOwnSession } from '../sessions/hold';
import { totpSecrets } from '../tables/two-step';
import { lockTotp } from '../two-step/find-totp';
import { replaceRecoveryCodes } from '../two-step/recovery-codes';
import { refuseBesidePasskey } from '../two-step/refuse-beside-passkey';
import { useTotpCode } from '../two-step/use-totp-code';

export const confirmTotp = mutation('confirmTotp', async ({ body }, given) => {
  const { tx, caller, now, mail, notify, publicUrl } = given;
  await holdOwnSession(given);
  await refuseBesidePasskey(given);
  const found = await lockTotp(caller, tx);
  if (!found) throw notFound(refusals.totpNotStarted);
  if (found.confirmedAt) throw conflict(refusals.totpConfirmedAlready);

  if (!(await useTotpCode(body.code, found, given))) throw unprocessable([wrongCode('code')]);

  await tx.update(totpSecrets).set({ confirmedAt: now }).where(own(totpSecrets.userId, caller));
  const codes = await replaceRecoveryCodes(given);
  mail(twoStepOnMail(caller.user.email, publicUrl));
  notify(caller.userId, twoStepOn);
  return answer({ codes });
});
