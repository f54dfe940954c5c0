import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';

type Chosen = { condition?: SQL | undefined; most: number | Placeholder };

const newestOf = (tx: Transaction, type: VitalSignType, { condition, most }: Chosen) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(ownReadings(whoAsks), eq(vitalSigns.type, type), condition))
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
    .limit(most);

/** A query for the newest readings of each type, of each type the newest first; one look into the index for each, however many readings there are. */
export const newestOfTypes = (chosen: Chosen) =>
  prepared((tx) => {
    const [first, second, ...others] = vitalSignTypes.map((type) => newestOf(tx, type, chosen));
    if (!first || !second) throw new Error('There are at least two types.');
    return unionAll(first, second, ...others);
  });

const findHeight = prepared((tx) => newestOf(tx, 'height', { most: 1 }));

/** Returns the latest height of a person, in cm; null if none is recorded. */
export async function findLatestHeight({ userId }: Caller, tx: Reader): Promise<number | null> {
  const [found] = await findHeight(tx, { userId });
  return found?.row.canonicalValue ?? null;
}

const find = newestOfTypes({ most: 1 });
const findToPassOn = newestOfTypes({ condition: eq(vitalSigns.isOnlyYou, false), most: 1 });

/** The latest reading of each type that was ever measured. */
export const findLatestOfTypes = ({ userId }: Caller, tx: Reader): Promise<EnteredReading[]> =>
  find(tx, { userId });

/** The same of those that the patient does not keep to themselves. */
export const findLatestToPassOn = ({ userId }: Caller, tx: Reader): Promise<EnteredReading[]> =>
  findToPassOn(tx, { userId });
