import type { At } from '../kernel/at';
import type { DosePattern, DoseStatus, DoseUnit, MedicineForm, MedicineRoute } from './kinds';

/** The amount of one dose, and when doses are due: days and times on the wall of wherever the person is. */
export type Schedule = {
  doseAmount: number;
  doseUnit: DoseUnit;
  pattern: DosePattern;
  /** Days from one day of doses to the next, counted from `startDay`; null unless the pattern is `every-n-days`. */
  everyDays: number | null;
  /** 1 is Monday, 7 is Sunday; none unless the pattern is `weekdays`. */
  weekdays: number[];
  /** `HH:MM`, the earliest first; none if it is taken as needed. */
  times: string[];
  /** The most doses in 24 hours; null unless it is taken as needed, or where nobody said. */
  maxInDay: number | null;
  /** `YYYY-MM-DD`. */
  startDay: string;
  /** The last day of doses; null if no end is known. */
  endDay: string | null;
};

/** A schedule that was in force before it was changed. */
export type EarlierSchedule = Schedule & { /** RFC 3339. */ until: string };

/** A medicine as a person writes it. */
export type MedicineDraft = Schedule & {
  generic: string;
  brand: string | null;
  strength: string | null;
  form: MedicineForm;
  route: MedicineRoute;
  reason: string | null;
  prescriber: string | null;
  note: string | null;
  /** Counts what is left, in `doseUnit`; null if it is not counted. */
  stock: number | null;
  /** Days before the stock runs out on which to remind of a refill. */
  refillDays: number;
  /** True if a notification comes when a dose is due. */
  hasReminders: boolean;
  isOnlyYou: boolean;
};

/** A medicine as it is kept. */
export type KeptMedicine = MedicineDraft & {
  id: string;
  /** The ATC code in the drug list; null if it is not in the list. */
  atc: string | null;
  earlierSchedules: EarlierSchedule[];
  stoppedAt: At | null;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** Holds what was recorded of one dose. `day` and `time` name the dose of the schedule; both are null for a dose as needed. */
export type KeptDose = {
  id: string;
  medicineId: string;
  status: DoseStatus;
  day: string | null;
  time: string | null;
  /** When it was taken, or when it was decided to skip it. */
  at: At;
  /** In the unit of the medicine, as planned when it was recorded. */
  amount: number;
  reason: string | null;
  /** True if it was recorded although the most doses in 24 hours had been reached. */
  isBeyondMost: boolean;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** A dose as a person records it. */
export type DoseDraft = {
  medicineId: string;
  status: DoseStatus;
  day: string | null;
  time: string | null;
  at: string;
  reason: string | null;
};
