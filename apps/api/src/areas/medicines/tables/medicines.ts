import {
  dosePatterns,
  doseStatuses,
  doseUnits,
  medicineForms,
  medicineRoutes,
} from '@nadi/domain/medicines/kinds';
import type { EarlierSchedule } from '@nadi/domain/medicines/medicine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Medicines of patients, with the schedule in force. */
export const medicines = pgTable(
  'medicines',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    generic: text('generic').notNull(),
    brand: text('brand'),
    /** The code of the drug list; null if it is not in the list. */
    atc: text('atc'),
    strength: text('strength'),
    form: text('form', { enum: medicineForms }).notNull(),
    route: text('route', { enum: medicineRoutes }).notNull(),
    doseAmount: doublePrecision('dose_amount').notNull(),
    doseUnit: text('dose_unit', { enum: doseUnits }).notNull(),
    pattern: text('pattern', { enum: dosePatterns }).notNull(),
    everyDays: integer('every_days'),
    /** 1 is Monday. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    /** `HH:MM` on the wall of wherever the person is. */
    times: jsonb('times').$type<string[]>().notNull(),
    maxInDay: integer('most_in_day'),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }),
    reason: text('reason'),
    prescriber: text('prescriber'),
    note: text('note'),
    /** The stock that is left, in the unit of doses; null if it is not counted. */
    stock: doublePrecision('stock'),
    refillDays: integer('refill_days').notNull(),
    hasReminders: boolean('has_reminders').notNull(),
    /** In no consent of the patient, and in no emergency access. */
    isOnlyYou: boolean('is_only_you').notNull(),
    earlierSchedules: jsonb('earlier_schedules').$type<EarlierSchedule[]>().notNull(),
    stoppedAt: moment('stopped_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('medicines_of').on(table.patientId, table.createdAt, table.id),
    index('medicines_with_reminders').on(table.startDay).where(sql`has_reminders and stopped_at is null`),
  ],
);

/** Doses that were taken or skipped. One of a schedule, named by its day and time, is here once, whatever devices recorded it. */
export const medicineDoses = pgTable(
  'medicine_doses',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    medicineId: uuid('medicine_id')
      .notNull()
      .references(() => medicines.id, { onDelete: 'cascade' }),
    status: text('status', { enum: doseStatuses }).notNull(),
    /** Null for a dose as needed. */
    day: date('day', { mode: 'string' }),
    time: text('time'),
    at: moment('at').notNull(),
    amount: doublePrecision('amount').notNull(),
    reason: text('reason'),
    isBeyondMost: boolean('is_beyond_most').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('medicine_doses_once').on(table.medicineId, table.day, table.time),
    index('medicine_doses_by_day').on(table.patientId, table.day),
    index('medicine_doses_by_time').on(table.medicineId, table.at),
    index('medicine_doses_created').using('brin', table.createdAt),
    index('medicine_doses_as_needed').on(table.patientId, table.at).where(sql`day is null`),
  ],
);

/** Warnings that a person has read, with their reasons. None is changed, none is deleted. */
export const medicineAcknowledgements = pgTable(
  'medicine_acknowledgements',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    warningId: text('warning_id').notNull(),
    text: text('text').notNull(),
    reason: text('reason').notNull(),
    dataVersion: text('data_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('medicine_acknowledgements_of').on(table.patientId, table.createdAt)],
);

export type MedicineRow = typeof medicines.$inferSelect;
export type MedicineDoseRow = typeof medicineDoses.$inferSelect;
export type MedicineAcknowledgementRow = typeof medicineAcknowledgements.$inferSelect;
