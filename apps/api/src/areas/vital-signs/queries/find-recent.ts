import { recentHours } from '@nadi/domain/vital-signs/attention';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';
import { urgencies } from './urgencies';

/** The contract's maximum; a day has far fewer different ones. */
const most = 100;

// For each urgency one range of an index, so that readings before the day are not read.
const find = prepared((tx) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(
      inArray(
        vitalSigns.id,
        sql`(select id from (
          select distinct on (urgency, one.type, one.worst_side, one.status, one.advice) one.id, urgency
          from unnest(${sql.raw(`'{${urgencies.join()}}'::smallint[]`)}) as urgency cross join lateral (
            select ${vitalSigns.id} as id, ${vitalSigns.type} as type, ${vitalSigns.status} as status, ${vitalSigns.measuredAt} as at,
              ${vitalSigns.assessment} #>> '{worst,side}' as worst_side, ${vitalSigns.assessment} ->> 'advice' as advice
            from ${vitalSigns}
            where ${and(ownReadings(whoAsks), sql`attention = urgency`, gte(vitalSigns.measuredAt, sql`${sql.placeholder('since')}::timestamptz`))}
          ) as one
          order by urgency desc, one.type, one.worst_side, one.status, one.advice, one.at desc
          limit ${sql.raw(String(most))}) as newest)`,
      ),
    ),
);

/** Returns the readings of the last day that need action: of each type, side, status and advice the newest, the newest first. */
export async function findRecent({ userId }: Caller, now: Date, tx: Reader): Promise<EnteredReading[]> {
  const since = new Date(now.getTime() - recentHours * 3_600_000).toISOString();
  const found = await find(tx, { userId, since });
  return found.sort((a, b) => b.row.measuredAt.getTime() - a.row.measuredAt.getTime());
}
