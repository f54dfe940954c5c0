import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import {
  mayBeRead,
  noLabReport,
  nothingToRead,
  presentReading,
  readAlready,
  refuseByHand,
  typedByHand,
} from '@nadi/domain/labs/present-reading';
import { isReadable } from '@nadi/domain/labs/readable';
import { restoreFirst } from '@nadi/domain/records/record-faults';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { beginReading } from '../begin-reading';
import { labQueue } from '../lab-queue';
import { holdReading } from '../queries/find-lab-reading';
import { holdRecord } from '../queries/find-record';
import { labReadings } from '../tables/lab-readings';

export const startLabReading = mutation('startLabReading', async ({ body }, given) => {
  const { tx, caller, now, touched, enqueue } = given;
  const { row: record, files } = await holdRecord(body.recordId, caller, tx);
  touched({ recordIds: [record.id] });
  if (record.deletedAt) throw conflict(restoreFirst);
  if (record.type !== 'lab_report') throw unprocessable([noLabReport]);
  const known = await holdReading(record.id, caller, tx);
  if (body.byHand) {
    const refusal = refuseByHand(known?.status);
    if (refusal) throw conflict(refusal);
    const version = (known?.version ?? 0) + 1;
    const owned = { recordId: record.id, patientId: caller.userId };
    // Keeps nothing else of an unreadable report, which has nothing else.
    const set = { status: typedByHand.status, reason: null, version, updatedAt: now };
    const [kept] = await tx
      .insert(labReadings)
      .values({ ...typedByHand, ...owned, version, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: labReadings.recordId, set })
      .returning();
    if (!kept) throw notFound();
    return versioned(presentReading(kept));
  }
  if (!files.some(isReadable)) throw unprocessable([nothingToRead]);
  if (!known) {
    const begun = await beginReading({ recordId: record.id, type: record.type, files }, given);
    if (!begun) throw notFound();
    return versioned(presentReading(begun));
  }
  if (known.status === 'waiting' || known.status === 'reading') return versioned(presentReading(known));
  if (!mayBeRead(known)) throw conflict(readAlready);
  const changes = {
    status: 'waiting' as const,
    reason: null,
    version: known.version + 1,
    updatedAt: now,
  };
  await tx.update(labReadings).set(changes).where(eq(labReadings.recordId, record.id));
  enqueue(labQueue, { record: record.id });
  return versioned(presentReading({ ...known, ...changes }));
});
