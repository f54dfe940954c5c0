import { answer } from '@nadi/api-server/answers';
import { startOfPeriod } from '@nadi/clinical/period';
import { and, eq, gte } from 'drizzle-orm';
import { vitalSigns } from '../../db/schema/vital-signs';
import { reading } from '../../operation';
import { loadSubject } from '../../patients/subject';
import { ownReadings } from '../../policies/own-readings';
import { presentSeries } from '../../presenters/trend';
import { findDayMeans, findPoints, mostPoints } from '../../vital-signs/trend-points';
import { findStatistics } from '../../vital-signs/trend-statistics';

export const readVitalSignTrend = reading('readVitalSignTrend', async ({ query }, { tx, caller, now }) => {
  const { metric, period } = query;
  const from = startOfPeriod(period, now);
  const chosen = and(ownReadings(caller), eq(vitalSigns.type, metric), gte(vitalSigns.measuredAt, from));

  const subject = await loadSubject(caller, tx);
  const statistics = await findStatistics(chosen, tx);
  const points =
    statistics.count > mostPoints ? await findDayMeans(metric, chosen, tx) : await findPoints(chosen, tx);

  return answer({
    metric,
    period,
    from: from.toISOString(),
    to: now.toISOString(),
    count: statistics.count,
    series: presentSeries(metric, statistics, subject, now),
    points,
  });
});
