import type { UploadedFile } from '@nadi/api-server/handlers';
import { unprocessable } from '@nadi/api-server/problem';
import { noPhoto, notAPhoto } from '@nadi/domain/profile/photo';
import { readImage } from './read-image';

/** The photo of a form, with its type as its bytes say. Throws 422 if there is none, or it is not a picture. */
export async function readPhoto(sent: UploadedFile | undefined) {
  if (!sent) throw unprocessable([noPhoto]);
  const contentType = await readImage(sent.bytes);
  if (!contentType) throw unprocessable([notAPhoto]);
  return { bytes: sent.bytes, contentType };
}
