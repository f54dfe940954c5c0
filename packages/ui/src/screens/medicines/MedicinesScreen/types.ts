import type { UnsentMarkProps } from '../../../components/UnsentMark/UnsentMark';
import type { Kept, Saved } from '../../../patterns/state';

export type MedicineForm =
  | 'tablet'
  | 'capsule'
  | 'liquid'
  | 'injection'
  | 'inhaler'
  | 'drops'
  | 'cream'
  | 'patch'
  | 'powder'
  | 'suppository'
  | 'other';
export type MedicineRoute =
  | 'oral'
  | 'sublingual'
  | 'inhaled'
  | 'injected'
  | 'skin'
  | 'eye'
  | 'ear'
  | 'nose'
  | 'rectal'
  | 'vaginal'
  | 'other';
export type DoseUnit =
  | 'tablet'
  | 'capsule'
  | 'ml'
  | 'unit'
  | 'puff'
  | 'drop'
  | 'application'
  | 'patch'
  | 'sachet'
  | 'suppository'
  | 'other';
export type DosePattern = 'every-n-days' | 'weekdays' | 'as-needed';

/** A medicine as a person writes it; the contract's `NewMedicine`. */
export type MedicineDraft = {
  generic: string;
  brand: string | null;
  strength: string | null;
  form: MedicineForm;
  route: MedicineRoute;
  doseAmount: number;
  doseUnit: DoseUnit;
  pattern: DosePattern;
  everyDays: number | null;
  /** 1 is Monday. */
  weekdays: number[];
  /** 'HH:MM', the earliest first. */
  times: string[];
  maxInDay: number | null;
  /** 'YYYY-MM-DD'. */
  startDay: string;
  endDay: string | null;
  reason: string | null;
  prescriber: string | null;
  note: string | null;
  stock: number | null;
  refillDays: number;
  hasReminders: boolean;
  isOnlyYou: boolean;
};

/** Doses whose time is over, by what was recorded of them. */
export type Counted = { planned: number; taken: number; skipped: number; notRecorded: number };

export type MedicineRow = MedicineDraft & {
  id: string;
  version: number;
  /** Null if it is not in the drug list. */
  atc: string | null;
  /** RFC 3339; null if it is taken. */
  stoppedAt: string | null;
  /** Null if the stock is not counted, or lasts for months. */
  refill: { left: number; lastDay: string | null; isDue: boolean } | null;
  /** Counts of the last days; null for a medicine that is taken as needed. */
  counted: Counted | null;
};

export type DoseState = 'taken' | 'skipped' | 'due' | 'not-recorded' | 'later';

type Unsent = Pick<UnsentMarkProps, 'standing'> & { entryId: number; action: 'add' | 'change' | 'delete' };

/** The record of a dose. */
export type RecordedDose = {
  id: string;
  version: number;
  medicineId: string;
  status: 'taken' | 'skipped';
  day: string | null;
  time: string | null;
  /** RFC 3339. */
  at: string;
  reason: string | null;
  isBeyondMost: boolean;
  unsent?: Unsent;
};

/** A dose of today's schedule. */
export type TodayDose = {
  medicineId: string;
  day: string;
  time: string;
  state: DoseState;
  /** False for a dose of yesterday that is still due, or one of tomorrow that is due already. */
  isToday: boolean;
  /** Null if nothing was recorded. */
  dose: RecordedDose | null;
  /** When another dose was taken, RFC 3339, if that is less than half of the usual time ago; else null. */
  takenAt: string | null;
};

/** A medicine that is taken as needed, as it stands. */
export type NeededDose = {
  medicineId: string;
  /** In the last 24 hours, the newest first. */
  taken: readonly RecordedDose[];
  most: number | null;
  /** When the next is within the most, RFC 3339; null if it is now. */
  nextAt: string | null;
};

export type Warning = {
  id: string;
  kind: 'allergy' | 'duplicate' | 'interaction' | 'pregnancy';
  severity: 'avoid' | 'caution';
  medicineIds: readonly string[];
  subject: string;
  text: string;
  source: { title: string; url: string } | null;
  acknowledgement: { reason: string; at: string } | null;
};

export type Checks = {
  dataVersion: string;
  warnings: readonly Warning[];
  uncheckedPairs: readonly (readonly string[])[];
  unlistedMedicineIds: readonly string[];
  /** The state of the allergies in the medical history. */
  allergies: 'listed' | 'none' | 'not-said';
  uncheckedAllergies: readonly string[];
  /** Medicines of the medical history alone, in words. */
  uncheckedHistoryMedicines: readonly string[];
  uncheckedInPregnancyIds: readonly string[];
};

export type Medicines = {
  medicines: readonly MedicineRow[];
  today: readonly TodayDose[];
  needed: readonly NeededDose[];
  /** Counts of all medicines together. */
  counted: Counted;
  /** Days that were counted. */
  countedDays: number;
  /** Null while they are not known, such as without a network. */
  checks: Checks | null;
  /** The time zone by which reminders come, where it is another than this device's; else null. */
  reminderZone: string | null;
};

export type MedicinesState = Kept<Medicines>;

/** The result of recording a dose. `isUnsent`: this device keeps it until there is a connection. */
export type DoseSaved = Saved<{ isUnsent?: boolean }>;

export type FoundDrug = { generic: string; brand: string | null };
