import { notFound } from '@nadi/api-server/problem';
import { and, count, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';

type Listed = PgTable & { id: PgColumn };
type Place = { page: number; limit: number };

/** A page of rows that are someone's, the newest first, and how many there are. A person has some hundreds at most. */
export async function findOwnPage<Table extends Listed>(
  table: Table,
  { whose, newest }: { whose: SQL | undefined; newest: PgColumn },
  { page, limit }: Place,
  tx: Reader,
): Promise<{ found: Table['$inferSelect'][]; total: number }> {
  const found = await tx
    .select()
    .from(table as PgTable)
    .where(whose)
    .orderBy(desc(newest), desc(table.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx
    .select({ total: count() })
    .from(table as PgTable)
    .where(whose);
  return { found: found as Table['$inferSelect'][], total: counted?.total ?? 0 };
}

/** One of them, locked until the end of the transaction. @throws 404 if it is absent or another's */
export async function holdOwn<Table extends Listed>(
  table: Table,
  id: string,
  whose: SQL | undefined,
  tx: Reader,
): Promise<Table['$inferSelect']> {
  const [found] = await tx
    .select()
    .from(table as PgTable)
    .where(and(hasId(table.id, id), whose))
    .for('update');
  if (!found) throw notFound();
  return found as Table['$inferSelect'];
}
