import { query } from '../../../kernel/operation/operation';
import { attachmentNamed } from '../../records/offers';
import { findSharedFile } from '../queries/find-shared-file';

export const downloadSharedFile = query('downloadSharedFile', async ({ path }, given) => {
  const { file, touch } = await findSharedFile(path.id, given);
  given.touched(touch);
  return {
    body: await given.files.read(file.id),
    contentType: file.type,
    headers: { 'Content-Disposition': attachmentNamed(file.name, file.type) },
  };
});
