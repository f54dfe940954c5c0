import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/**
 * SMART Health Links. Neither the address of a link nor its key is here: the handle is hashed, and the file was encrypted before it came. Who is signed in reads
 * neither hash nor file; those who have the link get at it through functions of the database alone.
 */
export const healthLinks = pgTable(
  'health_links',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    handleHash: text('handle_hash').notNull(),
    hasPasscode: boolean('has_passcode').notNull(),
    passcodeHash: text('passcode_hash'),
    /** Wrong passcodes. */
    tries: integer('tries').notNull(),
    openings: integer('openings').notNull(),
    lastOpenedAt: moment('last_opened_at'),
    /** A JWE; null once the link is over. */
    file: text('file'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: ['REVOKED', 'LOCKED'] }),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('health_links_of').on(table.patientId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex('health_links_handle').on(table.handleHash),
    index('health_links_to_empty').on(table.expiresAt).where(sql`file IS NOT NULL`),
  ],
);

/** Each time that a link was opened, or a wrong passcode given. */
export const healthLinkOpenings = pgTable(
  'health_link_openings',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => healthLinks.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    recipient: text('recipient').notNull(),
    outcome: text('outcome', { enum: ['opened', 'wrong-passcode', 'locked'] }).notNull(),
    /** The hash of the ticket in the file's location, as long as it can be fetched there. */
    ticketHash: text('ticket_hash'),
  },
  (table) => [
    index('health_link_openings_of').on(table.linkId, table.at.desc(), table.id.desc()),
    uniqueIndex('health_link_openings_ticket').on(table.ticketHash),
  ],
);
