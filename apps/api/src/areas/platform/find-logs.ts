import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/client';
import { frontendLogs } from './tables/frontend-logs';

export type FrontendLogRow = typeof frontendLogs.$inferSelect;

/** The entries with an error id that a person was shown, oldest first. */
export const findLogs = (errorId: string, db: Pick<Database, 'read'>): Promise<FrontendLogRow[]> =>
  db.read('keeper', (tx) =>
    tx.select().from(frontendLogs).where(eq(frontendLogs.errorId, errorId)).orderBy(frontendLogs.id),
  );
