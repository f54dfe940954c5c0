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

/** A colour that at least so many pixels have is kept exactly: surfaces, borders, text that is not at an edge. */
const frequent = 1024;

/** Rounds each channel of a colour to one of 16 levels, from 0 to 255. */
export function roundColour(colour: number): number {
  const channel = (shift: number) => (Math.round(((colour >>> shift) & 255) / 17) * 17) << shift;
  return (channel(24) | channel(16) | channel(8) | channel(0)) >>> 0;
}

/** Tells if a colour of a stored picture stands for that of a screenshot. */
export const isStoredAs = (stored: number, taken: number): boolean =>
  stored === taken || stored === roundColour(taken);

/** Rounds the colours that few pixels have, such as the edges of letters: they take a third of a picture's bytes. */
export function simplify({ width, height, data }: Pixels): Pixels {
  const counts = new Map<number, number>();
  for (const colour of data) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = new Map<number, number>();
  for (const [colour, count] of counts) kept.set(colour, count < frequent ? roundColour(colour) : colour);
  return { width, height, data: data.map((colour) => kept.get(colour) ?? colour) };
}

/**
 * Encodes as a WebP without loss, after `simplify`. It contains the digest of the original screenshot: the same browser takes
 * identical screenshots, so that an unchanged picture need not be decoded, and a change of a rounded colour is found too.
 */
export function encode(picture: Pixels, digest: string): Promise<Buffer> {
  const { width, height, data } = simplify(picture);
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
