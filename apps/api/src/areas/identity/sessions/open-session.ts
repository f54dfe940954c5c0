import type { Session, SignInMethod } from '@nadi/contract/schema';
import { type Lacking, presentUser } from '@nadi/domain/identity/present-user';
import { refreshTokenLifetime } from '@nadi/domain/identity/session-limits';
import type { Writer } from '../../../kernel/db/transaction';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { Account } from '../../../kernel/people/account';
import { refreshTokens } from '../tables/refresh-tokens';
import { sessions } from '../tables/sessions';
import { signAccessToken } from './access-token';

type Tools = { tx: Writer; secrets: Secrets; newId(): string; now: Date };

type About = Lacking & {
  method: SignInMethod;
  /** The browser and system as text. */
  device: string;
};

/** Starts a session for a person whose password was just checked, or who just signed up. Call `refuseSuspended` first for an account that is not new. */
export async function openSession(
  account: Account,
  { method, device, ...lacking }: About,
  { tx, secrets, newId, now }: Tools,
): Promise<Session> {
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
