import { refreshFailed } from '@nadi/api-server/problem';
import { refreshOutcome } from '@nadi/domain/identity/refresh';
import { refreshTokenLifetime, sessionLifetime } from '@nadi/domain/identity/session-limits';
import { and, eq, isNull } from 'drizzle-orm';
import type { SecurityEntry, SecurityEvent } from '../../../kernel/audit/security-event';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { hashToken, successorOf, successorWithHash } from '../../../kernel/keys/opaque-token';
import { ringOf } from '../../../kernel/keys/ring';
import type { Mail } from '../../../kernel/mail/mail';
import type { Notice } from '../../../kernel/notify/notify';
import { mutation } from '../../../kernel/operation/operation';
import { notSuspended } from '../../../kernel/people/suspended';
import { users } from '../../../kernel/tables/users';
import { sessionStolenMail } from '../mails/security-messages';
import { sessionStolen } from '../notices';
import { signAccessToken } from '../sessions/access-token';
import { refreshTokens as table } from '../tables/refresh-tokens';
import { sessions } from '../tables/sessions';

export const refreshTokens = mutation('refreshTokens', async ({ body }, given) => {
  const { tx, secrets, now } = given;
  const tokenHash = hashToken(body.refreshToken);
  // Locked, so that of simultaneous uses one creates the successor and the others find it.
  const [found] = await tx
    .select({
      sessionId: table.sessionId,
      generation: table.generation,
      expiresAt: table.expiresAt,
      usedAt: table.usedAt,
      successorHash: table.successorHash,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      revokedAt: sessions.revokedAt,
      needsSecondStep: sessions.needsSecondStep,
      usedGeneration: sessions.usedGeneration,
      device: sessions.device,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(table)
    .innerJoin(sessions, eq(sessions.id, table.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    // Gives nothing to a suspended account, whatever session there is.
    .where(and(eq(table.tokenHash, tokenHash), notSuspended))
    .for('update', { of: table });
  if (!found || found.revokedAt || found.needsSecondStep) throw refreshFailed();
  const sessionEndsAt = found.createdAt.getTime() + sessionLifetime;
  const successor = found.successorHash === null ? null : await findToken(found.successorHash, tx);
  const isShown = successor !== null && found.usedGeneration >= successor.generation;
  const asked = {
    sessionEndsAt,
    token: usedOf(found),
    successor: successor && { ...usedOf(successor), isShown },
  };
  const outcome = refreshOutcome(asked, now);
  if (outcome === 'stolen') {
    await endStolen(found, given);
    return refreshFailed();
  }
  if (outcome === 'over') throw refreshFailed();

  const generation = successor?.generation ?? found.generation + 1;
  const refreshToken = successor
    ? successorWithHash(body.refreshToken, ringOf(secrets, 'refreshTokens'), found.successorHash)
    : successorOf(body.refreshToken, secrets.refreshTokens);
  // Its key was removed since: no one can create it again.
  if (refreshToken === undefined) throw refreshFailed();
  if (!successor) {
    const successorHash = hashToken(refreshToken);
    await tx.update(table).set({ usedAt: now, successorHash }).where(eq(table.tokenHash, tokenHash));
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, found.sessionId));
    await tx.insert(table).values({
      tokenHash: successorHash,
      sessionId: found.sessionId,
      generation,
      issuedAt: now,
      expiresAt: new Date(Math.min(now.getTime() + refreshTokenLifetime, sessionEndsAt)),
    });
  }

  const token = await signAccessToken({ ...found, generation }, secrets.accessTokens, now);
  return { body: { success: true as const, data: { token, refreshToken }, token, refreshToken } };
});

const usedOf = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }) => ({
  isUsed: usedAt !== null,
  expiresAt: expiresAt.getTime(),
});

async function findToken(tokenHash: string, tx: Reader) {
  const [found] = await tx
    .select({ usedAt: table.usedAt, expiresAt: table.expiresAt, generation: table.generation })
    .from(table)
    .where(eq(table.tokenHash, tokenHash));
  return found ?? null;
}

type Given = {
  tx: Writer;
  now: Date;
  mail(mail: Mail): void;
  notify(userId: string, notice: Notice): void;
  publicUrl: string;
  noteSecurity(event: SecurityEvent, entry: SecurityEntry): void;
};
type Stolen = {
  sessionId: string;
  userId: string;
  device: string;
  email: string;
  emailVerifiedAt: Date | null;
};

/** Two clients hold this token, and one of them stole it: the session ends for both, and its owner is told once. */
async function endStolen(
  { sessionId, userId, device, email, emailVerifiedAt }: Stolen,
  { tx, now, mail, notify, publicUrl, noteSecurity }: Given,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length > 0)
    noteSecurity('session-stolen', {
      subjectId: userId,
      operation: 'endStolenSession',
      recordIds: [sessionId],
    });
  // An unconfirmed address may belong to a stranger.
  if (ended.length === 0 || !emailVerifiedAt) return;
  mail(sessionStolenMail(email, publicUrl, device));
  notify(userId, sessionStolen(device));
}
