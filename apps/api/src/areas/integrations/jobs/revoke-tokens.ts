import { maxRevocationTries, nextAfterFailures, providerAt } from '@nadi/domain/integrations/providers';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { describeError } from '../../../kernel/environment/log';
import type { AppContext } from '../../../kernel/operation/context';
import { revokeAccess } from '../oauth/client';
import { fetchOf } from '../oauth/provider-fetch';
import { findRegistration, unsealTokens } from '../oauth/registrations';
import { healthConnections } from '../tables/health-connections';
import { type TokenRevocationRow, tokenRevocations } from '../tables/token-revocations';

export const revocationQueue = 'token-revocations';

/** Revocations of one run, which may take 30 seconds each; the others wait for the next. */
const atOnce = 20;

/** Has providers revoke the tokens that are left, and forgets those that cannot be revoked for days. */
export async function revokeTokens(context: AppContext, isEnding: () => boolean): Promise<void> {
  for (let done = 0; done < atOnce && !isEnding(); done += 1) {
    const row = await takeDue(context);
    if (!row) return;
    const { provider, tries } = row;
    const isRevoked = await revoke(row, context).then(
      () => true,
      (error: unknown) => {
        context.log.warn({ provider, tries, error: describeError(error) }, 'tokens were not revoked');
        return false;
      },
    );
    if (!isRevoked && tries < maxRevocationTries) continue;
    await context.db.write('keeper', (tx) =>
      tx.delete(tokenRevocations).where(eq(tokenRevocations.id, row.id)),
    );
  }
}

/** Takes the tokens that are due, and notes the next try before this one. */
const takeDue = ({ db, clock }: AppContext): Promise<TokenRevocationRow | undefined> =>
  db.write('keeper', async (tx) => {
    const now = clock.now();
    const { nextTryAt, id } = tokenRevocations;
    const [row] = await tx
      .select()
      .from(tokenRevocations)
      .where(or(isNull(nextTryAt), lte(nextTryAt, now)))
      .orderBy(sql`${nextTryAt} asc nulls first`)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    const tried = { tries: row.tries + 1, nextTryAt: nextAfterFailures(row.tries + 1, now) };
    await tx.update(tokenRevocations).set(tried).where(eq(id, row.id));
    return { ...row, ...tried };
  });

async function revoke(row: TokenRevocationRow, context: AppContext): Promise<void> {
  const { db, secrets, providerLink, config, clock } = context;
  const provider = providerAt(row.provider, config.publicUrl);
  const { registration, isInUse } = await db.read('keeper', async (tx) => ({
    registration: await findRegistration(row.provider, { tx, secrets, providerLink }),
    isInUse: (await tx.$count(healthConnections, sameAccount(row))) > 0,
  }));
  // It would end the other connection too.
  if (provider.revokes === 'account' && isInUse) return;
  if (!registration) throw new Error('The provider is not configured.');
  const now = clock.now();
  const asked = { provider, registration, now, fetch: fetchOf(provider, providerLink, { now }) };
  await revokeAccess(asked, unsealTokens(secrets, row.sealedFor, { ...row, accessUntil: null }));
}

const sameAccount = ({ provider, accountHash }: TokenRevocationRow) =>
  and(
    eq(healthConnections.provider, provider),
    isNotNull(healthConnections.sealedTokens),
    eq(healthConnections.accountHash, accountHash ?? ''),
  );
