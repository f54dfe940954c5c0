import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Picture, readPicture } from '@nadi/contract/picture';

/** Returns the type of an image, whatever its sender calls it; null if it is not one, or cannot be decoded. */
export async function readImage(bytes: Uint8Array): Promise<Picture['type'] | null> {
  const picture = readPicture(bytes);
  if (!picture) return null;
  return !picture.rows || (await hasRows(picture.rows)) ? picture.type : null;
}

/** True if the rows of a PNG have as many bytes as its size says. Counted as they arrive: a small file may claim to be huge. */
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
