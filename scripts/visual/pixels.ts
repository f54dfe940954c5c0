import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Four bytes for each pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint32Array };

export const digestOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4),
  };
}

/**
 * Encodes without loss as a WebP, which is half the size of the smallest PNG. It contains the digest of the original
 * screenshot: the same browser takes identical screenshots, so that an unchanged picture need not be decoded.
 */
export function encode({ width, height, data }: Pixels, digest: string): Promise<Buffer> {
  return sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .withXmp(`<screenshot sha256="${digest}"/>`)
    .toBuffer();
}

/** Returns the digest of the screenshot that a stored picture was made from. */
export async function digestIn(image: Buffer): Promise<string | undefined> {
  const { xmp } = await sharp(image).metadata();
  return xmp?.toString().match(/sha256="([0-9a-f]{64})"/)?.[1];
}
