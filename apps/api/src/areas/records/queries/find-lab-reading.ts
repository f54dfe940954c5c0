import { notFound } from '@nadi/api-server/problem';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownObservations, ownReadings } from '../policy/own-labs';
import { type LabObservationRow, labObservations } from '../tables/lab-observations';
import { type LabReadingRow, labReadings } from '../tables/lab-readings';
import { medicalRecords } from '../tables/medical-records';

const readingOf = (recordId: string, caller: Caller) =>
  and(hasId(labReadings.recordId, recordId), ownReadings(caller));

/** @throws 404 if there is none, or it is another's */
export async function findReading(recordId: string, caller: Caller, tx: Reader): Promise<LabReadingRow> {
  const [found] = await tx.select().from(labReadings).where(readingOf(recordId, caller));
  if (!found) throw notFound();
  return found;
}

/** The same, or null, locked until the end of the transaction: of two who save at once, the second sees the first. */
export async function holdReading(
  recordId: string,
  caller: Caller,
  tx: Reader,
): Promise<LabReadingRow | null> {
  const [found] = await tx.select().from(labReadings).where(readingOf(recordId, caller)).for('update');
  return found ?? null;
}

const most = 1000;

/** The latest saved values of records that are not deleted. */
export async function findObservations(
  { analyte, recordId }: { analyte: string | undefined; recordId: string | undefined },
  caller: Caller,
  tx: Reader,
): Promise<LabObservationRow[]> {
  // The database would treat a text that cannot be an id as an error; there are none of such a record.
  if (recordId !== undefined && !isUuid(recordId)) return [];
  const rows = await tx
    .select({ found: labObservations })
    .from(labObservations)
    .innerJoin(medicalRecords, eq(medicalRecords.id, labObservations.recordId))
    .where(
      and(
        ownObservations(caller),
        isNull(medicalRecords.deletedAt),
        analyte === undefined ? undefined : eq(labObservations.analyte, analyte),
        recordId === undefined ? undefined : eq(labObservations.recordId, recordId),
      ),
    )
    .orderBy(desc(labObservations.day), desc(labObservations.id))
    .limit(most);
  return rows.map(({ found }) => found);
}
