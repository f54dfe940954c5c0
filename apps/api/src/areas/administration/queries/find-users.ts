import { notFound } from '@nadi/api-server/problem';
import type { UserAccount, UserStatus } from '@nadi/contract/schema';
import { maxListed, presentUserAccount } from '@nadi/domain/platform/users';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';

export type Filter = {
  /** The beginning of a name, a last name or an address. */
  search?: string;
  role?: UserAccount['role'];
  status?: UserStatus;
};

/** Returns the ids of the accounts that a filter leaves, the newest first, at most as many as are listed. */
export async function findUserIds({ search, role, status }: Filter, tx: Reader): Promise<string[]> {
  const words = search === undefined ? null : `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = await tx
    .select({ id: sql<string>`id` })
    .from(sql`find_accounts(${words}, ${role ?? null}, ${status ?? null}, ${maxListed})`);
  return found.map(({ id }) => id);
}

/** Returns accounts by their ids, the newest first, as administrators see them. */
export async function findUsers(ids: readonly string[], tx: Reader): Promise<UserAccount[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({
      ...{ id: sql<string>`id`, role: sql<UserAccount['role']>`role` },
      ...{ firstName: sql<string>`first_name`, lastName: sql<string>`last_name`, email: sql<string>`email` },
      deletionRequestedAt: sql<string | null>`to_json(deletion_requested_at)`,
      createdAt: sql<string>`to_json(created_at)`,
      verification: sql<UserAccount['verification']>`verification`,
      hasSecondStep: sql<boolean>`has_second_step`,
      lastSeenAt: sql<string | null>`to_json(last_seen_at)`,
      suspendedAt: sql<string | null>`to_json(suspended_at)`,
      ...{ reason: sql<string | null>`reason`, version: sql<number>`version` },
    })
    .from(sql`accounts_of(${sql.param([...ids])}::uuid[])`);
  return found.map(({ suspendedAt, reason, version, verification, hasSecondStep, lastSeenAt, ...account }) =>
    presentUserAccount(account, {
      suspension: { suspendedAt, reason, version },
      ...{ verification, hasSecondStep, lastSeenAt },
    }),
  );
}

/** Returns one account. @throws 404 if it is absent, or its address is not confirmed */
export async function findUser(id: string, tx: Reader): Promise<UserAccount> {
  const [found] = isUuid(id) ? await findUsers([id], tx) : [];
  if (!found) throw notFound();
  return found;
}
