import { query } from '../../../kernel/operation/operation';
import { attachmentNamed } from '../files/attachment-name';
import { findFile } from '../queries/find-file';

export const downloadRecordFile = query(
  'downloadRecordFile',
  async ({ path }, { tx, caller, files, touched }) => {
    const found = await findFile(path.id, caller, tx);
    touched({ recordIds: [found.recordId, found.id] });
    return {
      body: await files.read(found.id),
      contentType: found.type,
      headers: { 'Content-Disposition': attachmentNamed(found.name, found.type) },
    };
  },
);
