import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { startOfPeriod } from '@nadi/domain/kernel/period';
import { findZoneFault } from '@nadi/domain/kernel/query-faults';
import { mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import { query } from '../../../kernel/operation/operation';
import { presentVitalSign } from '../presenters/vital-sign';
import { countByType, nothingCounted } from '../queries/count-by-type';
import { findLatestOfTypes } from '../queries/find-latest';
import { findRecent } from '../queries/find-recent';

export const readVitalSignSummary = query('readVitalSignSummary', async ({ query }, { tx, caller, now }) => {
  const { period, timezone } = query;
  const fault = findZoneFault(timezone);
  if (fault) throw unprocessable([fault]);
  const from = startOfPeriod(period, now);

  const [latest, counts, found] = await Promise.all([
    findLatestOfTypes(caller, tx),
    countByType(caller, from, tx),
    findRecent(caller, now, tx),
  ]);

  const items = latest
    .map((one) => ({
      type: one.row.type,
      ...(counts.get(one.row.type) ?? nothingCounted),
      latest: presentVitalSign(one),
    }))
    .sort((a, b) => b.count - a.count);
  const recent = found.map(presentVitalSign);
  const attention = mostSevereRecent(recent, now);
  return answer({ period, from: from.toISOString(), to: now.toISOString(), attention, recent, items });
});
