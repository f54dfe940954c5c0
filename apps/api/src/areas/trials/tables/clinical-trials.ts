import type { TrialDoctor } from '@nadi/contract/schema';
import type { Criterion } from '@nadi/domain/trials/criterion';
import {
  type TrialSite,
  trialPhases,
  trialSexes,
  trialStatuses,
  trialVisibilities,
} from '@nadi/domain/trials/trial';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Studies of registries. They are about no person; whoever is signed in sees the published ones, and administrators write them. */
export const clinicalTrials = pgTable(
  'clinical_trials',
  {
    id: uuid('id').primaryKey(),
    registryId: text('registry_id').notNull(),
    ctriId: text('ctri_id'),
    title: text('title').notNull(),
    officialTitle: text('official_title'),
    summary: text('summary'),
    status: text('status', { enum: trialStatuses }).notNull(),
    phases: text('phases', { enum: trialPhases }).array().notNull(),
    studyType: text('study_type'),
    sex: text('sex', { enum: trialSexes }).notNull(),
    /** In completed months; null without a limit. */
    fromMonths: integer('from_months'),
    belowMonths: integer('below_months'),
    takesHealthy: boolean('takes_healthy'),
    conditions: text('conditions').array().notNull(),
    interventions: jsonb('interventions').$type<{ type: string; name: string }[]>().notNull(),
    sponsor: text('sponsor'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
    enrolment: integer('enrolment'),
    sites: jsonb('sites').$type<TrialSite[]>().notNull(),
    contact: text('contact'),
    criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
    /** Conditions of our list that it is about, and sorting districts of its places. */
    terms: text('terms').array().notNull(),
    districts: text('districts').array().notNull(),
    /** The words by which it is found, and those of its cities and states, each once. */
    words: text('words').notNull(),
    places: text('places').notNull(),
    wordsFound: tsvector('words_found').generatedAlwaysAs(sql`to_tsvector('simple', words)`),
    placesFound: tsvector('places_found').generatedAlwaysAs(sql`to_tsvector('simple', places)`),
    isSample: boolean('is_sample').notNull(),
    visibility: text('visibility', { enum: trialVisibilities }).notNull(),
    /** The doctor who answers for it here; their name is filled in by the database. */
    coordinatorId: uuid('coordinator_id').references(() => users.id, { onDelete: 'set null' }),
    coordinator: jsonb('coordinator').$type<TrialDoctor>(),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    importedAt: moment('imported_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('clinical_trials_registry').on(table.registryId),
    index('clinical_trials_newest').on(
      table.visibility,
      table.updatedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('clinical_trials_terms').using('gin', table.terms),
    index('clinical_trials_districts').using('gin', table.districts),
    index('clinical_trials_words').using('gin', table.wordsFound),
    index('clinical_trials_places').using('gin', table.placesFound),
  ],
);

export type ClinicalTrialRow = Omit<typeof clinicalTrials.$inferSelect, 'wordsFound' | 'placesFound'>;
