import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkNewUpload, uploadLifetime } from '@nadi/domain/records/file-limits';
import { presentUpload } from '@nadi/domain/records/present-record';
import { mutation } from '../../../kernel/operation/operation';
import { holdTotals } from '../queries/find-uploads';
import { type RecordUploadRow, recordUploads } from '../tables/record-files';

export const startRecordUpload = mutation('startRecordUpload', async ({ body }, given) => {
  const { tx, caller, files, now, newId, onUndo, touched } = given;
  const faults = checkNewUpload(body, await holdTotals(caller, tx));
  if (faults.length > 0) throw unprocessable(faults);

  const { name, type, bytes, fingerprint } = body;
  const row: RecordUploadRow = {
    id: newId(),
    patientId: caller.userId,
    ...{ name, type, bytes, fingerprint },
    received: 0,
    status: 'receiving',
    refusal: null,
    pages: null,
    previewIds: [],
    previewBytes: [],
    version: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + uploadLifetime),
  };
  onUndo(() => files.remove(row.id));
  await files.begin(row.id, bytes);
  await tx.insert(recordUploads).values(row);
  touched({ recordIds: [row.id] });
  return versioned(presentUpload(row));
});
