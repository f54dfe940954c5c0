import { answer } from '@nadi/api-server/answers';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { partsOfPeriod, reportOf, reportTimeZone } from '@nadi/domain/platform/analytics';
import { and, gte, lte } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { countWaitingJobs, countWaitingRegistrations, findDueJobs } from '../queries/find-waiting';
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
  const { due, oldestDueAt } = await findDueJobs(now, tx);
  const failed = await countWaitingJobs(tx);
  const waiting = await countWaitingRegistrations(tx);
  return answer({
    ...reportOf(kept, period, today),
    queues: {
      ...{ jobsDue: due, oldestDueAt },
      jobsFailed: failed.count,
      registrationsWaiting: waiting.count,
      oldestRegistrationAt: waiting.first && new Date(waiting.first).toISOString(),
    },
  });
});
