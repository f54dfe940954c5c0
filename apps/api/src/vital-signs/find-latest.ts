import { type VitalSignType, vitalSignTypes } from '@nadi/clinical/vital-sign';
import { and, desc, eq, gte } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '../db/schema/users';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';
import { type EnteredReading, withEnterer } from './find-reading';

/** The latest reading of each type that was ever measured; one look into the index for each, however many readings there are. */
export async function findLatestOfTypes(caller: Caller, tx: Reader): Promise<EnteredReading[]> {
  const latestOf = (type: VitalSignType) =>
    tx
      .select(withEnterer)
      .from(vitalSigns)
      .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
      .where(and(ownReadings(caller), eq(vitalSigns.type, type)))
      .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
      .limit(1);
  const [first, second, ...others] = vitalSignTypes.map(latestOf);
  if (!first || !second) return [];
  return unionAll(first, second, ...others);
}

/** Readings that were measured since a moment, the newest first. */
export const findSince = (since: Date, caller: Caller, tx: Reader): Promise<EnteredReading[]> =>
  tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(ownReadings(caller), gte(vitalSigns.measuredAt, since)))
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id));
