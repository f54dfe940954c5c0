import { notFound } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import { type BroadcastRow, broadcasts } from '../tables/broadcasts';

/** @throws 404 if it is absent */
export async function findBroadcast(id: string, tx: Reader, lock = false): Promise<BroadcastRow> {
  if (!isUuid(id)) throw notFound();
  const asked = tx.select().from(broadcasts).where(eq(broadcasts.id, id));
  const [found] = await (lock ? asked.for('update') : asked);
  if (!found) throw notFound();
  return found;
}
