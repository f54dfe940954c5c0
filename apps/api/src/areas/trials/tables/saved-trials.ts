import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { clinicalTrials } from './clinical-trials';

/** Studies that patients saved. The title stays when a study is no longer published. */
export const savedTrials = pgTable(
  'saved_trials',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    trialId: uuid('trial_id')
      .notNull()
      .references(() => clinicalTrials.id, { onDelete: 'cascade' }),
    registryId: text('registry_id').notNull(),
    title: text('title').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_trials_once').on(table.patientId, table.trialId),
    index('saved_trials_newest').on(
      table.patientId,
      table.savedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type SavedTrialRow = typeof savedTrials.$inferSelect;
