import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { mostSevereRecent, recentHours } from '@nadi/clinical/attention';
import { startOfPeriod } from '@nadi/clinical/period';
import { reading } from '../../operation';
import { presentVitalSign } from '../../presenters/vital-sign';
import { countByType, nothingCounted } from '../../vital-signs/count-by-type';
import { findLatestOfTypes, findSince } from '../../vital-signs/find-latest';

const hour = 3_600_000;

export const readVitalSignSummary = reading(
  'readVitalSignSummary',
  async ({ query }, { tx, caller, now }) => {
    const { period, timezone } = query;
    if (!isTimeZone(timezone)) throw unprocessable([unknownZone]);
    const from = startOfPeriod(period, now);

    const latest = await findLatestOfTypes(caller, tx);
    const counts = await countByType(caller, from, tx);
    const recent = await findSince(new Date(now.getTime() - recentHours * hour), caller, tx);

    const items = latest
      .map((one) => ({
        type: one.row.type,
        ...(counts.get(one.row.type) ?? nothingCounted),
        latest: presentVitalSign(one),
      }))
      .sort((a, b) => b.count - a.count);
    const attention = mostSevereRecent(recent.map(presentVitalSign), now);
    return answer({ period, from: from.toISOString(), to: now.toISOString(), attention, items });
  },
);

const unknownZone = {
  pointer: '/query/timezone',
  message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
  code: 'timezone',
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
