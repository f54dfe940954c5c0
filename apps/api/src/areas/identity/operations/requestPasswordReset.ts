import { done } from '@nadi/api-server/answers';
import { maxMailsAnHour } from '../../../kernel/mail/mail-limit';
import { constantTime } from '../../../kernel/operation/constant-time';
import { mutation } from '../../../kernel/operation/operation';
import { passwordResetMail } from '../mails/password-messages';
import { findByAddress } from '../sessions/accounts';
import { issueMailToken } from '../sessions/mail-token';

/** For the account that confirmed the address; if there is none, for the newest account that waits. */
export const requestPasswordReset = constantTime(
  mutation('requestPasswordReset', async ({ body }, { tx, now, mail, publicUrl, touched }) => {
    const [owner] = await findByAddress(body.email, tx);
    const token = await issueMailToken('reset', owner?.id ?? null, { tx, now });
    const limit = { kind: 'reset', most: maxMailsAnHour, to: body.email } as const;
    mail(owner ? passwordResetMail(owner.email, publicUrl, token) : null, limit);
    if (owner) touched({ subjectId: owner.id, isProven: false });
    return done();
  }),
);
