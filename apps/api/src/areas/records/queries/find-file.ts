import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownRecordFiles, ownUploads } from '../policy/own-records';
import { recordFiles, recordUploads } from '../tables/record-files';

/** A file of a record. @throws 404 if it is absent or another's */
export async function findFile(id: string, caller: Caller, tx: Reader) {
  const [found] = await tx
    .select()
    .from(recordFiles)
    .where(and(hasId(recordFiles.id, id), ownRecordFiles(caller)));
  if (!found) throw notFound();
  return found;
}

/** The ids of the pictures of a file, which may be an upload that is ready. @throws 404 if it is absent or another's */
export async function findPreviews(id: string, caller: Caller, tx: Reader): Promise<string[]> {
  const [filed] = await tx
    .select({ previewIds: recordFiles.previewIds })
    .from(recordFiles)
    .where(and(hasId(recordFiles.id, id), ownRecordFiles(caller)));
  const [sent] = filed
    ? [filed]
    : await tx
        .select({ previewIds: recordUploads.previewIds })
        .from(recordUploads)
        .where(and(hasId(recordUploads.id, id), ownUploads(caller)));
  if (!sent) throw notFound();
  return sent.previewIds;
}
