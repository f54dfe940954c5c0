import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Messages to people, in the words in which they were sent. Added by `add_notification` alone. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    category: text('category', {
      enum: ['security', 'account', 'readings', 'goals', 'medicines', 'registration', 'general'],
    }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    actionLabel: text('action_label'),
    actionHref: text('action_href'),
    /** The child of whom it tells, for a guardian; null for oneself. */
    memberId: uuid('member_id').references(() => patients.id, { onDelete: 'cascade' }),
    /** The consultation that it tells of. */
    consultationId: uuid('consultation_id'),
    isUrgent: boolean('is_urgent').notNull(),
    /** Names what it tells of, such as the id of a reading: a person is told of it once by each type. Null if it may come again. */
    about: text('about'),
    /** The one device that it is sent to; null for all channels that the person chose. */
    onlyDevice: uuid('only_device'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    index('notifications_of').on(table.userId, table.createdAt, table.id),
    // A list is a filter of its own: without these, the last ten unread of ten thousand would be searched among all.
    index('notifications_unread').on(table.userId, table.createdAt, table.id).where(sql`read_at is null`),
    index('notifications_unarchived')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`archived_at is null`),
    index('notifications_archived')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`archived_at is not null`),
    index('notifications_of_broadcast').on(table.about).where(sql`type = 'broadcast'`),
    uniqueIndex('notifications_about').on(
      table.userId,
      table.type,
      table.about,
      sql`coalesce(${table.memberId}, ${table.userId})`,
    ),
    index('notifications_of_member').on(table.memberId).where(sql`member_id is not null`),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;

/** How many a person has, kept by triggers: counting them would take longer with each. */
export const notificationCounts = pgTable('notification_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  unread: integer('unread').notNull(),
  /** Counts those that are not archived, read or unread. */
  all: integer('unarchived').notNull(),
  archived: integer('archived').notNull(),
});
