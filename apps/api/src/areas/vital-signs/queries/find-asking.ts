import { maxAttentionRows } from '@nadi/domain/reports/report';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';
import { urgencies } from './urgencies';

/** Critical ones, and those with an advice for the same day or more urgent, see `urgencies`. */
const asking = urgencies.filter((urgency) => urgency >= 30 || urgency % 10 >= 3);

/** Returns the readings since a time that were critical or asked for action on the same day, the newest first, and one more than a report lists. */
export const findAskingSince = (
  { userId }: Caller,
  { since, withOnlyYou }: { since: Date; withOnlyYou: boolean },
  tx: Reader,
): Promise<EnteredReading[]> => {
  const condition = and(
    ownReadings({ userId }),
    sql`attention = urgency`,
    gte(vitalSigns.measuredAt, since),
    withOnlyYou ? undefined : eq(vitalSigns.isOnlyYou, false),
  );
  const most = sql.raw(String(maxAttentionRows + 1));
  return tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(
      inArray(
        vitalSigns.id,
        // For each urgency one look into an index, so that readings that asked for nothing are not read.
        sql`(select one.id from unnest(${sql.raw(`'{${asking.join()}}'::smallint[]`)}) as urgency cross join lateral (
          select ${vitalSigns.id} as id, ${vitalSigns.measuredAt} as at from ${vitalSigns} where ${condition}
          order by ${vitalSigns.measuredAt} desc limit ${most}) as one
          order by one.at desc limit ${most})`,
      ),
    )
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id));
};

/** Returns the types with readings since a time that the patient alone sees. */
export async function findOnlyYouTypes(
  { userId }: Caller,
  since: Date,
  tx: Reader,
): Promise<VitalSignType[]> {
  const found = await tx
    .selectDistinct({ type: vitalSigns.type })
    .from(vitalSigns)
    .where(and(ownReadings({ userId }), eq(vitalSigns.isOnlyYou, true), gte(vitalSigns.measuredAt, since)));
  return found.map(({ type }) => type);
}
