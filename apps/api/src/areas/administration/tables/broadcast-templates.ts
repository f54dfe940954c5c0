import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Texts that administrators keep to begin a broadcast with. */
export const broadcastTemplates = pgTable(
  'broadcast_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Null once they were erased: a template is everyone's who administers. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  // Operations compare names without regard to letter case, one after the other.
  (table) => [uniqueIndex('broadcast_templates_name').on(table.name)],
);

export type BroadcastTemplateRow = typeof broadcastTemplates.$inferSelect;
