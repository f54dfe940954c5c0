import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '@nadi/contract/picture';
import sharp from 'sharp';
import { readImage } from './read-image';

const blank = { width: 37, height: 23, channels: 3, background: '#0f6f67' } as const;
const drawn = () => sharp({ create: { ...blank } });

/** A PNG of parts; nobody looks at its sums. */
function pngOf(parts: [name: string, content: Buffer][]): Buffer {
  const written = parts.flatMap(([name, content]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return [length, Buffer.from(name), content, Buffer.alloc(4)];
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...written]);
}

function header(width: number, height: number, [depth, colour, interlace]: number[] = [8, 2, 0]): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([depth ?? 8, colour ?? 2, 0, 0, interlace ?? 0], 8);
  return bytes;
}

const whole = (width: number, height: number, rows: Buffer, more?: number[]) =>
  pngOf([
    ['IHDR', header(width, height, more)],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ]);

describe('an image', () => {
  it.each([
    ['image/png', () => drawn().png()],
    ['image/png', () => drawn().png({ progressive: true })],
    ['image/png', () => drawn().png({ palette: true, colours: 2 })],
    ['image/png', () => drawn().toColourspace('b-w').png()],
    ['image/png', () => drawn().ensureAlpha().png()],
    ['image/jpeg', () => drawn().jpeg()],
    ['image/jpeg', () => drawn().jpeg({ progressive: true }).withMetadata()],
    ['image/webp', () => drawn().webp()],
    ['image/webp', () => drawn().webp({ lossless: true })],
    ['image/webp', () => drawn().ensureAlpha(0.5).webp()],
  ] as const)('is %s by its own parts', async (type, draw) => {
    const bytes = await draw().toBuffer();
    expect(await readImage(bytes)).toBe(type);
    expect(readPicture(bytes)).toMatchObject({ type, width: 37, height: 23 });
    expect(await readImage(Buffer.concat([bytes, Buffer.from('what a camera adds')]))).toBe(type);
    expect(await readImage(bytes.subarray(0, bytes.length / 2))).toBeNull();
    expect(await readImage(bytes.subarray(0, 12))).toBeNull();
  });

  it('is none where it only begins like one', async () => {
    const beginnings = [
      ...['89504e470d0a1a0a', 'ffd8ffe0', 'ffd8ffd9', 'ffd8ffda0002ffd9'].map((hex) =>
        Buffer.from(hex, 'hex'),
      ),
      ...['RIFF0000WEBP', 'GIF89a', '%PDF-1.7', ''].map((text) => Buffer.from(text)),
    ];
    for (const bytes of beginnings) expect(await readImage(bytes)).toBeNull();
    for (const bytes of beginnings)
      expect(await readImage(Buffer.concat([bytes, Buffer.alloc(4_000)]))).toBeNull();
  });

  it('is none where its rows are no rows, too few, or too many', async () => {
    const rows = Buffer.alloc(2 * (1 + 3 * 3));
    expect(await readImage(whole(3, 2, rows))).toBe('image/png');
    expect(await readImage(whole(3, 3, rows))).toBeNull();
    expect(await readImage(whole(3, 1, rows))).toBeNull();
    expect(await readImage(whole(3, 2, rows, [8, 5, 0]))).toBeNull();
    const end: [string, Buffer] = ['IEND', Buffer.alloc(0)];
    expect(await readImage(pngOf([['IHDR', header(3, 2)], ['IDAT', rows], end]))).toBeNull();
    expect(await readImage(pngOf([['IHDR', header(3, 2)], end]))).toBeNull();
  });

  it('is none without a size, and with one beyond all proportion', async () => {
    for (const [width, height] of [
      [0, 1],
      [1, 0],
      [0xffffffff, 1],
      [30_000, 1],
      [10_000, 10_000],
    ] as const)
      expect(readPicture(whole(width, height, Buffer.alloc(10)))).toBeNull();
  });

  it('that says it is huge is not unpacked beyond its size', async () => {
    const began = performance.now();
    expect(await readImage(whole(10, 10, Buffer.alloc(300_000_000)))).toBeNull();
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
