import { and, type SQL } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownCounts, ownNotifications } from '../policy/own-notifications';
import { notificationCounts, notifications } from '../tables/notifications';

/** How many the caller has. */
export async function findCounts(caller: Caller, tx: Reader) {
  const { unread, all, archived } = notificationCounts;
  const [found] = await tx
    .select({ unread, all, archived })
    .from(notificationCounts)
    .where(ownCounts(caller));
  return found ?? { unread: 0, all: 0, archived: 0 };
}

/** Condition for one of the caller's. @throws 404 if the id is none */
export const oneOf = (id: string, caller: Caller): SQL | undefined =>
  and(hasId(notifications.id, id), ownNotifications(caller));
