import { notFound } from '@nadi/api-server/problem';
import { desc } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownFacts } from '../policy/own-facts';
import { type HealthFactRow, healthFacts } from '../tables/health-facts';

/** All facts of the caller, the latest first. */
export const findFacts = (caller: Caller, tx: Reader): Promise<HealthFactRow[]> =>
  tx.select().from(healthFacts).where(ownFacts(caller)).orderBy(desc(healthFacts.from), desc(healthFacts.id));

/** @throws 404 if it is absent or another's */
export function pickFact(id: string, facts: readonly HealthFactRow[]): HealthFactRow {
  const found = isUuid(id) && facts.find((fact) => fact.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}
