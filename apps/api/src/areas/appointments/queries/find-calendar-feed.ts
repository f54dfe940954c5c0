import type { CalendarFeed } from '@nadi/contract/schema';
import { type FeedVisit, feedDays } from '@nadi/domain/appointments/icalendar';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { calendarFeeds } from '../tables/calendar-feeds';

/** Returns what the caller is told of their feed, or of having none. */
export async function findCalendarFeed(caller: Caller, tx: Reader): Promise<CalendarFeed> {
  const { createdAt, lastReadAt } = calendarFeeds;
  const [found] = await tx
    .select({ createdAt, lastReadAt })
    .from(calendarFeeds)
    .where(own(calendarFeeds.doctorId, caller));
  return {
    createdAt: found?.createdAt.toISOString() ?? null,
    lastReadAt: found?.lastReadAt?.toISOString() ?? null,
  };
}

const dayMs = 86_400_000;
const momentOf = (column: string) =>
  sql<string>`${sql.raw(column)}`.mapWith((at) => new Date(at).toISOString());

/** Returns the visits of a feed, and notes that it was read; null if it does not work. */
export async function openFeed(tokenHash: string, now: Date, tx: Reader): Promise<FeedVisit[] | null> {
  const [from, until] = [-feedDays.before, feedDays.after].map((days) =>
    new Date(now.getTime() + days * dayMs).toISOString(),
  );
  const rows = await tx
    .select({
      id: sql<string | null>`id`,
      status: sql<FeedVisit['status']>`status`,
      scheduledAt: momentOf('scheduled_at'),
      endsAt: momentOf('ends_at'),
      updatedAt: momentOf('updated_at'),
      version: sql<number>`version`,
    })
    .from(
      sql`open_calendar_feed(${tokenHash}, ${from}::timestamptz, ${until}::timestamptz, ${now.toISOString()}::timestamptz)`,
    );
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
}
