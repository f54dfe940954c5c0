import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * Holds who read or changed which record of whom, when and why. Written only by `append_audit`; each entry has the hash of the one before
 * it in the chain of its subject. People are stored by id without a reference: an entry outlives them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    subjectId: uuid('subject_id').notNull(),
    /** Counted from 1 within the chain. */
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id'),
    actorRole: text('actor_role', { enum: ['PATIENT', 'DOCTOR', 'ADMIN', 'SYSTEM'] }).notNull(),
    onBehalfOf: uuid('on_behalf_of'),
    /** HL7 v3 PurposeOfUse. */
    purpose: text('purpose', {
      enum: [
        'PATRQT',
        'FAMRQT',
        'TREAT',
        'CAREMGT',
        'ETREAT',
        'HOPERAT',
        'BTG',
        'PUBHLTH',
        'HPAYMT',
        'DSRCH',
      ],
    }).notNull(),
    operation: text('operation').notNull(),
    action: text('action', { enum: ['read', 'create', 'change', 'delete'] }).notNull(),
    recordType: text('record_type').notNull(),
    recordIds: text('record_ids').array().notNull(),
    requestId: text('request_id').notNull(),
    /** SHA-256, in hex, over the hash before and all fields of this entry. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.seq] }),
    index('audit_entries_actor').on(table.subjectId, table.actorId, table.seq),
    // For entries of others, newest first, and those by purpose: a person's own are always at their own request.
    index('audit_entries_others')
      .on(table.subjectId, table.seq)
      .where(sql`actor_id is distinct from subject_id`),
    index('audit_entries_purpose')
      .on(table.subjectId, table.purpose, table.seq)
      .where(sql`actor_id is distinct from subject_id`),
    index('audit_entries_on_behalf').on(table.subjectId, table.seq).where(sql`on_behalf_of is not null`),
    // For what is new to a doctor since they opened a record; `last_looks` reads it.
    index('audit_entries_looks')
      .on(table.actorId, table.subjectId, table.at)
      .where(sql`operation = 'readPatientSummary'`),
    // For the counts of a day over all people, and for the search of administrators: the newest of all, of a subject, of a kind of record, and of an
    // actor. Most people touch their own record alone, which the index of subjects finds.
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_subject_at').on(table.subjectId, table.at, table.id),
    index('audit_entries_record_at').on(table.recordType, table.at, table.id),
    index('audit_entries_actor_at').on(table.actorId, table.at, table.id).where(sql`actor_id <> subject_id`),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** The end of each chain, so that a missing last entry is detected too. */
export const auditHeads = pgTable('audit_heads', {
  subjectId: uuid('subject_id').primaryKey(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
});
