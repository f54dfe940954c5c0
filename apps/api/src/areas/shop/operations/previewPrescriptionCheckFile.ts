import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { findCheckFile } from '../checks';
import { expectRight } from '../pharmacist';

export const previewPrescriptionCheckFile = query(
  'previewPrescriptionCheckFile',
  async ({ path, query: { page } }, given) => {
    await expectRight(given.caller, given.tx);
    const { file, touch } = await findCheckFile(path.id, given.tx);
    given.touched(touch);
    const previewId = file.previewIds[page - 1];
    if (previewId === undefined) throw notFound();
    return {
      body: await given.files.get(previewId),
      contentType: 'image/webp',
      headers: { 'Content-Disposition': `attachment; filename="page-${page}.webp"` },
    };
  },
);
