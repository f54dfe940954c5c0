import { answer } from '@nadi/api-server/answers';
import { startOfPeriod } from '@nadi/domain/kernel/period';
import { maxPoints, meanOf, seriesOf, statisticsOf } from '@nadi/domain/vital-signs/course';
import { query } from '../../../kernel/operation/operation';
import { loadSubject } from '../queries/subject';
import { findDays } from '../queries/trend-days';
import { findPoints } from '../queries/trend-points';

export const readVitalSignTrend = query('readVitalSignTrend', async ({ query }, { tx, caller, now }) => {
  const { metric, period } = query;
  const from = startOfPeriod(period, now);

  const [subject, days] = await Promise.all([loadSubject(caller, tx), findDays(caller, metric, from, tx)]);
  const statistics = statisticsOf(days);
  const points =
    statistics.count > maxPoints
      ? days.map((day) => meanOf(metric, day))
      : await findPoints(caller, metric, from, tx);

  return answer({
    metric,
    period,
    from: from.toISOString(),
    to: now.toISOString(),
    count: statistics.count,
    series: seriesOf(metric, statistics, subject, now),
    points,
  });
});
