import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { presentUpload } from '@nadi/domain/records/present-record';
import { bytesToSniff, sniff } from '@nadi/domain/records/sniff';
import { noContent, placePart, refusedAlready } from '@nadi/domain/records/upload-part';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { checkQueue } from '../jobs/check-queue';
import { holdUpload } from '../queries/find-uploads';
import { recordUploads } from '../tables/record-files';

export const sendRecordUploadPart = mutation(
  'sendRecordUploadPart',
  async ({ path, body, files: sent }, given) => {
    const { tx, caller, files, enqueue, touched } = given;
    if (!sent.content) throw unprocessable([noContent]);
    const { bytes } = sent.content;
    const upload = await holdUpload(path.id, caller, tx);
    touched({ recordIds: [upload.id] });
    const effect = placePart(upload, body.place.offset, bytes.length);
    if (effect.kind === 'over') throw conflict(refusedAlready);
    if (effect.kind === 'fault') throw unprocessable([effect.fault]);
    if (effect.kind === 'known') return versioned(presentUpload(upload));

    const { index, received, isLast } = effect;
    const isOther = index === 0 && sniff(bytes.subarray(0, bytesToSniff)) !== upload.type;
    // Durable before it is counted: what is counted is never sent again.
    if (!isOther) await files.putSegment(upload.id, index, bytes);
    const changes = isOther
      ? { status: 'refused' as const, refusal: 'not-this-type' as const, version: upload.version + 1 }
      : {
          received,
          status: isLast ? ('checking' as const) : ('receiving' as const),
          version: upload.version + 1,
        };
    await tx.update(recordUploads).set(changes).where(eq(recordUploads.id, upload.id));
    if (isLast && !isOther) enqueue(checkQueue, { upload: upload.id });
    return versioned(presentUpload({ ...upload, ...changes }));
  },
);
