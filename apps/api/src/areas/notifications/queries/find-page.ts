import { and, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../../kernel/db/list-cursor';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import { ownCounts, ownNotifications } from '../policy/own-notifications';
import { type NotificationRow, notificationCounts, notifications } from '../tables/notifications';

export type Filter = { isUnread?: boolean | undefined; isArchived?: boolean | undefined };
export type Counts = { unread: number; all: number; archived: number };

const given = sql.placeholder;

/** The query for one kind of filter and part: with conditions that do not matter, the database would not use the index of a filter. */
function queryFor({ isUnread, isArchived }: Filter, isAfter: boolean) {
  const { readAt, archivedAt, createdAt, id } = notifications;
  const chosen = and(
    ownNotifications(whoAsks),
    isUnread === undefined ? undefined : isUnread ? isNull(readAt) : isNotNull(readAt),
    isArchived === undefined ? undefined : isArchived ? isNotNull(archivedAt) : isNull(archivedAt),
    isAfter ? sql`(${createdAt}, ${id}) < (${given('at')}::timestamptz, ${given('id')}::uuid)` : undefined,
  );
  const { unread, all, archived } = notificationCounts;
  // One row for each, and one if there is none: the counts are needed in any case.
  const found = sql`(
    with page as materialized (
      select ${id} as id from ${notifications} ${where(chosen)} order by ${desc(createdAt)}, ${desc(id)} limit ${given('limit')}
    ),
    counted as materialized (
      select ${unread} as unread, ${all} as unarchived, ${archived} as archived from ${notificationCounts} ${where(ownCounts(whoAsks))}
    )
    select counted.*, page.id as page_id from (values (1)) as one left join counted on true left join page on true) as found`;
  return prepared((tx) =>
    tx
      .select({
        row: notifications,
        unread: sql<number | null>`found.unread`,
        all: sql<number | null>`found.unarchived`,
        archived: sql<number | null>`found.archived`,
      })
      .from(found)
      .leftJoin(notifications, sql`${id} = found.page_id`)
      .orderBy(desc(createdAt), desc(id)),
  );
}

/** Nothing if there is no condition. */
const where = (condition: SQL | undefined): SQL => (condition ? sql`where ${condition}` : sql``);

const known = new Map<string, ReturnType<typeof queryFor>>();

/**
 * The caller's notifications, newest first, and how many they have.
 *
 * @param after only those after this position
 */
export async function findPage(
  { isUnread, isArchived, after, limit }: Filter & { after: Position | null; limit: number },
  { tx, caller: { userId } }: { tx: Reader; caller: { userId: string } },
): Promise<{ found: NotificationRow[]; hasMore: boolean; counts: Counts }> {
  const shape = [isUnread, isArchived, after !== null].join();
  const query = known.get(shape) ?? queryFor({ isUnread, isArchived }, after !== null);
  known.set(shape, query);
  // One more than is shown tells whether there is a next page.
  const rows = await query(tx, {
    userId,
    limit: limit + 1,
    ...(after && { at: after.at.toISOString(), id: after.id }),
  });
  const [first] = rows;
  const { unread, all, archived } = first ?? {};
  const found = rows.flatMap(({ row }) => row ?? []);
  return {
    found: found.slice(0, limit),
    hasMore: found.length > limit,
    counts: { unread: unread ?? 0, all: all ?? 0, archived: archived ?? 0 },
  };
}
