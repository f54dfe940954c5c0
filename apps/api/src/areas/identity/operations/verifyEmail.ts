import { done } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { faults, refusals } from '@nadi/domain/identity/refusals';
import { and, eq, isNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { users } from '../../../kernel/tables/users';
import { endSessions } from '../sessions/end-sessions';
import { holdSessions } from '../sessions/hold';
import { emailVerifications } from '../tables/email-verifications';

const notGood = () => unprocessable([faults.verificationOver]);

/**
 * This decides who owns an address: the index on confirmed addresses lets the first in. The person who created the account may not be
 * the one who has the mailbox, so their sessions end; the session sent with the link shows that it is the same person.
 */
export const verifyEmail = mutation('verifyEmail', async ({ body }, { tx, now, recognised, touched }) => {
  const tokenHash = hashToken(body.token);
  const [found] = await tx
    .select()
    .from(emailVerifications)
    .where(eq(emailVerifications.tokenHash, tokenHash))
    .for('update');
  if (!found) throw notGood();
  // A second click on the same link finds the work done.
  if (found.usedAt) return done();
  if (found.expiresAt <= now) throw notGood();

  await holdSessions(found.userId, tx);
  const confirmed = await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, found.userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_verified_email')) throw conflict(refusals.addressTaken);
      throw error;
    });
  if (confirmed.length > 0) await endSessions(found.userId, { tx, now, spared: recognised?.sessionId });
  touched({ subjectId: found.userId });
  await tx.update(emailVerifications).set({ usedAt: now }).where(eq(emailVerifications.tokenHash, tokenHash));
  return done();
});
