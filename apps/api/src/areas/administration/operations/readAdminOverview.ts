import { answer } from '@nadi/api-server/answers';
import { errorWindow, maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { peopleCounts } from '../../../kernel/tables/people-counts';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/offers';
import { registered } from '../policy/registrations';

const iso = (at: Date | string | null | undefined): string | null => (at ? new Date(at).toISOString() : null);

export const readAdminOverview = query('readAdminOverview', async (_, { tx, now }) => {
  const since = new Date(now.getTime() - errorWindow).toISOString();
  const waiting = await tx
    .select({ at: doctorProfiles.appliedAt })
    .from(doctorProfiles)
    .innerJoin(users, eq(users.id, doctorProfiles.userId))
    .where(and(registered(), eq(doctorProfiles.verification, 'UNVERIFIED')))
    .orderBy(asc(doctorProfiles.appliedAt))
    .limit(maxCounted);
  const failed = await tx
    .select({ at: failedJobs.failedAt })
    .from(failedJobs)
    .where(eq(failedJobs.status, 'FAILED'))
    .orderBy(desc(failedJobs.failedAt))
    .limit(maxCounted);
  const [errors] = await tx
    .select({ many: sql<number>`many`, newest: sql<string | null>`newest` })
    .from(sql`count_frontend_errors(${since}::timestamptz, ${maxCounted})`);
  const people = new Map((await tx.select().from(peopleCounts)).map(({ role, count }) => [role, count]));
  return answer({
    registrations: { waiting: waiting.length, oldestAt: iso(waiting[0]?.at) },
    failedJobs: { waiting: failed.length, newestAt: iso(failed[0]?.at) },
    frontendErrors: { count: errors?.many ?? 0, newestAt: iso(errors?.newest) },
    people: {
      patients: people.get('PATIENT') ?? 0,
      doctors: people.get('DOCTOR') ?? 0,
      administrators: people.get('ADMIN') ?? 0,
    },
  });
});
