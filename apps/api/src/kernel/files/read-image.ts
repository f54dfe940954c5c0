import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Picture, readPicture } from '@nadi/contract/picture';

/** Returns what an image is, whatever its sender calls it; null for what is none, or cannot be decoded. */
export async function readImage(bytes: Uint8Array): Promise<Picture['type'] | null> {
  const picture = readPicture(bytes);
  if (!picture) return null;
  return !picture.rows || (await hasRows(picture.rows)) ? picture.type : null;
}

/** Whether the rows of a PNG are as many bytes as its size says. Counted as they come: a small file may say that it is huge. */
async function hasRows({ parts, bytes }: NonNullable<Picture['rows']>): Promise<boolean> {
  let count = 0;
  const inflating = Readable.from(parts).pipe(createInflate());
  try {
    for await (const chunk of inflating) {
      count += (chunk as Buffer).length;
      if (count > bytes) break;
    }
  } catch {
    return false;
  } finally {
    inflating.destroy();
  }
  return count === bytes;
}
