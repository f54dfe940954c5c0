import { recentHours } from '@nadi/domain/vital-signs/attention';
import { and, eq, gte, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';
import { urgencies } from './urgencies';

const hour = 3_600_000;

// For each urgency one look into an index, whatever a day holds; of a range of urgencies it would read all that are too old.
const find = prepared((tx) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(
      eq(
        vitalSigns.id,
        sql`(select one.id from unnest(${sql.raw(`'{${urgencies.join()}}'::smallint[]`)}) as urgency cross join lateral (
          select ${vitalSigns.id} as id, ${vitalSigns.measuredAt} as at from ${vitalSigns}
          where ${and(ownReadings(whoAsks), sql`attention = urgency`, gte(vitalSigns.measuredAt, sql`${sql.placeholder('since')}::timestamptz`))}
          order by ${vitalSigns.measuredAt} desc limit 1) as one
          order by urgency desc limit 1)`,
      ),
    ),
);

/** Returns the most severe recent reading by its worst possible status, chosen as by `mostSevereRecent`; null if none needs action. */
export async function findAttention(
  { userId }: Caller,
  now: Date,
  tx: Reader,
): Promise<EnteredReading | null> {
  const since = new Date(now.getTime() - recentHours * hour).toISOString();
  const [found] = await find(tx, { userId, since });
  return found ?? null;
}
