import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Keeps invitations to act for someone, which the owner of the confirmed address answers. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid('id').primaryKey(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the sender at that time. */
    senderName: text('sender_name').notNull(),
    purpose: text('purpose', { enum: ['act-for-me', 'act-for-you', 'guardian'] }).notNull(),
    /** The child, for a guardian. */
    memberId: uuid('member_id').references(() => patients.id, { onDelete: 'cascade' }),
    memberName: text('member_name'),
    email: text('email').notNull(),
    /** Says what the invited person is to the sender. */
    relationship: text('relationship').notNull(),
    level: text('level', { enum: ['view', 'manage', 'full', 'guardian'] }).notNull(),
    until: date('until', { mode: 'string' }),
    /** An invitation that waits and is past its time has expired. */
    status: text('status', { enum: ['WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('family_invitations_of_sender').on(table.senderId, table.createdAt.desc(), table.id.desc()),
    index('family_invitations_to').on(sql`lower(${table.email})`).where(sql`status = 'WAITING'`),
    index('family_invitations_of_member').on(table.memberId),
  ],
);

export type FamilyInvitationRow = typeof familyInvitations.$inferSelect;
