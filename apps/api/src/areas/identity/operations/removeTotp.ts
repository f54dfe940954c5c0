import { done } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { refusals } from '@nadi/domain/identity/refusals';
import { and, isNotNull } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { twoStepOffMail } from '../mails/security-messages';
import { twoStepOff } from '../notices';
import { totpSecrets } from '../tables/two-step';
import { removeRecoveryCodes } from '../two-step/recovery-codes';

export const removeTotp = mutation('removeTotp', async (_, given) => {
  const { tx, caller, mail, notify, publicUrl, requiresSecondStep } = given;
  if (requiresSecondStep(caller.user)) throw conflict(refusals.totpRequired);
  const removed = await tx
    .delete(totpSecrets)
    .where(and(own(totpSecrets.userId, caller), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  if (removed.length === 0) throw notFound(refusals.totpOff);
  await removeRecoveryCodes({ tx, caller });
  mail(twoStepOffMail(caller.user.email, publicUrl));
  notify(caller.userId, twoStepOff);
  return done();
});
