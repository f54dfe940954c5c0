import type { Role } from '@nadi/contract/operations';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { sessions } from '../db/schema/sessions';
import { type UserRow, users } from '../db/schema/users';
import type { Secrets } from '../secrets';
import { readAccessToken } from './access-token';

/** Who asks, as the database has them at this moment. */
export type Caller = {
  role: Role;
  userId: string;
  sessionId: string;
  user: Omit<UserRow, 'passwordHash'>;
};

const { passwordHash: _, ...columns } = getTableColumns(users);

/**
 * Who the bearer of an access token is; null where the token is not good or its session has ended. Asked of the database at
 * each request, so that a sign-out or a changed role holds at once.
 */
export async function findCaller(
  token: string,
  { db, secrets, clock }: { db: Database; secrets: Secrets; clock: Clock },
): Promise<Caller | null> {
  const claims = await readAccessToken(token, secrets.accessTokens, clock.now());
  if (!claims) return null;
  const [user] = await db.readOnce((tx) =>
    tx
      .select(columns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, claims.sessionId), isNull(sessions.revokedAt))),
  );
  if (user?.id !== claims.userId) return null;
  return {
    role: user.emailVerifiedAt ? user.role : 'PENDING',
    userId: user.id,
    sessionId: claims.sessionId,
    user,
  };
}
