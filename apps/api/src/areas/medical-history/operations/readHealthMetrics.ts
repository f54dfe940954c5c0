import { answer } from '@nadi/api-server/answers';
import { startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { presentMetrics } from '@nadi/domain/vital-signs/health-metrics';
import { query } from '../../../kernel/operation/operation';
import { loadSubject, measuredSince } from '../../vital-signs/offers';

export const readHealthMetrics = query('readHealthMetrics', async ({ query }, given) => {
  const { tx, caller, now, touched } = given;
  const { period } = query;
  const [subject, measured] = await Promise.all([
    loadSubject(caller, tx),
    measuredSince(
      caller,
      { from: startOfPeriod(period, now), beforeFrom: startOfPeriodBefore(period, now) },
      tx,
    ),
  ]);
  touched({ recordIds: measured.map(({ latestId }) => latestId) });
  return answer(presentMetrics(measured, { period, subject, now }));
});
