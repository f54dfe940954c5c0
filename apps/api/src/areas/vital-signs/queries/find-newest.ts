import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';

const newestOf = (tx: Transaction, type: VitalSignType) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(
      and(
        ownReadings(whoAsks),
        eq(vitalSigns.type, type),
        gte(vitalSigns.measuredAt, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    )
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
    .limit(sql.placeholder('most'));

const find = prepared((tx) => {
  const [first, second, ...others] = vitalSignTypes.map((type) => newestOf(tx, type));
  if (!first || !second) throw new Error('There are at least two types.');
  return unionAll(first, second, ...others);
});

/** The newest readings of each type since a moment, of each type the newest first; one look into the index for each, however many there are. */
export const findNewestOfTypes = (
  { userId }: { userId: string },
  { since, most }: { since: Date; most: number },
  tx: Reader,
): Promise<EnteredReading[]> => find(tx, { userId, since: since.toISOString(), most });
