import type { NotificationCategory } from './preferences';

/** A notification as it is kept. */
export type KeptNotification = {
  id: string;
  type: string;
  category: NotificationCategory;
  title: string;
  body: string;
  actionLabel: string | null;
  actionHref: string | null;
  consultationId: string | null;
  isUrgent: boolean;
  createdAt: Date | string;
  readAt: Date | string | null;
  archivedAt: Date | string | null;
};

export const presentNotification = (kept: KeptNotification) => {
  const { id, type, category, title, body, actionLabel, actionHref, consultationId, isUrgent, createdAt } =
    kept;
  return {
    ...{ id, type, category, title, body, consultationId, isUrgent },
    action: actionLabel === null || actionHref === null ? null : { label: actionLabel, href: actionHref },
    isUnread: kept.readAt === null,
    isArchived: kept.archivedAt !== null,
    createdAt: new Date(createdAt).toISOString(),
  };
};

type Marks<Moment> = { readAt: Moment | null; archivedAt: Moment | null };
type Patch = { isUnread?: boolean | undefined; isArchived?: boolean | undefined };

/**
 * The marks of a notification after a change. What was read or archived before keeps its time.
 *
 * @returns null if it would be archived and unread
 */
export function changeMarks<Moment>(
  { readAt, archivedAt }: Marks<Moment>,
  { isUnread, isArchived }: Patch,
  now: Moment,
): Marks<Moment> | null {
  const archived = isArchived === undefined ? archivedAt : isArchived ? (archivedAt ?? now) : null;
  const read = isUnread ? null : isUnread === false || isArchived ? (readAt ?? now) : readAt;
  return archived !== null && read === null ? null : { readAt: read, archivedAt: archived };
}

/** The refusal of a change after which an archived notification would be unread. */
export const archivedIsRead = {
  pointer: '/body/isUnread',
  message: 'Must be false for an archived notification. Move it back first.',
  code: 'archived',
};

type Counts = { unread: number; all: number; archived: number };
type Filter = { isUnread?: boolean | undefined; isArchived?: boolean | undefined };

/** The number of notifications that a filter leaves. */
export function countOf({ unread, all, archived }: Counts, { isUnread, isArchived }: Filter): number {
  if (isUnread) return isArchived ? 0 : unread;
  const readUnarchived = isUnread === false ? all - unread : all;
  if (isArchived === undefined) return readUnarchived + archived;
  return isArchived ? archived : readUnarchived;
}
