import { notFound } from '@nadi/api-server/problem';
import type { FileStore } from './store';

/** The photo of who asks; a name of ours, since the sender's was never stored. */
export async function answerPhoto(
  photo: { id: string; contentType: string } | undefined,
  files: Pick<FileStore, 'get'>,
) {
  if (!photo) throw notFound();
  return {
    body: await files.get(photo.id),
    contentType: photo.contentType,
    headers: { 'Content-Disposition': `attachment; filename="photo.${photo.contentType.split('/')[1]}"` },
  };
}
