import { answer } from '@nadi/api-server/answers';
import { boundsOfDay, localDay } from '@nadi/domain/kernel/time-zone';
import { errorWindow, maxCounted } from '@nadi/domain/platform/admin-overview';
import { reportTimeZone } from '@nadi/domain/platform/analytics';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { query } from '../../../kernel/operation/operation';
import { peopleCounts } from '../../../kernel/tables/people-counts';
import { countReviewsToDo } from '../../consent/offers';
import { countOrdersToPack, countPlaced, countPrescriptionsToCheck } from '../../shop/offers';
import {
  countRequestsToAnswer,
  countWaitingJobs,
  countWaitingRegistrations,
  findDueJobs,
} from '../queries/find-waiting';

const iso = (at: string | null | undefined): string | null => (at ? new Date(at).toISOString() : null);
const waitingOf = ({ count, first }: { count: number; first: string | null }) => ({
  waiting: count,
  oldestAt: iso(first),
});

export const readAdminOverview = query('readAdminOverview', async (_, { tx, now }) => {
  const since = new Date(now.getTime() - errorWindow).toISOString();
  const [registrations, requests, reviews, prescriptions, orders, failed, jobs, errors, counts, today] =
    await Promise.all([
      countWaitingRegistrations(tx),
      countRequestsToAnswer(tx),
      countReviewsToDo(tx),
      countPrescriptionsToCheck(tx),
      countOrdersToPack(tx),
      countWaitingJobs(tx),
      findDueJobs(now, tx),
      tx
        .select({ many: sql<number>`many`, newest: sql<string | null>`newest` })
        .from(sql`count_frontend_errors(${since}::timestamptz, ${maxCounted})`),
      tx.select().from(peopleCounts),
      findToday(now, tx),
    ]);
  const people = new Map(counts.map(({ role, count }) => [role, count]));
  return answer({
    registrations: waitingOf(registrations),
    dataRequests: { waiting: requests.count, dueOn: requests.first },
    emergencyAccesses: waitingOf(reviews),
    ...{ prescriptions: waitingOf(prescriptions), orders: waitingOf(orders) },
    failedJobs: { waiting: failed.count, newestAt: iso(failed.last) },
    jobs,
    frontendErrors: { count: errors[0]?.many ?? 0, newestAt: iso(errors[0]?.newest) },
    today,
    people: {
      patients: people.get('PATIENT') ?? 0,
      doctors: people.get('DOCTOR') ?? 0,
      administrators: people.get('ADMIN') ?? 0,
    },
  });
});

/** Counts what is scheduled for the day of the reports, and what was ordered on it. */
async function findToday(now: Date, tx: Reader) {
  const date = localDay(now, reportTimeZone);
  const [from, to] = boundsOfDay(date, reportTimeZone);
  const [[visits], ordersPlaced] = await Promise.all([
    tx
      .select({
        ...{ planned: sql<number>`planned`, held: sql<number>`held` },
        ...{ cancelled: sql<number>`cancelled`, missed: sql<number>`missed` },
      })
      .from(sql`count_visits(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`),
    countPlaced(from, to, tx),
  ]);
  if (!visits) throw new Error('A count has one row.');
  return { date, timeZone: reportTimeZone, visits, ordersPlaced };
}
