import { findInsights } from '@nadi/domain/insights/find-insights';
import { perType, runDays } from '@nadi/domain/insights/input';
import { goalsOf, labValueOf, medicinesOf } from '@nadi/domain/insights/to-input';
import { type Period, startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { adherenceFrom } from '@nadi/domain/medicines/adherence';
import { presentMetrics } from '@nadi/domain/vital-signs/health-metrics';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { own } from '../../kernel/policy/own';
import { findReadingDays, healthGoals } from '../goals/offers';
import { medicalHistoryEntries } from '../medical-history/offers';
import { findDoses, findMedicines } from '../medicines/offers';
import { zoneOf } from '../notifications/offers';
import { findLatestLabValues } from '../records/offers';
import {
  findLatestOfTypes,
  findNewestOfTypes,
  findRecent,
  loadSubject,
  measuredSince,
  presentVitalSign,
} from '../vital-signs/offers';

type Given = { tx: Reader; now: Date };

/** Works out what there is to say of a person's record as it is now, and how much of it was looked at. */
export async function workOut(whose: { userId: string }, given: Given) {
  const { input, looked } = await loadInput(whose, given);
  return { ...findInsights(input), looked };
}

/** Loads the data that the rules look at. However long a record is, only its rollups and its newest readings are read. */
async function loadInput(whose: { userId: string }, { tx, now }: Given) {
  // The queries need whose it is and no more.
  const caller = whose as Caller;
  const timeZone = await zoneOf(whose.userId, tx);
  const since = new Date(now.getTime() - runDays * 86_400_000);
  const measuredIn = (period: Period) =>
    measuredSince(
      caller,
      { from: startOfPeriod(period, now), beforeFrom: startOfPeriodBefore(period, now) },
      tx,
    );
  const [subject, latest, asking, newest, week, month, labValues, medicines, doses, goals, historyEntries] =
    await Promise.all([
      loadSubject(caller, tx),
      findLatestOfTypes(caller, tx),
      findRecent(caller, now, tx),
      findNewestOfTypes(whose, { since, most: perType }, tx),
      measuredIn('7d'),
      measuredIn('30d'),
      findLatestLabValues(caller, { withOnlyYou: true }, tx),
      findMedicines(caller, tx),
      findDoses(caller, { from: adherenceFrom(now, timeZone), to: localDay(now, timeZone) }, tx),
      tx
        .select()
        .from(healthGoals)
        .where(own(healthGoals.patientId, whose))
        .orderBy(asc(healthGoals.createdAt), asc(healthGoals.id)),
      tx.$count(medicalHistoryEntries, own(medicalHistoryEntries.patientId, whose)),
    ]);
  const underway = goals.filter(({ status }) => status === 'in_progress');
  const days = await findReadingDays(underway, { tx, caller, now });
  const unique = [...new Map([...asking, ...latest].map((one) => [one.row.id, one])).values()];
  const height = latest.find(({ row }) => row.type === 'height')?.row.canonicalValue ?? null;
  const newestAt = latest.map(({ row }) => row.measuredAt.getTime());
  return {
    input: {
      ...{ now, timeZone },
      latest: unique.map(presentVitalSign),
      recent: newest.map(presentVitalSign),
      week: presentMetrics(week, { period: '7d', subject, now }),
      month: presentMetrics(month, { period: '30d', subject, now }),
      labValues: labValues.map(labValueOf),
      medicines: medicinesOf(medicines, doses, { timeZone, now }),
      goals: goalsOf(goals, days, { subject, height, now }),
    },
    looked: {
      readings: newest.length,
      labValues: labValues.length,
      medicines: medicines.length,
      doses: doses.length,
      goals: goals.length,
      historyEntries,
      newestReadingAt: newestAt.length > 0 ? new Date(Math.max(...newestAt)).toISOString() : null,
    },
  };
}
