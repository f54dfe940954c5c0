import { notFound } from '@nadi/api-server/problem';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { type BroadcastRow, broadcasts } from '../tables/broadcasts';

/** @throws 404 if it is absent */
export async function findBroadcast(id: string, tx: Reader, lock = false): Promise<BroadcastRow> {
  const asked = tx.select().from(broadcasts).where(hasId(broadcasts.id, id));
  const [found] = await (lock ? asked.for('update') : asked);
  if (!found) throw notFound();
  return found;
}
