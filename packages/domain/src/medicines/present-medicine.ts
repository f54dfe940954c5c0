import { type At, isoOf } from '../kernel/at';
import type { KeptDose, KeptMedicine } from './medicine';

/** A medicine, as its person is told of it. */
export const presentMedicine = (row: KeptMedicine) => ({
  id: row.id,
  generic: row.generic,
  brand: row.brand,
  atc: row.atc,
  strength: row.strength,
  form: row.form,
  route: row.route,
  doseAmount: row.doseAmount,
  doseUnit: row.doseUnit,
  pattern: row.pattern,
  everyDays: row.everyDays,
  weekdays: row.weekdays,
  times: row.times,
  maxInDay: row.maxInDay,
  startDay: row.startDay,
  endDay: row.endDay,
  reason: row.reason,
  prescriber: row.prescriber,
  note: row.note,
  stock: row.stock,
  refillDays: row.refillDays,
  hasReminders: row.hasReminders,
  isOnlyYou: row.isOnlyYou,
  earlierSchedules: row.earlierSchedules,
  stoppedAt: row.stoppedAt === null ? null : isoOf(row.stoppedAt),
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});

/** A recorded dose, as its person is told of it. */
export const presentDose = (row: KeptDose) => ({
  id: row.id,
  medicineId: row.medicineId,
  status: row.status,
  day: row.day,
  time: row.time,
  at: isoOf(row.at),
  amount: row.amount,
  reason: row.reason,
  isBeyondMost: row.isBeyondMost,
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});

/** Returns a medicine in short, for a medical history. */
export const presentInShort = ({
  id,
  generic,
  brand,
  atc,
  strength,
  startDay,
  endDay,
  stoppedAt,
}: KeptMedicine) => ({
  id,
  generic,
  brand,
  atc,
  strength,
  startDay,
  endDay,
  stoppedAt: stoppedAt === null ? null : isoOf(stoppedAt),
});

type Acknowledgement = {
  id: string;
  warningId: string;
  text: string;
  reason: string;
  dataVersion: string;
  createdAt: At;
};

/** Presents what a person said to a warning, as they are told of it. */
export const presentAcknowledgement = (row: Acknowledgement) => ({
  id: row.id,
  warningId: row.warningId,
  text: row.text,
  reason: row.reason,
  dataVersion: row.dataVersion,
  createdAt: isoOf(row.createdAt),
});
