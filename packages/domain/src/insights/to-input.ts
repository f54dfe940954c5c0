import type { KeptGoal } from '../goals/goal';
import { type ComparedWith, findConcern } from '../goals/goal-concern';
import { type ReadingDays, seriesOf } from '../goals/goal-progress';
import { localDay } from '../kernel/time-zone';
import { adherenceOf } from '../medicines/adherence';
import type { KeptDose, KeptMedicine } from '../medicines/medicine';
import type { InsightGoal, InsightLabValue, InsightMedicine } from './input';

type Given = { timeZone: string; now: Date };
type MedicineRow = KeptMedicine & { generic: string; brand: string | null };

/** Those that are taken now, with their doses of the last four weeks. */
export function medicinesOf(
  medicines: readonly MedicineRow[],
  doses: readonly KeptDose[],
  given: Given,
): InsightMedicine[] {
  const today = localDay(given.now, given.timeZone);
  return medicines
    .filter(
      ({ stoppedAt, startDay, endDay }) =>
        stoppedAt === null && startDay <= today && (endDay === null || endDay >= today),
    )
    .map((medicine) => ({
      id: medicine.id,
      name: medicine.brand ?? medicine.generic,
      adherence:
        medicine.pattern === 'as-needed'
          ? null
          : adherenceOf(
              medicine,
              doses.filter(({ medicineId }) => medicineId === medicine.id),
              given,
            ),
    }));
}

/** Goals with a value for each day, and the question about their target. */
export const goalsOf = (
  goals: readonly (KeptGoal & { id: string })[],
  readings: ReadingDays,
  compared: ComparedWith,
): InsightGoal[] =>
  goals.map((goal) => ({
    ...{ id: goal.id, title: goal.title, unit: goal.unit, status: goal.status },
    ...{ direction: goal.direction, targetValue: goal.targetValue, series: seriesOf(goal, readings) },
    ...{ concern: findConcern(goal, compared) },
  }));

/** The bits of a saved value that rules look at. */
export const labValueOf = (value: InsightLabValue): InsightLabValue => ({
  id: value.id,
  recordId: value.recordId,
  name: value.name,
  comparator: value.comparator,
  number: value.number,
  words: value.words,
  unit: value.unit,
  low: value.low,
  high: value.high,
  rangeText: value.rangeText,
  standing: value.standing,
  flag: value.flag,
  day: value.day,
});
