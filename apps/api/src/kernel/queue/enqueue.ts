import { type SQL, sql } from 'drizzle-orm';

/** The payload of a job: ids, by what they are of. The database refuses anything else. */
export type Ids = Readonly<Record<string, string>>;

/** The statement that enqueues a job in the transaction of whoever runs it: the job is there if, and only if, that commits. */
export const enqueue = (queue: string, ids: Ids, now: Date): SQL =>
  sql`select enqueue_job(${queue}, ${JSON.stringify(ids)}::jsonb, ${now.toISOString()}::timestamptz)`;
