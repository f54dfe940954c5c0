import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { notSuspended } from '../people/suspended';
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
    notSuspended,
    userId === null ? undefined : eq(users.id, userId),
  );
