import { unprocessable } from '@nadi/api-server/problem';
import { noPhoto, notAPhoto } from '@nadi/domain/profile/photo';
import { drawPhoto } from '../../kernel/files/draw-photo';
import type { DrawnPhoto } from '../../kernel/files/drawn-photo';

/** Draws the photo of a form anew. @throws 422 if there is none, or it is no picture */
export async function drawSent(
  photo: { bytes: Uint8Array } | undefined,
  given: Parameters<typeof drawPhoto>[1],
): Promise<DrawnPhoto> {
  if (!photo) throw unprocessable([noPhoto]);
  const drawn = await drawPhoto(photo.bytes, given);
  if (!drawn) throw unprocessable([notAPhoto]);
  return drawn;
}
