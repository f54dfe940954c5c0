import { done } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { faults } from '@nadi/domain/identity/refusals';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { stagedMutation } from '../../../kernel/operation/operation';
import { users } from '../../../kernel/tables/users';
import { passwordSetAnewMail } from '../mails/password-messages';
import { passwordSetAnew } from '../notices';
import { hashPassword } from '../passwords/hash';
import { findWeakness } from '../passwords/rules';
import { findAccount } from '../sessions/accounts';
import { holdSessions } from '../sessions/hold';
import { forgetDevices, rememberDevice } from '../sessions/known-devices';
import { unlock } from '../sessions/lockout';
import { replacePassword } from '../sessions/replace-password';
import { passwordResets } from '../tables/password-resets';
import { passkeys } from '../tables/two-step';

const notGood = () => unprocessable([faults.resetOver]);

/**
 * An address that waits for confirmation is confirmed by this: the link came from its mailbox, which is what a confirmation
 * proves; and more happens here, because the person who created the account loses password, sessions and passkeys. A second step
 * stays, and no session is started: a mailbox alone lets no one in.
 */
export const resetPassword = stagedMutation('resetPassword', {
  async load({ body }, { tx, now }) {
    const tokenHash = hashToken(body.token);
    const [reset] = await tx
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, tokenHash),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      );
    const person = reset && (await findAccount(reset.userId, tx));
    if (!person) throw notGood();
    return { person, tokenHash };
  },

  async decide({ body }, { person, tokenHash }, { secrets }) {
    const weakness = await findWeakness(body.password, person, '/body/password');
    if (weakness) throw unprocessable([weakness]);
    const newHash = await hashPassword(body.password, person.email, secrets, person.passwordHash);
    return { person, tokenHash, newHash };
  },

  async save(_, { person, tokenHash, newHash }, given) {
    const { tx, now, mail, notify, publicUrl, touched, network } = given;
    await holdSessions(person.id, tx);
    // Before the sessions end, so that a session that a passkey is just starting is among them.
    await tx.delete(passkeys).where(eq(passkeys.userId, person.id));
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt)))
      .returning({ userId: passwordResets.userId });
    if (used.length === 0 || !(await replacePassword(person, newHash, given))) throw notGood();
    await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, person.id), isNull(users.emailVerifiedAt)))
      .catch((error: unknown) => {
        // Another account has confirmed the address since the link was sent.
        throw isUniqueViolation(error, 'users_verified_email') ? notGood() : error;
      });
    await unlock({ email: person.email, network }, given);
    await forgetDevices(person.id, given);
    touched({ subjectId: person.id });
    mail(passwordSetAnewMail(person.email, publicUrl, person.hasSecondStep));
    notify(person.id, passwordSetAnew);
    // A person who tries passwords meanwhile must not keep the owner from using the new one.
    return { ...done(), headers: await rememberDevice(person, null, given) };
  },
});
