import { findInsights } from '@nadi/domain/insights/find-insights';
import { perType, runDays } from '@nadi/domain/insights/input';
import { goalsOf, labValueOf, medicinesOf } from '@nadi/domain/insights/to-input';
import type { Period } from '@nadi/domain/kernel/period';
import { latestOfTests } from '@nadi/domain/summary/lab-observation';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { subjectOf } from './assessing';
import { daysOf } from './kinds/goals';
import { metricsOf } from './kinds/overview';
import { presentReading } from './present';
import { measuredOn, readingsOf } from './readings';
import type { Person } from './world';

/** Returns what there is to say of a person's record now, and how much of it was looked at. */
export function insightsOf(me: Person, now: Date) {
  const since = now.getTime() - runDays * 86_400_000;
  const { timeZone } = me.notificationPreferences.quietHours;
  const readings = readingsOf(me).map((row) => presentReading(row, me));
  const recent = vitalSignTypes.flatMap((wanted) =>
    readings
      .filter(({ type, measuredAt }) => type === wanted && Date.parse(measuredAt) >= since)
      .slice(0, perType),
  );
  const metrics = (period: Period) => metricsOf(me, period, now);
  const labValues = latestOfTests(me.labObservations as never) as unknown as Parameters<
    typeof labValueOf
  >[0][];
  const [newest] = readingsOf(me);
  const height = readingsOf(me, 'height')[0]?.canonicalValue ?? null;
  return {
    ...findInsights({
      ...{ now, timeZone, latest: readings, recent, week: metrics('7d'), month: metrics('30d') },
      labValues: labValues.map(labValueOf),
      medicines: medicinesOf(me.medicines, me.medicineDoses, { timeZone, now }),
      goals: goalsOf(me.healthGoals, daysOf(me), { subject: subjectOf(me), height, now }),
    }),
    looked: {
      readings: recent.length,
      labValues: labValues.length,
      medicines: me.medicines.length,
      doses: me.medicineDoses.length,
      goals: me.healthGoals.length,
      historyEntries: me.medicalHistoryEntries.length,
      newestReadingAt: newest ? new Date(measuredOn(newest)).toISOString() : null,
    },
  };
}
