import { notFound } from '@nadi/api-server/problem';
import { desc } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { type HealthFactRow, healthFacts } from '../db/schema/health-facts';
import type { Reader } from '../db/transaction';
import { ownFacts } from '../policies/own-facts';
import type { Caller } from '../sessions/caller';

/** All facts of the caller, the latest first. */
export const findFacts = (caller: Caller, tx: Reader): Promise<HealthFactRow[]> =>
  tx.select().from(healthFacts).where(ownFacts(caller)).orderBy(desc(healthFacts.from), desc(healthFacts.id));

/** @throws 404 for one that is absent or another's */
export function pickFact(id: string, facts: readonly HealthFactRow[]): HealthFactRow {
  const found = isUuid(id) && facts.find((fact) => fact.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}
