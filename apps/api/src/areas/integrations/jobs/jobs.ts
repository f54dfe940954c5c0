import { lte } from 'drizzle-orm';
import type { Job } from '../../../kernel/jobs/job';
import type { AppContext } from '../../../kernel/operation/context';
import { enqueue } from '../../../kernel/queue/enqueue';
import { findRegistered } from '../oauth/registrations';
import { connectionAttempts } from '../tables/connection-attempts';
import { leaseDue } from './lease';
import { revocationQueue, revokeTokens } from './revoke-tokens';
import { syncConnection, syncQueue } from './sync-connection';

const everyMinute = { cron: '* * * * *', timeZone: 'UTC' };

/** Enqueues a fetch for each account that is due, so that a slow provider holds back no other. */
async function beginDue({ db, clock, providerLink, bell }: AppContext): Promise<void> {
  const count = await db.write('keeper', async (tx) => {
    const now = clock.now();
    await tx.delete(connectionAttempts).where(lte(connectionAttempts.expiresAt, now));
    const registered = await findRegistered(tx, providerLink);
    if (registered.size === 0) return 0;
    const due = await leaseDue([...registered], now, tx);
    for (const { id, lease } of due)
      if (lease) await tx.execute(enqueue(syncQueue, { connection: id, lease }, now));
    return due.length;
  });
  if (count > 0) await bell.ring(syncQueue);
}

export const jobs: readonly Job[] = [
  { name: 'health-syncs-due', schedule: everyMinute, run: (_, context) => beginDue(context) },
  {
    name: syncQueue,
    atOnce: 4,
    run: async ({ connection, lease }, context) => {
      if (connection) await syncConnection({ id: connection, lease }, context);
    },
  },
  {
    name: revocationQueue,
    schedule: everyMinute,
    run: (_, context, isEnding) => revokeTokens(context, isEnding),
  },
];
