import type { Session } from '@nadi/contract/schema';
import { refreshTokens } from '../db/schema/refresh-tokens';
import { sessions } from '../db/schema/sessions';
import type { UserRow } from '../db/schema/users';
import type { Writer } from '../db/transaction';
import { presentUser } from '../presenters/user';
import type { Secrets } from '../secrets';
import { signAccessToken } from './access-token';
import { hashToken, newToken } from './opaque-token';

const day = 86_400_000;
/** A refresh token is good for so long; each use begins anew. */
export const refreshTokenLifetime = 30 * day;

type Tools = { tx: Writer; secrets: Secrets; newId(): string; now: Date };

/** Opens a session for someone whose password was just checked, or who just signed up. */
export async function openSession(user: UserRow, { tx, secrets, newId, now }: Tools): Promise<Session> {
  const sessionId = newId();
  const refreshToken = newToken();
  await tx.insert(sessions).values({ id: sessionId, userId: user.id, createdAt: now });
  await tx.insert(refreshTokens).values({
    tokenHash: hashToken(refreshToken),
    sessionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenLifetime),
  });
  const token = await signAccessToken({ userId: user.id, sessionId }, secrets.accessTokens, now);
  return { user: presentUser(user), token, refreshToken };
}
