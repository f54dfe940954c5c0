import { answer } from '@nadi/api-server/answers';
import { errorWindow, maxCounted } from '@nadi/domain/platform/admin-overview';
import { sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { peopleCounts } from '../../../kernel/tables/people-counts';
import { findWaitingJobs, findWaitingRegistrations, findWaitingRequests } from '../queries/find-waiting';

const iso = (at: Date | string | null | undefined): string | null => (at ? new Date(at).toISOString() : null);

export const readAdminOverview = query('readAdminOverview', async (_, { tx, now }) => {
  const since = new Date(now.getTime() - errorWindow).toISOString();
  const waiting = await findWaitingRegistrations(tx);
  const requests = await findWaitingRequests(tx);
  const failed = await findWaitingJobs(tx);
  const [errors] = await tx
    .select({ many: sql<number>`many`, newest: sql<string | null>`newest` })
    .from(sql`count_frontend_errors(${since}::timestamptz, ${maxCounted})`);
  const people = new Map((await tx.select().from(peopleCounts)).map(({ role, count }) => [role, count]));
  return answer({
    registrations: { waiting: waiting.length, oldestAt: iso(waiting[0]?.at) },
    dataRequests: { waiting: requests.length, dueOn: requests[0]?.dueOn ?? null },
    failedJobs: { waiting: failed.length, newestAt: iso(failed[0]?.at) },
    frontendErrors: { count: errors?.many ?? 0, newestAt: iso(errors?.newest) },
    people: {
      patients: people.get('PATIENT') ?? 0,
      doctors: people.get('DOCTOR') ?? 0,
      administrators: people.get('ADMIN') ?? 0,
    },
  });
});
