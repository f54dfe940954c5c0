import { signInFailed } from '@nadi/api-server/problem';
import { brand } from '@nadi/brand';
import type { Session, SignInMethod } from '@nadi/contract/schema';
import { type Lacking, presentUser } from '@nadi/domain/identity/present-user';
import { refreshTokenLifetime } from '@nadi/domain/identity/session-limits';
import { saySuspended } from '@nadi/domain/platform/users';
import { eq } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { Account } from '../../../kernel/people/account';
import { refreshTokens } from '../tables/refresh-tokens';
import { sessions } from '../tables/sessions';
import { suspensions } from '../tables/suspensions';
import { signAccessToken } from './access-token';

type Tools = { tx: Writer; secrets: Secrets; newId(): string; now: Date };

type About = Lacking & {
  method: SignInMethod;
  /** The browser and system as text. */
  device: string;
};

/**
 * Starts a session for a person whose password was just checked, or who just signed up.
 *
 * @throws 401 with the reason if the account is suspended
 */
export async function openSession(
  account: Account,
  { method, device, ...lacking }: About,
  { tx, secrets, newId, now }: Tools,
): Promise<Session> {
  const [suspension] = await tx
    .select({ reason: suspensions.reason })
    .from(suspensions)
    .where(eq(suspensions.userId, account.id));
  if (suspension?.reason) throw signInFailed(saySuspended(suspension.reason, brand.grievanceOfficer.email));
  const sessionId = newId();
  await tx.insert(sessions).values({
    id: sessionId,
    userId: account.id,
    method,
    device,
    needsSecondStep: lacking.needsSecondStep ?? false,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
  });
  const refreshToken = await issueRefreshToken(sessionId, { tx, now });
  const token = await signAccessToken(
    { userId: account.id, sessionId, generation: 0 },
    secrets.accessTokens,
    now,
  );
  return { user: presentUser(account, lacking), token, refreshToken };
}

/** The first token of a family. */
export async function issueRefreshToken(sessionId: string, { tx, now }: Pick<Tools, 'tx' | 'now'>) {
  const refreshToken = newToken();
  await tx.insert(refreshTokens).values({
    tokenHash: hashToken(refreshToken),
    sessionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenLifetime),
  });
  return refreshToken;
}
