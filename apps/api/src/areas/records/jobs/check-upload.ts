import { and, eq } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import type { AppContext } from '../../../kernel/operation/context';
import { checkContent } from '../files/check-content';
import type { Checked } from '../files/checked';
import { type RecordUploadRow, recordUploads } from '../tables/record-files';

type Tools = Pick<AppContext, 'db' | 'files' | 'newId'>;

/** Looks at the content of a file that was received whole, keeps pictures of its first pages, and makes it ready to be filed. */
export async function checkUpload(id: string, tools: Tools): Promise<void> {
  const { db, files } = tools;
  const isWaiting = and(eq(recordUploads.id, id), eq(recordUploads.status, 'checking'));
  const [upload] = await db.read('keeper', (tx) => tx.select().from(recordUploads).where(isWaiting));
  if (!upload) return;
  const checked = await check(upload, tools);
  if (checked.refusal !== null) {
    await files.remove(id);
    await db.write('keeper', (tx) =>
      tx
        .update(recordUploads)
        .set({ status: 'refused', refusal: checked.refusal, version: increment(recordUploads.version) })
        .where(isWaiting),
    );
    return;
  }
  const { type, kept, pages } = checked;
  if (kept) await files.put(id, kept);
  const previews = checked.previews.map((bytes) => ({ id: tools.newId(), bytes }));
  for (const preview of previews) await files.put(preview.id, preview.bytes);
  const changes = {
    status: 'ready' as const,
    type,
    bytes: kept?.length ?? upload.bytes,
    received: kept?.length ?? upload.bytes,
    pages,
    previewIds: previews.map((preview) => preview.id),
    previewBytes: previews.map(({ bytes }) => bytes.length),
    version: increment(recordUploads.version),
  };
  const done = await db.write('keeper', (tx) =>
    tx.update(recordUploads).set(changes).where(isWaiting).returning({ id: recordUploads.id }),
  );
  // Discarded in between.
  if (done.length === 0) for (const one of [id, ...changes.previewIds]) await files.remove(one);
}

async function check({ id, type }: RecordUploadRow, { files }: Tools): Promise<Checked> {
  if (type !== 'application/dicom') return checkContent(type, (await files.read(id)).content);
  // Its beginning was looked at when it came. It is kept as it is, and nothing here opens it.
  return { refusal: null, type, kept: null, pages: null, previews: [] };
}

/** The check itself failed again and again: what cannot be looked at is not kept. */
export async function giveUpCheck(id: string, { db, files }: Tools): Promise<void> {
  await files.remove(id);
  await db.write('keeper', (tx) =>
    tx
      .update(recordUploads)
      .set({ status: 'refused', refusal: 'damaged', version: increment(recordUploads.version) })
      .where(and(eq(recordUploads.id, id), eq(recordUploads.status, 'checking'))),
  );
}
