import { verdicts } from '@nadi/domain/insights/follow';
import type { InsightStatement } from '@nadi/domain/insights/statement';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** The statements that patients were told about their record. One that no longer holds stays, as it was last said; if it holds again, that is another row. */
export const insights = pgTable(
  'insights',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** Names the statement among those of the person. */
    key: text('key').notNull(),
    said: jsonb('said').$type<InsightStatement>().notNull(),
    /** How much it matters; the most is the highest. */
    rank: integer('rank').notNull(),
    firstSaidAt: moment('first_said_at').notNull(),
    /** When it was last said in other words or figures. */
    saidAt: moment('said_at').notNull(),
    resolvedAt: moment('resolved_at'),
    dismissedAt: moment('dismissed_at'),
    /** Its rank when it was dismissed: if it gets worse, it is open again. */
    dismissedRank: integer('dismissed_rank'),
    verdict: text('verdict', { enum: verdicts }),
    reason: text('reason'),
    verdictAt: moment('verdict_at'),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('insights_once').on(table.patientId, table.key).where(sql`resolved_at is null`),
    index('insights_newest').on(
      table.patientId,
      table.firstSaidAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type InsightRow = typeof insights.$inferSelect;
