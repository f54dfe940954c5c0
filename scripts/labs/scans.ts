import sharp, { type Sharp } from 'sharp';
import { randomFrom } from './corpus/compose';

export type ScanKind = 'clean' | 'skewed' | 'blurred' | 'noisy' | 'photo';
export const scanKinds: readonly ScanKind[] = ['clean', 'skewed', 'blurred', 'noisy', 'photo'];

/** Grain, the same each time. */
function grain(seed: string, width: number, height: number, strength: number): Buffer {
  const random = randomFrom(seed);
  const raw = Buffer.alloc(width * height * 4);
  for (let at = 0; at < raw.length; at += 4) {
    const value = random() < 0.5 ? 0 : 255;
    raw[at] = raw[at + 1] = raw[at + 2] = value;
    raw[at + 3] = Math.floor(random() * strength);
  }
  return raw;
}

const withGrain = async (picture: Sharp, seed: string, strength: number) => {
  const flat = await picture.png().toBuffer();
  const { width, height } = await sharp(flat).metadata();
  const raw = { width, height, channels: 4 as const };
  return sharp(flat).composite([{ input: grain(seed, width, height, strength), raw }]);
};

/** Light that falls from one corner, as on a desk. */
const shade = (width: number, height: number) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><defs><radialGradient id="g" cx="0.3" cy="0.25" r="0.95"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

/** Returns what a scanner, or a phone, makes of a page that was drawn at 200 dots an inch. */
export async function scan(page: Uint8Array, kind: ScanKind, seed: string): Promise<Buffer> {
  const paper = { background: '#ffffff' };
  if (kind === 'clean') return await sharp(page).greyscale().jpeg({ quality: 88 }).toBuffer();
  if (kind === 'skewed') {
    const turned = sharp(page).rotate(randomFrom(seed)() < 0.5 ? -1.4 : 1.7, paper);
    return await turned.greyscale().jpeg({ quality: 82 }).toBuffer();
  }
  if (kind === 'blurred') return await sharp(page).blur(1.05).greyscale().jpeg({ quality: 75 }).toBuffer();
  if (kind === 'noisy') {
    const noisy = await withGrain(sharp(page).greyscale(), seed, 56);
    return await noisy.jpeg({ quality: 70 }).toBuffer();
  }
  const bent = await sharp(page).affine([1, 0.02, -0.012, 1], paper).rotate(0.8, paper).png().toBuffer();
  const { width, height } = await sharp(bent).metadata();
  const lit = await sharp(bent)
    .composite([{ input: shade(width, height) }])
    .blur(0.7)
    .png()
    .toBuffer();
  const grainy = await withGrain(sharp(lit), seed, 26);
  return await grainy.jpeg({ quality: 62 }).toBuffer();
}
