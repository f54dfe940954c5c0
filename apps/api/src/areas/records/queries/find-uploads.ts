import { notFound } from '@nadi/api-server/problem';
import { and, asc } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { ownRecordTotals, ownUploads } from '../policy/own-records';
import { type RecordUploadRow, recordTotals, recordUploads } from '../tables/record-files';

/** The caller's uploads that are not filed, oldest first. */
export const findUploads = (caller: Caller, tx: Reader): Promise<RecordUploadRow[]> =>
  tx
    .select()
    .from(recordUploads)
    .where(ownUploads(caller))
    .orderBy(asc(recordUploads.createdAt), asc(recordUploads.id));

const uploadOf = (id: string, caller: Caller) => and(hasId(recordUploads.id, id), ownUploads(caller));

/** @throws 404 if it is absent or another's */
export async function findUpload(id: string, caller: Caller, tx: Reader): Promise<RecordUploadRow> {
  const [found] = await tx.select().from(recordUploads).where(uploadOf(id, caller));
  if (!found) throw notFound();
  return found;
}

/** The same, locked until the end of the transaction, on whichever server: parts come one after another. */
export async function holdUpload(id: string, caller: Caller, tx: Reader): Promise<RecordUploadRow> {
  const [found] = await tx.select().from(recordUploads).where(uploadOf(id, caller)).for('update');
  if (!found) throw notFound();
  return found;
}

const nothing = { filed: 0, deleted: 0, uploads: 0, bytes: 0 };

/** How much the caller has. */
export async function findTotals(caller: Caller, tx: Reader) {
  const { filed, deleted, uploads, bytes } = recordTotals;
  const [found] = await tx
    .select({ filed, deleted, uploads, bytes })
    .from(recordTotals)
    .where(ownRecordTotals(caller));
  return found ?? nothing;
}

/** The same, with additions by others held back until the end of the transaction. */
export const holdTotals = (caller: Caller, tx: Reader) =>
  countAlone('records', caller.userId, tx, () => findTotals(caller, tx));
