import { answer } from '@nadi/api-server/answers';
import { startOfPeriod } from '@nadi/clinical/period';
import { reading } from '../../operation';
import { loadSubject } from '../../patients/subject';
import { presentVitalSign } from '../../presenters/vital-sign';
import { zoneOf } from '../../time-zone';
import { countByType } from '../../vital-signs/count-by-type';
import { findLatestOfTypes } from '../../vital-signs/find-latest';

export const readVitalSignSummary = reading(
  'readVitalSignSummary',
  async ({ query }, { tx, caller, now }) => {
    const { period } = query;
    const timezone = await zoneOf(query.timezone, tx);
    const from = startOfPeriod(period, now);

    const subject = await loadSubject(caller, tx);
    const latest = await findLatestOfTypes(caller, tx);
    const counts = await countByType(caller, { from, timezone, subject }, tx);

    const items = latest
      .map((one) => ({
        type: one.row.type,
        ...(counts.get(one.row.type) ?? none),
        latest: presentVitalSign(one, subject),
      }))
      .sort((a, b) => b.count - a.count);
    return answer({ period, from: from.toISOString(), to: now.toISOString(), items });
  },
);

const none = { count: 0, inRange: 0, outOfRange: 0, notAssessed: 0, inRangeDays: 0 };
