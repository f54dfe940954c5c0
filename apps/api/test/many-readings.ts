import { v7 } from 'uuid';
import type { AppContext } from '../src/context';
import { vitalSigns } from '../src/db/schema/vital-signs';

type Reading = { at: Date; systolic: number; diastolic: number };

/** Readings straight into the table, for tests that need more than one would send. */
export async function insertReadings(context: AppContext, patientId: string, readings: readonly Reading[]) {
  const rows = readings.map(({ at, systolic, diastolic }) => ({
    id: v7(),
    patientId,
    type: 'blood_pressure' as const,
    unit: 'mm[Hg]' as const,
    systolic,
    diastolic,
    measuredAt: at,
    measuredOffset: 330,
    enteredBy: patientId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }));
  for (let begin = 0; begin < rows.length; begin += 1000)
    await context.db.write('keeper', (tx) => tx.insert(vitalSigns).values(rows.slice(begin, begin + 1000)));
}
