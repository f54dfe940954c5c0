import { done } from '@nadi/api-server/answers';
import { maxMailsAnHour } from '../../../kernel/mail/mail-limit';
import { constantTime } from '../../../kernel/operation/constant-time';
import { mutation } from '../../../kernel/operation/operation';
import { alreadyRegisteredMail, verificationMail } from '../mails/messages';
import { findByAddress } from '../sessions/accounts';
import { issueMailToken } from '../sessions/mail-token';

export const resendVerification = constantTime(
  mutation('resendVerification', async ({ body }, { tx, now, mail, publicUrl }) => {
    const [first, ...others] = await findByAddress(body.email, tx);
    const waiting = first?.emailVerifiedAt === null ? first : null;
    const token = await issueMailToken('verification', waiting?.id ?? null, { tx, now });
    const limit = { most: maxMailsAnHour, to: body.email };
    if (waiting) mail(verificationMail(waiting.email, publicUrl, token), { ...limit, kind: 'verification' });
    // The account waits for an e-mail that can never confirm this address; the owner of the address is told why.
    else if (first && others.length > 0)
      mail(alreadyRegisteredMail(first.email, publicUrl), { ...limit, kind: 'already-registered' });
    else mail(null, { ...limit, kind: 'none' });
    return done();
  }),
);
