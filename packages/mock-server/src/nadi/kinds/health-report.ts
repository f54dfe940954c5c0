import type { HealthReport } from '@nadi/contract/schema';
import { presentGoal } from '@nadi/domain/goals/goal-progress';
import { startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { type AskedReport, healthReport as makeReport } from '@nadi/domain/reports/health-report';
import { maxAttentionRows } from '@nadi/domain/reports/report';
import { latestOfTests } from '@nadi/domain/summary/lab-observation';
import { asksToday } from '@nadi/domain/vital-signs/severity';
import type { Kind } from '../../mock-types';
import { subjectOf } from '../assessing';
import { labValuesOf } from '../operations/files';
import { presentReading } from '../present';
import { measuredOn, readingsOf } from '../readings';
import type { Person } from '../world';
import { daysOf } from './goals';
import { keptOne, ownerOf } from './list-adapters';
import { measuredOf } from './overview';

export const healthReport: Kind<HealthReport> = {
  kept(given) {
    const { parts, types, period = '30d', withOnlyYou = false } = given.query;
    const asked = { parts, types, period, withOnlyYou } as AskedReport;
    return keptOne(() => reportOf(ownerOf(given), asked, given.now));
  },
};

function reportOf(me: Person, asked: AskedReport, now: Date): HealthReport {
  const [from, beforeFrom] = [startOfPeriod(asked.period, now), startOfPeriodBefore(asked.period, now)];
  const since = (moment: Date) => readingsOf(me).filter((row) => measuredOn(row) >= moment.getTime());
  const attention = since(from)
    .filter(({ isOnlyYou }) => asked.withOnlyYou || !isOnlyYou)
    .map((row) => ({ ...presentReading(row, me), isOnlyYou: row.isOnlyYou ?? false }))
    .filter(({ interpretation }) => asksToday(interpretation.worst));
  return makeReport(
    {
      person: { dateOfBirth: null, gender: null, ...me.account, ...me.patient },
      ...{ subject: subjectOf(me), timeZone: me.notificationPreferences.quietHours.timeZone },
      ...{ measured: measuredOf(me, asked.period, now), attention: attention.slice(0, maxAttentionRows + 1) },
      onlyYouTypes: [
        ...new Set(since(beforeFrom).flatMap(({ type, isOnlyYou }) => (isOnlyYou ? [type] : []))),
      ],
      ...{ history: me.medicalHistoryEntries, medicines: me.medicines, doses: me.medicineDoses },
      labValues: latestOfTests(labValuesOf(me)),
      goals: me.healthGoals.map((goal) => presentGoal(goal, daysOf(me), null)),
    },
    asked,
    now,
  );
}
