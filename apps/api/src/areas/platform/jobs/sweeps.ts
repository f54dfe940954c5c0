import { logLifetime } from '@nadi/domain/platform/frontend-log';
import { lte, or, sql } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { frontendLogs } from '../tables/frontend-logs';

/** Limits the rows: nobody needs an account to send entries, and a flood of them must not fill the disk. */
export const maxRows = 100_000;

/** Ids lie in the order in which they came; null, which nothing is older than, if there are fewer. */
const lastBeyond = sql`(select ${frontendLogs.id} from ${frontendLogs} order by ${frontendLogs.id} desc offset ${maxRows} limit 1)`;

/** Run in this order. */
export const sweeps: readonly Sweep[] = [
  removing('front-end logs', frontendLogs, (now) =>
    or(
      lte(frontendLogs.receivedAt, new Date(now.getTime() - logLifetime)),
      sql`${frontendLogs.id} <= ${lastBeyond}`,
    ),
  ),
];
