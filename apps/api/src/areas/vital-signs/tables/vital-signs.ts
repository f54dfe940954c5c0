import type { Assessment } from '@nadi/domain/vital-signs/assessment';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

const statuses = ['in-range', 'high', 'low', 'critical', 'not-assessed'] as const;

/** Readings as they were entered. A deleted one is kept, hidden, for the audit trail. */
export const vitalSigns = pgTable(
  'vital_signs',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    type: text('type', {
      enum: [
        'blood_pressure',
        'pulse',
        'oxygen_saturation',
        'temperature',
        'respiratory_rate',
        'weight',
        'height',
        'glucose',
      ],
    }).notNull(),
    /** UCUM, as entered. */
    unit: text('unit', {
      enum: ['mm[Hg]', '/min', '%', 'Cel', '[degF]', 'kg', '[lb_av]', 'cm', '[in_i]', 'mg/dL', 'mmol/L'],
    }).notNull(),
    systolic: integer('systolic'),
    diastolic: integer('diastolic'),
    /** In `unit`. */
    value: doublePrecision('value'),
    /** The value in the type's canonical unit, for statistics. */
    canonicalValue: doublePrecision('canonical_value'),
    arm: text('arm', { enum: ['left', 'right'] }),
    posture: text('posture', { enum: ['seated', 'standing', 'lying'] }),
    timing: text('timing', { enum: ['fasting', 'after-meal', 'random', 'unknown'] }),
    /** For temperature only. */
    site: text('site', { enum: ['armpit', 'mouth', 'ear', 'forehead', 'rectum', 'unknown'] }),
    note: text('note'),
    measuredAt: moment('measured_at').notNull(),
    /** Minutes east of UTC at the place of measurement, so that the answer repeats the local time. */
    measuredOffset: integer('measured_offset').notNull(),
    /** Null if their account is gone. */
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    /** The current assessment, made with the facts known for the time of measurement. */
    status: text('status', { enum: statuses }).notNull(),
    side: text('side', { enum: ['low', 'high'] }),
    /** The most severe possible status. */
    worst: text('worst', { enum: statuses }).notNull(),
    assessment: jsonb('assessment').$type<Assessment>().notNull(),
    assessedAt: moment('assessed_at').notNull(),
    /** `rangesVersion` of the clinical rules that made it; 0 if none did yet. */
    rangesVersion: integer('ranges_version').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
    /** In no consent of the patient, and in no emergency access. */
    isOnlyYou: boolean('is_only_you').notNull().default(false),
  },
  (table) => [
    index('vital_signs_newest')
      .on(table.patientId, table.measuredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('vital_signs_newest_of_type')
      .on(table.patientId, table.type, table.measuredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('vital_signs_created').using('brin', table.createdAt),
    // For a doctor, to whom what came since a moment is told, whenever it was measured.
    index('vital_signs_entered').on(table.patientId, table.createdAt).where(sql`${table.deletedAt} is null`),
    // For the reminder to measure again, which looks at those of everyone.
    index('vital_signs_critical').on(table.measuredAt).where(sql`worst = 'critical' and deleted_at is null`),
    index('vital_signs_raised')
      .on(table.createdAt)
      .where(sql`type = 'blood_pressure' and worst in ('high', 'critical') and deleted_at is null`),
  ],
);

/** Assessments that were replaced because facts were answered or corrected or the ranges updated. */
export const earlierAssessments = pgTable(
  'earlier_assessments',
  {
    id: uuid('id').primaryKey(),
    vitalSignId: uuid('vital_sign_id')
      .notNull()
      .references(() => vitalSigns.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    assessment: jsonb('assessment').$type<Assessment>().notNull(),
    assessedAt: moment('assessed_at').notNull(),
    replacedAt: moment('replaced_at').notNull(),
    cause: text('cause', { enum: ['facts', 'ranges'] }).notNull(),
  },
  (table) => [index('earlier_assessments_of').on(table.vitalSignId, table.replacedAt.desc())],
);

export type EarlierAssessmentRow = typeof earlierAssessments.$inferSelect;
export type VitalSignRow = typeof vitalSigns.$inferSelect;
