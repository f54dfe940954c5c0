import { conflict } from '@nadi/api-server/problem';
import { refuseMove, type Transitions } from '@nadi/domain/kernel/transitions';
import { presentRecord } from '@nadi/domain/records/present-record';
import { eq } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import type { FoundRecord } from './queries/find-record';
import { medicalRecords } from './tables/medical-records';

/**
 * Deletes or restores a record, as the contract's transitions allow.
 *
 * @throws 409 if it is in that state already
 */
export async function moveRecord(
  { row, files }: FoundRecord,
  wanted: 'filed' | 'deleted',
  transitions: Transitions,
  { tx, now }: { tx: Writer; now: Date },
) {
  const refusal = refuseMove(transitions, row.deletedAt ? 'deleted' : 'filed', wanted);
  if (refusal !== null) throw conflict(refusal);
  const changes = {
    deletedAt: wanted === 'deleted' ? now : null,
    version: row.version + 1,
    updatedAt: now,
  };
  await tx.update(medicalRecords).set(changes).where(eq(medicalRecords.id, row.id));
  return presentRecord({ ...row, ...changes }, files);
}
