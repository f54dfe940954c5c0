import {
  codeSystems,
  entryKinds,
  entrySources,
  entryStatuses,
  lifestyleAnswers,
  relatives,
  severities,
  topics,
} from '@nadi/domain/medical-history/kinds';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** The version of a patient's medical history; no row until they say something. */
export const medicalHistories = pgTable('medical_histories', {
  patientId: uuid('patient_id')
    .primaryKey()
    .references(() => patients.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/**
 * Holds what a patient says about their health, a row for each entry, so that a rule can choose rows by kind, days and `onlyYou`. That
 * there are none of a kind is a row too, without a name and a topic: who may not see the kind may not see that either.
 */
export const medicalHistoryEntries = pgTable(
  'medical_history_entries',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: entryKinds }).notNull(),
    name: text('name'),
    codeSystem: text('code_system', { enum: codeSystems }),
    code: text('code'),
    /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
    onset: text('onset'),
    /** The first and last day that `onset` may mean; null if it is not known. */
    firstDay: date('first_day', { mode: 'string' }).generatedAlwaysAs(
      sql`make_date(substr(onset, 1, 4)::int, coalesce(nullif(substr(onset, 6, 2), ''), '1')::int, coalesce(nullif(substr(onset, 9, 2), ''), '1')::int)`,
    ),
    lastDay: date('last_day', { mode: 'string' }).generatedAlwaysAs(
      sql`case length(onset)
        when 4 then make_date(substr(onset, 1, 4)::int, 12, 31)
        when 7 then (make_date(substr(onset, 1, 4)::int, substr(onset, 6, 2)::int, 1) + interval '1 month')::date - 1
        else make_date(substr(onset, 1, 4)::int, substr(onset, 6, 2)::int, substr(onset, 9, 2)::int) end`,
    ),
    status: text('status', { enum: entryStatuses }).notNull(),
    source: text('source', { enum: entrySources }).notNull(),
    reaction: text('reaction'),
    severity: text('severity', { enum: severities }),
    strength: text('strength'),
    howTaken: text('how_taken'),
    relative: text('relative', { enum: relatives }),
    ageAtOnset: integer('age_at_onset'),
    topic: text('topic', { enum: topics }),
    answer: text('answer', { enum: lifestyleAnswers }),
    /** Seen by the patient alone, whatever they share. */
    onlyYou: boolean('only_you').notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('medical_history_entries_of').on(table.patientId, table.kind)],
);

export type MedicalHistoryEntryRow = Omit<
  typeof medicalHistoryEntries.$inferSelect,
  'patientId' | 'firstDay' | 'lastDay'
>;
