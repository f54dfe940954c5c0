import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';

const latestOf = (tx: Transaction, type: VitalSignType) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(ownReadings(whoAsks), eq(vitalSigns.type, type)))
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
    .limit(1);

const find = prepared((tx) => {
  const [first, second, ...others] = vitalSignTypes.map((type) => latestOf(tx, type));
  if (!first || !second) throw new Error('There are at least two types.');
  return unionAll(first, second, ...others);
});

/** The latest reading of each type that was ever measured; one look into the index for each, however many readings there are. */
export const findLatestOfTypes = ({ userId }: Caller, tx: Reader): Promise<EnteredReading[]> =>
  find(tx, { userId });
