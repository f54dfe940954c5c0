import type { Medicine, MedicineChecks } from '@nadi/contract/schema';
import { isoOf } from '@nadi/domain/kernel/at';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { addUp, adherenceDays, adherenceOf } from '@nadi/domain/medicines/adherence';
import { asNeeded, dosesToday, takenInDay } from '@nadi/domain/medicines/day';
import { refillOf } from '@nadi/domain/medicines/stock';
import type { MedicineRow, Medicines, NeededDose } from '@nadi/ui/screens/medicines/MedicinesScreen';
import type { DoseRow } from './dose-writes';

type Given = { timeZone: string; now: Date };
type Known = {
  medicines: readonly Medicine[];
  /** With unsent entries applied. */
  doses: readonly DoseRow[];
  checks: MedicineChecks | null;
  reminderZone: string | null;
};

/** Returns what the page shows, by the clock of where the person is now. */
export function viewOf({ medicines, doses, checks, reminderZone }: Known, given: Given): Medicines {
  const today = localDay(given.now, given.timeZone);
  // One that is to be undone is as if it had not been recorded.
  const standing = doses.filter(({ unsent }) => unsent?.action !== 'delete');
  const rows = medicines.map((medicine) => rowOf(medicine, standing, given));
  return {
    medicines: rows,
    today: dosesToday(medicines, standing, given).map(({ medicineId, day, time, state, dose, takenAt }) => ({
      ...{ medicineId, day, time, state, dose },
      isToday: day === today,
      takenAt: takenAt && isoOf(takenAt),
    })),
    needed: medicines
      .filter(({ pattern }) => pattern === 'as-needed')
      .filter(
        ({ stoppedAt, startDay, endDay }) =>
          stoppedAt === null && startDay <= today && (endDay ?? today) >= today,
      )
      .map((medicine) => neededOf(medicine, standing, given.now)),
    counted: addUp(rows.flatMap(({ counted }) => counted ?? [])),
    countedDays: adherenceDays,
    checks,
    reminderZone,
  };
}

function rowOf(medicine: Medicine, doses: readonly DoseRow[], given: Given): MedicineRow {
  const refill = refillOf(medicine, doses, given);
  const { planned, taken, skipped, notRecorded } = adherenceOf(medicine, doses, given);
  return {
    ...medicine,
    refill: refill && { left: refill.left, lastDay: refill.lastDay, isDue: refill.isDue },
    counted: medicine.pattern === 'as-needed' ? null : { planned, taken, skipped, notRecorded },
  };
}

function neededOf(medicine: Medicine, doses: readonly DoseRow[], now: Date): NeededDose {
  const { most, nextAt } = asNeeded(medicine, doses, now);
  const taken = takenInDay(medicine.id, doses, now).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return { medicineId: medicine.id, taken, most, nextAt: nextAt?.toISOString() ?? null };
}
