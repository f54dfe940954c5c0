import { maxPixels } from '@nadi/domain/records/file-limits';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import type { Checked } from './checked';

/** Pixels of a preview: what fits is readable on a wide screen, and small on a slow network. */
export const previewSize = { width: 1_000, height: 1_400 };

const given = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;

const isTooBig = ({ width, height }: { width: number; height: number }) => width * height > maxPixels;

/** Draws a picture anew, upright: what its camera wrote into it, and whatever else was in the file, is left behind. */
export async function lookAtPicture(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<Checked> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (`image/${format}` !== type) return { refusal: 'not-this-type' };
  if (isTooBig({ width, height })) return { refusal: 'too-many-pixels' };
  const upright = sharp(bytes, given).rotate();
  const kept = type === 'image/png' ? upright.png() : upright.jpeg(jpeg);
  return withPreview(type, await kept.toBuffer());
}

// Tables that suit the picture would need all of it in memory: 660 MB for 48 million pixels, where 90 are enough.
const jpeg = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false };

/** Keeps a picture of a phone as JPEG, which every browser shows. */
export async function lookAtHeic(bytes: Uint8Array): Promise<Checked> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) return { refusal: 'damaged' };
    if (isTooBig(first)) return { refusal: 'too-many-pixels' };
    const { width, height, data } = await first.decode();
    const drawn = sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg(jpeg);
    return withPreview('image/jpeg', await drawn.toBuffer());
  } finally {
    images.dispose();
  }
}

async function withPreview(type: 'image/jpeg' | 'image/png', kept: Buffer): Promise<Checked> {
  const preview = await sharp(kept, given)
    .resize({ ...previewSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return { refusal: null, type, kept, pages: 1, previews: [preview] };
}
