import type { ChannelChoices } from '@nadi/domain/notifications/preferences';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** How notifications reach a person; no row until they choose. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  channels: jsonb('channels').$type<ChannelChoices>().notNull(),
  isQuiet: boolean('is_quiet').notNull(),
  /** `HH:MM` in the time zone. */
  quietFrom: text('quiet_from').notNull(),
  quietTo: text('quiet_to').notNull(),
  timeZone: text('time_zone').notNull(),
  showsDetails: boolean('shows_details').notNull(),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
