import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';

const latestOf = (tx: Transaction, type: VitalSignType, isToPassOn?: SQL) =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(ownReadings(whoAsks), eq(vitalSigns.type, type), isToPassOn))
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
    .limit(1);

const latest = (isToPassOn?: SQL) =>
  prepared((tx) => {
    const [first, second, ...others] = vitalSignTypes.map((type) => latestOf(tx, type, isToPassOn));
    if (!first || !second) throw new Error('There are at least two types.');
    return unionAll(first, second, ...others);
  });
const [find, findToPassOn] = [latest(), latest(eq(vitalSigns.isOnlyYou, false))];

/** The latest reading of each type that was ever measured; one look into the index for each, however many readings there are. */
export const findLatestOfTypes = ({ userId }: Caller, tx: Reader): Promise<EnteredReading[]> =>
  find(tx, { userId });

/** The same of those that the patient does not keep to themselves. */
export const findLatestToPassOn = ({ userId }: Caller, tx: Reader): Promise<EnteredReading[]> =>
  findToPassOn(tx, { userId });
