import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { vitalSigns } from './vital-signs';

/**
 * Rollup of readings by day, kept by triggers in the transaction of each write and written by nothing else. A row is the part of a
 * local day that lies on one UTC day: parts add up to local days for trends and to UTC days, which follow the order of lists.
 */
export const vitalSignDays = pgTable(
  'vital_sign_days',
  {
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    type: text('type', { enum: vitalSigns.type.enumValues }).notNull(),
    /** Local to where the readings were taken. */
    day: date('day', { mode: 'string' }).notNull(),
    utcDay: date('utc_day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    /** In range by all ranges that may apply. */
    inRange: integer('in_range').notNull(),
    inRangeConditionally: integer('in_range_conditionally').notNull(),
    high: integer('high').notNull(),
    low: integer('low').notNull(),
    critical: integer('critical').notNull(),
    notAssessed: integer('not_assessed').notNull(),
    /** The highest `status_severity` of `worst`. */
    worst: smallint('worst').notNull(),
    // Sums are exact, so that what was added can be taken away again.
    systolicSum: bigint('systolic_sum', { mode: 'number' }),
    systolicMin: integer('systolic_min'),
    systolicMax: integer('systolic_max'),
    diastolicSum: bigint('diastolic_sum', { mode: 'number' }),
    diastolicMin: integer('diastolic_min'),
    diastolicMax: integer('diastolic_max'),
    /** In the canonical unit of the type. */
    valueSum: numeric('value_sum'),
    valueMin: doublePrecision('value_min'),
    valueMax: doublePrecision('value_max'),
    /** The latest reading, and minutes east of UTC where it was taken. */
    lastAt: moment('last_at').notNull(),
    lastOffset: integer('last_offset').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.type, table.day, table.utcDay] }),
    // For what looks at the last days of everyone. Days are added in their order, so it costs nearly nothing.
    index('vital_sign_days_window').using('brin', table.utcDay),
  ],
);
