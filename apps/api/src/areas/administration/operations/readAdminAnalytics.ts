import { answer } from '@nadi/api-server/answers';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { partsOfPeriod, reportOf, reportTimeZone } from '@nadi/domain/platform/analytics';
import { and, gte, lte, sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { findWaitingJobs, findWaitingRegistrations } from '../queries/find-waiting';
import { dailyFigures } from '../tables/daily-figures';

export const readAdminAnalytics = query('readAdminAnalytics', async ({ query: { period } }, { tx, now }) => {
  const today = localDay(now, reportTimeZone);
  const { parts } = partsOfPeriod(period, today);
  const kept = await tx
    .select()
    .from(dailyFigures)
    .where(
      and(gte(dailyFigures.day, parts[0]?.from ?? today), lte(dailyFigures.day, parts.at(-1)?.to ?? today)),
    );
  const [due] = await tx
    .select({ many: sql<number>`many`, oldest: sql<string | Date | null>`oldest` })
    .from(sql`count_due_jobs(${now.toISOString()}::timestamptz, ${maxCounted})`);
  const failed = await findWaitingJobs(tx);
  const waiting = await findWaitingRegistrations(tx);
  return answer({
    ...reportOf(kept, period, today),
    queues: {
      jobsDue: due?.many ?? 0,
      oldestDueAt: due?.oldest ? new Date(due.oldest).toISOString() : null,
      jobsFailed: failed.length,
      registrationsWaiting: waiting.length,
      oldestRegistrationAt: waiting[0]?.at.toISOString() ?? null,
    },
  });
});
