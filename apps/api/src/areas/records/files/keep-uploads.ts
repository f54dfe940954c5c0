import { inArray } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { files } from '../../../kernel/tables/files';
import { type RecordFileRow, type RecordUploadRow, recordFiles, recordUploads } from '../tables/record-files';

type Tools = { tx: Writer; caller: Caller; now: Date };

/** Makes uploads that are ready the files of a record, in this order. Their content stays where it is. */
export async function keepUploads(
  uploads: readonly RecordUploadRow[],
  recordId: string,
  { tx, caller, now }: Tools,
): Promise<RecordFileRow[]> {
  if (uploads.length === 0) return [];
  const common = { ownerId: caller.userId, createdAt: now };
  const stored = uploads.flatMap(({ id, type, bytes, previewIds, previewBytes }) => [
    { ...common, id, contentType: type, bytes },
    ...previewIds.map((previewId, index) => ({
      ...common,
      id: previewId,
      contentType: 'image/webp',
      bytes: previewBytes[index] ?? 0,
    })),
  ]);
  await tx.insert(files).values(stored);
  const rows = uploads.map(({ id, patientId, name, type, bytes, pages, previewIds }, place) => ({
    ...{ id, recordId, patientId, place, name, type, bytes, pages, previewIds },
  }));
  await tx.insert(recordFiles).values(rows);
  await tx.delete(recordUploads).where(
    inArray(
      recordUploads.id,
      rows.map(({ id }) => id),
    ),
  );
  return rows;
}
