import type { NotificationCategory } from '@nadi/domain/notifications/preferences';
import { type SQL, sql } from 'drizzle-orm';

/** A message to one person, in plain words. It stands in a list of theirs, and goes to the devices and addresses that they chose. */
export type Notice = {
  /** The kind of event, such as `password-changed`. */
  type: string;
  category: NotificationCategory;
  title: string;
  body: string;
  /** Says what the person can do about it: a path of the web app. */
  action?: { label: string; href: string };
  /** The consultation that it tells of, which devices get as data: pressing it leads to the call. */
  consultationId?: string;
  /** True if it needs the person now: it comes in quiet hours too. */
  isUrgent?: boolean;
  /** Names what it tells of, such as the id of a reading: a person is told of it once. Without it, each is told. */
  about?: string;
  /** The one device that it goes to, whatever the person chose. */
  onlyDevice?: string;
};

/** Returns what makes the notices of one kind: they have a category and a way to act in common. */
export const noticesOf =
  (common: Pick<Notice, 'category' | 'action'>) =>
  (type: string, title: string, body: string): Notice => ({ type, title, body, ...common });

export const notificationQueue = 'notifications';

/** The statement that adds a notification to the transaction of what it tells of, with the job that sends it. */
export const addingNotice = (
  userId: string,
  { type, category, title, body, action, isUrgent = false, about, onlyDevice, consultationId }: Notice,
  { newId, now }: { newId(): string; now: Date },
): SQL =>
  sql`select add_notification(${newId()}, ${userId}, ${type}, ${category}, ${title}, ${body}, ${action?.label ?? null}, ${action?.href ?? null},
    ${isUrgent}, ${about ?? null}, ${onlyDevice ?? null}, ${now.toISOString()}::timestamptz, ${consultationId ?? null})`;
