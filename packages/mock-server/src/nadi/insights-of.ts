import { workOutInsights } from '@nadi/domain/told-insights/work-out';
import { measuredOn, readingsOf } from './readings';
import type { Person } from './world';

const year = 366 * 86_400_000;

/** What there is to say of a person's record now, and how much of it was looked at. */
export function insightsOf(me: Person, now: Date) {
  const readings = readingsOf(me).filter((row) => measuredOn(row) >= now.getTime() - year);
  const [newest] = readings;
  return {
    ...workOutInsights({}),
    looked: {
      readings: readings.length,
      labValues: me.labObservations.length,
      medicines: me.medicines.length,
      doses: me.medicineDoses.length,
      goals: me.healthGoals.length,
      historyEntries: me.medicalHistoryEntries.length,
      newestReadingAt: newest ? newest.measuredAt : null,
    },
  };
}
