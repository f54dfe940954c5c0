import { done } from '@nadi/api-server/answers';
import { alreadyRegisteredMail, verificationMail } from '../../mail/messages';
import { writing } from '../../operation';
import { findByAddress } from '../../sessions/accounts';
import { issueVerification } from '../../sessions/email-verification';

export const resendVerification = writing(
  'resendVerification',
  async ({ body }, { tx, now, mail, publicUrl }) => {
    const [first, ...others] = await findByAddress(body.email, tx);
    if (first?.emailVerifiedAt === null) {
      const token = await issueVerification(first.id, { tx, now });
      mail(verificationMail(first.email, publicUrl, token));
    } else if (first && others.length > 0) {
      // Someone waits for a mail that can never confirm this address; its owner is told why.
      mail(alreadyRegisteredMail(first.email, publicUrl));
    }
    return done();
  },
);
