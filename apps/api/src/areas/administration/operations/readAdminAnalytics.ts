import { answer } from '@nadi/api-server/answers';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { partsOfPeriod, reportOf, reportTimeZone } from '@nadi/domain/platform/analytics';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/offers';
import { registered } from '../policy/registrations';
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
  const failed = await tx
    .select({ id: failedJobs.id })
    .from(failedJobs)
    .where(eq(failedJobs.status, 'FAILED'))
    .limit(maxCounted);
  const waiting = await tx
    .select({ at: doctorProfiles.appliedAt })
    .from(doctorProfiles)
    .innerJoin(users, eq(users.id, doctorProfiles.userId))
    .where(and(registered(), eq(doctorProfiles.verification, 'UNVERIFIED')))
    .orderBy(asc(doctorProfiles.appliedAt))
    .limit(maxCounted);
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
