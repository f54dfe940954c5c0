import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/client';
import type { Reader } from '../../../kernel/db/transaction';
import type { Config } from '../../../kernel/environment/config';
import { isDemo } from '../../../kernel/environment/is-demo';
import type { RequiresSecondStep } from '../../../kernel/people/account';
import { totpSecrets } from '../tables/two-step';

/**
 * By role, as configured. The demo accounts are used by everyone, and people could not share their authenticator app.
 *
 * @param demoIds ids of the demo accounts
 */
export function secondStepRule(
  where: { db: Pick<Database, 'kind'>; config: Config },
  demoIds: readonly string[],
): RequiresSecondStep {
  const exempt = new Set(isDemo(where) ? demoIds : []);
  const { secondStepRoles } = where.config;
  return ({ id, role }) => secondStepRoles.includes(role) && !exempt.has(id);
}

/** Returns whether a code is required after the password. Passkeys do not count: beside them the password alone still opens the account. */
export async function hasSecondStep(userId: string, tx: Reader): Promise<boolean> {
  const found = await tx
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return found.length > 0;
}
