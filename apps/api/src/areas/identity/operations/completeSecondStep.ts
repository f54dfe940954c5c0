import { answer } from '@nadi/api-server/answers';
import { type Problem, tooManyRequests, unauthorized, unprocessable } from '@nadi/api-server/problem';
import type { SecondStep } from '@nadi/contract/schema';
import { wrongCode } from '@nadi/domain/identity/present-sign-ins';
import { refusals } from '@nadi/domain/identity/refusals';
import { maxWrongCodes, maxWrongCodesAnHour } from '@nadi/domain/identity/session-limits';
import type { SecurityEvent } from '../../../kernel/audit/security-event';
import type { Writer } from '../../../kernel/db/transaction';
import type { Mail } from '../../../kernel/mail/mail';
import type { MailLimit } from '../../../kernel/mail/mail-limit';
import type { Notice } from '../../../kernel/notify/notify';
import { mutation } from '../../../kernel/operation/operation';
import type { Caller } from '../../../kernel/people/caller';
import { recoveryCodeUsedMail, wrongCodesMail } from '../mails/security-messages';
import { hourOf, newDevice, recoveryCodeUsed, wrongCodes } from '../notices';
import { findDevice, rememberDevice } from '../sessions/known-devices';
import { openSession } from '../sessions/open-session';
import { refuseSuspended } from '../sessions/refuse-suspended';
import { countWrongCodes, endSession, lockWaitingSession, noteWrongCode } from '../sessions/second-step';
import { lockTotp } from '../two-step/find-totp';
import { countRecoveryCodes, useRecoveryCode } from '../two-step/recovery-codes';
import { useTotpCode } from '../two-step/use-totp-code';

/** The session gets new tokens, so that no token of the first step gains rights. */
export const completeSecondStep = mutation('completeSecondStep', async ({ body }, given) => {
  const { tx, caller, device, mail, notify, publicUrl, touched } = given;
  const session = await lockWaitingSession(given);
  const totp = await lockTotp(caller, tx);
  if (!session || !totp?.confirmedAt) throw unauthorized('Sign in again.');
  const tried = await countWrongCodes(given);
  if (tried.count >= maxWrongCodesAnHour) throw tooManyRequests(tried.secondsLeft);

  const isRight =
    body.recoveryCode === undefined
      ? await useTotpCode(body.code ?? '', totp, given)
      : await useRecoveryCode(body.recoveryCode, given);
  touched({ recordIds: [session.id] });
  if (!isRight) return refuse(body, { inSession: session.failedSteps + 1, inHour: tried.count + 1 }, given);
  const refusal = await refuseSuspended(caller.userId, false, given);
  if (refusal) return refusal;

  await endSession(given);
  if (body.recoveryCode !== undefined) {
    const left = await countRecoveryCodes(given);
    mail(recoveryCodeUsedMail(caller.user.email, publicUrl, left));
    notify(caller.userId, recoveryCodeUsed(left));
  }
  const method = body.recoveryCode === undefined ? 'password-and-code' : 'password-and-recovery-code';
  const opened = await openSession(caller.user, { method, device }, given);
  const known = await findDevice(caller.user.email, given);
  if (!known) notify(caller.userId, newDevice(device));
  return { ...answer(opened), headers: await rememberDevice(caller.user, known, given) };
});

type Given = {
  tx: Writer;
  caller: Caller;
  now: Date;
  mail(mail: Mail, limit: MailLimit): void;
  notify(userId: string, notice: Notice): void;
  noteSecurity(event: SecurityEvent): void;
  publicUrl: string;
};
/** The number of wrong codes, including this one. */
type Failed = { inSession: number; inHour: number };

/** Returned, not thrown: the wrong code stays counted. */
async function refuse(body: SecondStep, { inSession, inHour }: Failed, given: Given): Promise<Problem> {
  const { caller, mail, notify, now, publicUrl } = given;
  await noteWrongCode(given);
  given.noteSecurity('second-step-refused');
  // Counted over all sessions: a person who has the password can start any number of them.
  if (inHour >= maxWrongCodes) {
    const { email } = caller.user;
    mail(wrongCodesMail(email, publicUrl), { kind: 'wrong-codes', most: 1, to: email });
    notify(caller.userId, wrongCodes(hourOf(now)));
  }
  if (inSession < maxWrongCodes)
    return unprocessable([wrongCode(body.recoveryCode === undefined ? 'code' : 'recoveryCode')]);
  await endSession(given);
  return unauthorized(refusals.tooManyWrongCodes);
}
