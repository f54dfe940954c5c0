import { emailVerifications } from '../db/schema/email-verifications';
import type { Writer } from '../db/transaction';
import { hashToken, newToken } from './opaque-token';

const lifetime = 24 * 60 * 60 * 1000;

/** A token for the link of a confirmation mail; those of earlier mails stay good. */
export async function issueVerification(
  userId: string,
  { tx, now }: { tx: Writer; now: Date },
): Promise<string> {
  const token = newToken();
  await tx.insert(emailVerifications).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return token;
}
