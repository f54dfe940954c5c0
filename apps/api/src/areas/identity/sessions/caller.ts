import { secondStepLifetime } from '@nadi/domain/identity/session-limits';
import { sessionRole } from '@nadi/domain/identity/session-role';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { batched } from '../../../kernel/db/batched';
import type { Database } from '../../../kernel/db/client';
import { prepared } from '../../../kernel/db/prepared';
import type { Clock } from '../../../kernel/environment/clock';
import { ringOf } from '../../../kernel/keys/ring';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { RequiresSecondStep } from '../../../kernel/people/account';
import type { Caller } from '../../../kernel/people/caller';
import { notSuspended } from '../../../kernel/people/suspended';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/offers';
import { sessions } from '../tables/sessions';
import { hasSecondStep } from '../two-step/required';
import { readAccessToken } from './access-token';
import { accountColumns } from './accounts';
import { noteUse } from './note-use';

const findOpenSessions = prepared((tx) =>
  tx
    .select({
      id: sessions.id,
      user: accountColumns,
      needsSecondStep: sessions.needsSecondStep,
      createdAt: sessions.createdAt,
      confirmedAt: sessions.confirmedAt,
      usedGeneration: sessions.usedGeneration,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(doctorProfiles, eq(doctorProfiles.userId, users.id))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(sessions.revokedAt),
        // A session that began while the account was being suspended would be open without this.
        notSuspended,
      ),
    ),
);

type OpenSession = Awaited<ReturnType<typeof findOpenSessions>>[number];
const finders = new WeakMap<Database, (id: string) => Promise<OpenSession | undefined>>();

/** Returns the signed-in person of a session, in one query with those of other simultaneous requests. */
function findOpenSession(id: string, db: Database): Promise<OpenSession | undefined> {
  const find =
    finders.get(db) ??
    batched(async (ids: string[]) => {
      const found = await db.readOnce((tx) => findOpenSessions(tx, { ids }));
      return new Map(found.map((one) => [one.id, one]));
    });
  finders.set(db, find);
  return find(id);
}

type Tools = { db: Database; secrets: Secrets; clock: Clock; requiresSecondStep: RequiresSecondStep };

/**
 * Returns the bearer of an access token; null if the token is not valid or its session has ended. Read from the database at
 * each request, so that a sign-out, a changed role or a second step takes effect at once.
 */
export async function findCaller(
  token: string,
  { db, secrets, clock, requiresSecondStep }: Tools,
): Promise<Caller | null> {
  const now = clock.now();
  const claims = await readAccessToken(token, ringOf(secrets, 'accessTokens'), now);
  if (!claims) return null;
  const began = performance.now();
  const found = await findOpenSession(claims.sessionId, db);
  if (found?.user.id !== claims.userId) return null;
  const { user, needsSecondStep, createdAt, confirmedAt } = found;
  if (claims.generation > found.usedGeneration) await noteUse(claims, db);
  if (needsSecondStep && now.getTime() - createdAt.getTime() > secondStepLifetime) return null;
  const isSecondStepMissing =
    requiresSecondStep(user) && !(await db.readOnce((tx) => hasSecondStep(user.id, tx)));
  const isEmailVerified = user.emailVerifiedAt !== null;
  return {
    role: sessionRole({ ...user, isEmailVerified, needsSecondStep, isSecondStepMissing }),
    userId: user.id,
    actorId: user.id,
    sessionId: claims.sessionId,
    user,
    confirmedAt,
    waited: performance.now() - began,
  };
}
