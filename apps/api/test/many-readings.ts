import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { v7 } from 'uuid';
import { loadSubject } from '../src/areas/vital-signs/queries/subject';
import { vitalSigns } from '../src/areas/vital-signs/tables/vital-signs';
import type { AppContext } from '../src/kernel/operation/context';

type Reading = { at: Date; systolic: number; diastolic: number };

/** Returns readings of the blood pressure at each minute before a moment, the newest first. */
export const everyMinute = (before: Date, count: number): Reading[] =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(before.getTime() - index * 60_000),
    systolic: 120,
    diastolic: 80,
  }));

/** Readings straight into the table, for tests that need more than one would send. */
export async function insertReadings(context: AppContext, patientId: string, readings: readonly Reading[]) {
  const subject = await context.db.read('keeper', (tx) => loadSubject({ userId: patientId }, tx));
  const rows = readings.map(({ at, systolic, diastolic }) => {
    const measured = {
      type: 'blood_pressure' as const,
      unit: 'mm[Hg]' as const,
      systolic,
      diastolic,
      value: null,
      timing: null,
      site: null,
      measuredAt: at,
      measuredOffset: 330,
    };
    const own = { id: v7(), patientId, enteredBy: patientId, version: 1, createdAt: at, updatedAt: at };
    return { ...own, ...measured, ...assessedColumns(measured, subject, at) };
  });
  for (let begin = 0; begin < rows.length; begin += 1000)
    await context.db.write('keeper', (tx) => tx.insert(vitalSigns).values(rows.slice(begin, begin + 1000)));
}
