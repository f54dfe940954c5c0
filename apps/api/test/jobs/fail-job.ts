import { sql } from 'drizzle-orm';
import type { AppContext } from '../../src/kernel/operation/context';

/**
 * Leaves a job that was tried as often as it may be, as pg-boss does.
 *
 * @returns its id
 */
export async function failJob(
  { db, clock, newId }: Pick<AppContext, 'db' | 'clock' | 'newId'>,
  { queue = 'mail', ids = { mail: newId() } as Record<string, string> } = {},
): Promise<string> {
  const id = newId();
  const now = clock.now().toISOString();
  const problem = JSON.stringify({ name: 'Error', code: 'ECONNREFUSED' });
  await db.write('keeper', (tx) =>
    tx.execute(sql`
      insert into pgboss.job (id, name, data, state, retry_limit, retry_count, created_on, completed_on, output)
      values (${id}, ${queue}, ${JSON.stringify(ids)}::jsonb, 'failed', 10, 10, ${now}::timestamptz, ${now}::timestamptz, ${problem}::jsonb)`),
  );
  return id;
}
