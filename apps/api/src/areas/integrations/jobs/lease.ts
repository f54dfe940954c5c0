import type { ProviderId } from '@nadi/domain/integrations/providers';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import type { AppContext } from '../../../kernel/operation/context';
import { Superseded } from '../oauth/errors';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';

/** A connection from which a fetch has the right to fetch. */
export type Leased = HealthConnectionRow & { lease: string };

/** Milliseconds for which no other fetch takes the same account. */
const leaseLasts = 300_000;
/** Milliseconds after which a fetch is ended: well before its lease is over. */
export const fetchLasts = 120_000;

/** Connections of one run; the others wait for the next. */
const atOnce = 50;

const dueAt = (now: Date) =>
  and(
    lte(healthConnections.nextSyncAt, now),
    or(isNull(healthConnections.leasedUntil), lte(healthConnections.leasedUntil, now)),
  );

const taken = (now: Date) => ({
  lease: sql`gen_random_uuid()`,
  leasedUntil: new Date(now.getTime() + leaseLasts),
});

/** Leases every connection that is due at one of these providers, each to a fetch of its own. */
export async function leaseDue(
  providers: readonly ProviderId[],
  now: Date,
  tx: Writer,
): Promise<{ id: string; lease: string | null }[]> {
  const due = tx
    .select({ id: healthConnections.id })
    .from(healthConnections)
    .where(and(dueAt(now), inArray(healthConnections.provider, [...providers])))
    .orderBy(healthConnections.nextSyncAt)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const { id, lease } = healthConnections;
  return tx.update(healthConnections).set(taken(now)).where(inArray(id, due)).returning({ id, lease });
}

/**
 * Begins a fetch. Returns null if the connection is not due, another fetch has it, or the lease is over.
 *
 * @param lease undefined if the connection was not leased before
 */
export function takeConnection(
  { id, lease }: { id: string; lease: string | undefined },
  { db, clock }: AppContext,
): Promise<Leased | null> {
  return db.write('keeper', async (tx) => {
    const now = clock.now();
    const mine = lease
      ? and(eq(healthConnections.lease, lease), gt(healthConnections.leasedUntil, now))
      : dueAt(now);
    const [row] = await tx
      .update(healthConnections)
      .set({ triedAt: now, ...(lease ? {} : taken(now)) })
      .where(and(eq(healthConnections.id, id), mine))
      .returning();
    return row?.lease ? { ...row, lease: row.lease } : null;
  });
}

/** Chooses the connection as long as this fetch has it: neither ended, nor made again, nor taken by another one. */
export const isHeld = ({ id, lease }: Pick<Leased, 'id' | 'lease'>) =>
  and(eq(healthConnections.id, id), eq(healthConnections.lease, lease));

/** Locks the connection until the end of the transaction. @throws Superseded if this fetch has it no more */
export async function hold(row: Leased, tx: Writer): Promise<void> {
  const found = await tx
    .select({ id: healthConnections.id })
    .from(healthConnections)
    .where(isHeld(row))
    .for('update');
  if (found.length === 0) throw new Superseded();
}
