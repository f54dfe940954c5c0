import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { patientProfiles } from '../../db/schema/patient-profiles';
import { type UserRow, users } from '../../db/schema/users';
import { alreadyRegisteredMail, verificationMail } from '../../mail/messages';
import { staged } from '../../operation';
import { hashPassword } from '../../passwords/hash';
import { findWeakness } from '../../passwords/rules';
import { isAddressTaken } from '../../sessions/accounts';
import { issueVerification } from '../../sessions/email-verification';
import { openSession } from '../../sessions/open-session';

/** Does the same whether or not the address has an account; only the mail's words differ, and only its owner reads them. */
export const signUpPatient = staged('signUpPatient', {
  load: ({ body }, { tx }) => isAddressTaken(body.email, tx),

  async decide({ body }, isTaken, { secrets }) {
    const weakness = findWeakness(body.password, body.email);
    if (weakness) throw unprocessable([weakness]);
    return { isTaken, passwordHash: await hashPassword(body.password, body.email, secrets) };
  },

  async save({ body }, { isTaken, passwordHash }, given) {
    const { tx, newId, now, mail, publicUrl, device, touched } = given;
    const user: UserRow = {
      id: newId(),
      role: 'PATIENT',
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      emailVerifiedAt: null,
      passwordHash,
      onboardingCompletedAt: null,
      termsAcceptedAt: now,
      deletionRequestedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(users).values(user);
    await tx
      .insert(patientProfiles)
      .values({ userId: user.id, pregnancy: 'unknown', version: 1, updatedAt: now });
    const account = { ...user, verification: null };
    const session = await openSession(account, { method: 'sign-up', device }, given);
    touched({ subjectId: user.id });

    // Made in either case, so that both take the same time; that of a taken address reaches nobody.
    const token = await issueVerification(user.id, { tx, now });
    mail(
      isTaken ? alreadyRegisteredMail(user.email, publicUrl) : verificationMail(user.email, publicUrl, token),
    );
    return answer(session);
  },
});
