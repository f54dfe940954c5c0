import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refusals } from '@nadi/domain/identity/refusals';
import { mutation } from '../../../kernel/operation/operation';
import { newRecoveryCodesMail } from '../mails/security-messages';
import { newRecoveryCodes } from '../notices';
import { lockTotp } from '../two-step/find-totp';
import { replaceRecoveryCodes } from '../two-step/recovery-codes';

export const renewRecoveryCodes = mutation('renewRecoveryCodes', async (_, given) => {
  const { tx, caller, mail, notify, publicUrl } = given;
  const totp = await lockTotp(caller, tx);
  if (!totp?.confirmedAt) throw conflict(refusals.noRecoveryCodes);
  const codes = await replaceRecoveryCodes(given);
  mail(newRecoveryCodesMail(caller.user.email, publicUrl));
  notify(caller.userId, newRecoveryCodes);
  return answer({ codes });
});
