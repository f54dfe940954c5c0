import { answer } from '@nadi/api-server/answers';
import { startOfPeriod } from '@nadi/domain/kernel/period';
import { reading } from '../../../kernel/operation/operation';
import { presentSeries } from '../presenters/trend';
import { loadSubject } from '../queries/subject';
import { findDays } from '../queries/trend-days';
import { findPoints, mostPoints, toDayMeans } from '../queries/trend-points';
import { statisticsOf } from '../queries/trend-statistics';

export const readVitalSignTrend = reading('readVitalSignTrend', async ({ query }, { tx, caller, now }) => {
  const { metric, period } = query;
  const from = startOfPeriod(period, now);

  const [subject, days] = await Promise.all([loadSubject(caller, tx), findDays(caller, metric, from, tx)]);
  const statistics = statisticsOf(days);
  const points =
    statistics.count > mostPoints ? toDayMeans(metric, days) : await findPoints(caller, metric, from, tx);

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
