import { lte } from 'drizzle-orm';
import type { Job } from '../../../kernel/jobs/job';
import { connectionAttempts } from '../tables/connection-attempts';
import { healthConnections } from '../tables/health-connections';
import { dueAt, syncConnection, syncQueue } from './sync-connection';

/** Connections of one run; the others wait for the next. */
const atOnce = 50;

export const jobs: readonly Job[] = [
  {
    name: syncQueue,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    async run({ connection }, context, isEnding) {
      if (connection) return syncConnection(connection, context);
      const { db, clock } = context;
      const due = await db.write('keeper', async (tx) => {
        await tx.delete(connectionAttempts).where(lte(connectionAttempts.expiresAt, clock.now()));
        return tx
          .select({ id: healthConnections.id })
          .from(healthConnections)
          .where(dueAt(clock.now()))
          .orderBy(healthConnections.nextSyncAt)
          .limit(atOnce);
      });
      for (const { id } of due) if (!isEnding()) await syncConnection(id, context);
    },
  },
];
