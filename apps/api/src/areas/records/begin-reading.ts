import { nothingRead } from '@nadi/domain/labs/present-reading';
import { isReadable } from '@nadi/domain/labs/readable';
import type { Writing } from '../../kernel/operation/given';
import { labQueue } from './lab-queue';
import { type LabReadingRow, labReadings } from './tables/lab-readings';

type Filed = { recordId: string; type: string; files: readonly { type: string }[] };
type Asked = Pick<Writing<'addMedicalRecord'>, 'tx' | 'caller' | 'now' | 'enqueue'>;

/** Has the files of a record read if it is a lab report; nothing happens where it was, or has none that can be read. */
export async function beginReading(
  { recordId, type, files }: Filed,
  { tx, caller, now, enqueue }: Asked,
): Promise<LabReadingRow | null> {
  if (type !== 'lab_report' || !files.some(isReadable)) return null;
  const [begun] = await tx
    .insert(labReadings)
    .values({
      ...nothingRead,
      recordId,
      patientId: caller.userId,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (begun) enqueue(labQueue, { record: recordId });
  return begun ?? null;
}
