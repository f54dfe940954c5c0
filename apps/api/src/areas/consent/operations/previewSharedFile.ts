import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { findSharedFile } from '../queries/find-shared-file';

export const previewSharedFile = query('previewSharedFile', async ({ path, query: { page } }, given) => {
  const { file, touch } = await findSharedFile(path.id, given);
  given.touched(touch);
  const previewId = file.previewIds[page - 1];
  if (previewId === undefined) throw notFound();
  return {
    body: await given.files.get(previewId),
    contentType: 'image/webp',
    headers: { 'Content-Disposition': `attachment; filename="page-${page}.webp"` },
  };
});
