import { notFound } from '@nadi/api-server/problem';
import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { users } from '../db/schema/users';
import { type VitalSignRow, vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';

/** Columns of a reading, with the name of who entered it: null where their account is gone. */
export const withEnterer = {
  row: vitalSigns,
  enteredBy: { firstName: users.firstName, lastName: users.lastName },
};

export type EnteredReading = {
  row: VitalSignRow;
  enteredBy: { firstName: string; lastName: string } | null;
};

/**
 * One of the caller's own readings, held until the end of the transaction.
 *
 * @throws 404 for one that is absent, deleted or another's
 */
export async function findReading(id: string, caller: Caller, tx: Reader): Promise<EnteredReading> {
  if (!isUuid(id)) throw notFound();
  const [found] = await tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(eq(vitalSigns.id, id), ownReadings(caller)))
    .for('update', { of: vitalSigns });
  if (!found) throw notFound();
  return found;
}
