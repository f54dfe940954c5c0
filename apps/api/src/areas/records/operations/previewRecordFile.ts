import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { findPreviews } from '../queries/find-file';

export const previewRecordFile = query(
  'previewRecordFile',
  async ({ path, query: { page } }, { tx, caller, files, touched }) => {
    const previewIds = await findPreviews(path.id, caller, tx);
    touched({ recordIds: [path.id] });
    const previewId = previewIds[page - 1];
    if (previewId === undefined) throw notFound();
    return {
      body: await files.get(previewId),
      contentType: 'image/webp',
      headers: { 'Content-Disposition': `attachment; filename="page-${page}.webp"` },
    };
  },
);
