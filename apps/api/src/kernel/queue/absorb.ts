import { type SQL, sql } from 'drizzle-orm';
import type { Ids } from './enqueue';

/**
 * The statement that ends the jobs that wait with the same ids as the one that is being done. What is read after it has what those jobs were
 * enqueued for: they are seen here because their transactions have committed. A later one stays.
 */
export const absorb = (queue: string, ids: Ids, now: Date): SQL =>
  sql`update pgboss.job set state = 'completed', completed_on = ${now.toISOString()}::timestamptz
    where name = ${queue} and state = 'created' and data = ${JSON.stringify(ids)}::jsonb`;
