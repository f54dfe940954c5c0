import { notFound } from '@nadi/api-server/problem';
import { and, asc, inArray } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownRecordFiles, ownRecords } from '../policy/own-records';
import { type MedicalRecordRow, medicalRecords } from '../tables/medical-records';
import { type RecordFileRow, recordFiles } from '../tables/record-files';

export type FoundRecord = { row: MedicalRecordRow; files: RecordFileRow[] };

const recordOf = (id: string, caller: Caller) => and(hasId(medicalRecords.id, id), ownRecords(caller));

/** @throws 404 if it is absent or another's */
export async function findRecord(id: string, caller: Caller, tx: Reader): Promise<FoundRecord> {
  const [row] = await tx.select().from(medicalRecords).where(recordOf(id, caller));
  return withFiles(row, caller, tx);
}

/** The same, locked against other changes until the end of the transaction. */
export async function holdRecord(id: string, caller: Caller, tx: Reader): Promise<FoundRecord> {
  const [row] = await tx.select().from(medicalRecords).where(recordOf(id, caller)).for('update');
  return withFiles(row, caller, tx);
}

async function withFiles(
  row: MedicalRecordRow | undefined,
  caller: Caller,
  tx: Reader,
): Promise<FoundRecord> {
  if (!row) throw notFound();
  return { row, files: (await filesOf([row.id], caller, tx)).get(row.id) ?? [] };
}

/** The files of records in their order, by the id of their record. */
export async function filesOf(
  recordIds: readonly string[],
  caller: { userId: string },
  tx: Reader,
): Promise<Map<string, RecordFileRow[]>> {
  const found = new Map<string, RecordFileRow[]>();
  if (recordIds.length === 0) return found;
  const rows = await tx
    .select()
    .from(recordFiles)
    .where(and(ownRecordFiles(caller), inArray(recordFiles.recordId, [...recordIds])))
    .orderBy(asc(recordFiles.place));
  for (const row of rows) found.set(row.recordId, [...(found.get(row.recordId) ?? []), row]);
  return found;
}
