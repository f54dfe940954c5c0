import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../tables/users';

/**
 * Condition for the accounts with a role that are in use: confirmed, not suspended, and not about to be erased.
 *
 * @param userId only this person; null for everyone
 */
export const inUse = (role: 'PATIENT' | 'DOCTOR' | 'ADMIN', userId: string | null): SQL | undefined =>
  and(
    eq(users.role, role),
    isNotNull(users.emailVerifiedAt),
    isNull(users.deletionRequestedAt),
    sql`not exists (select from suspensions s where s.user_id = ${users.id} and s.suspended_at is not null)`,
    userId === null ? undefined : eq(users.id, userId),
  );
