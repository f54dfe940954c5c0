import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '@nadi/contract/picture';
import sharp from 'sharp';
import { compilingMs } from '../apart/apart';
import type { Caller } from '../people/caller';
import { drawPhoto } from './draw-photo';

const blank = { width: 37, height: 23, channels: 3, background: '#0f6f67' } as const;
const drawn = () => sharp({ create: { ...blank } });

/** A PNG of parts with their sums. */
function pngOf(parts: [name: string, content: Buffer][]): Buffer {
  const written = parts.flatMap(([name, content]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const named = Buffer.concat([Buffer.from(name), content]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return [length, named, sum];
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

/** Another person for each photo, so that none waits for another in a line of its own. */
let people = 0;
const files = {};
const draw = (bytes: Uint8Array, tools: { isGone?(): boolean; userId?: string } = {}) => {
  people += 1;
  const caller = { userId: tools.userId ?? `person ${people}` } as Caller;
  return drawPhoto(bytes, { caller, files, isGone: tools.isGone ?? (() => false) });
};

describe('a photo', () => {
  it.each([
    ['image/png', () => drawn().png({ progressive: true })],
    ['image/png', () => drawn().png({ palette: true, colours: 2 })],
    ['image/jpeg', () => drawn().jpeg({ progressive: true })],
    ['image/webp', () => drawn().webp({ lossless: true })],
    ['image/webp', () => drawn().ensureAlpha(0.5).webp()],
  ] as const)('is %s by its own parts, and kept without what was added to it', async (type, make) => {
    const noted = { exif: { IFD0: { ImageDescription: 'canary of a camera' } } } as const;
    const bytes = await make().withExif(noted.exif).toBuffer();
    expect(readPicture(bytes)).toMatchObject({ type, width: 37, height: 23 });
    const sent = Buffer.concat([bytes, Buffer.from('canary of a stranger')]);
    expect(sent.includes('canary of a camera')).toBe(true);
    const kept = await draw(sent);
    expect(kept?.contentType).toBe(type);
    expect(kept?.bytes.includes('canary')).toBe(false);
    expect(await sharp(kept?.bytes).metadata()).toMatchObject({ width: 37, height: 23 });
    expect(await draw(bytes.subarray(0, bytes.length / 2))).toBeNull();
  });

  it('is turned upright and kept no larger than a page shows it', async () => {
    const blank = { width: 4_000, height: 3_000, channels: 3, background: '#0f6f67' } as const;
    const sent = await sharp({ create: blank }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = await sharp((await draw(sent))?.bytes).metadata();
    expect([width, height]).toEqual([1_536, 2_048]);
  });

  it('is refused without a process of its own if it only begins like a photo', async () => {
    const beginnings = [
      ...['89504e470d0a1a0a', 'ffd8ffe0', 'ffd8ffd9', 'ffd8ffda0002ffd9'].map((hex) =>
        Buffer.from(hex, 'hex'),
      ),
      ...['RIFF0000WEBP', 'GIF89a', '%PDF-1.7', ''].map((text) => Buffer.from(text)),
    ];
    for (const bytes of beginnings) {
      expect(await draw(bytes)).toBeNull();
      expect(await draw(Buffer.concat([bytes, Buffer.alloc(4_000)]))).toBeNull();
    }
  });

  it('is refused if its rows cannot be read or are too few', async () => {
    const rows = Buffer.alloc(2 * (1 + 3 * 3));
    expect((await draw(whole(3, 2, rows)))?.contentType).toBe('image/png');
    expect(await draw(whole(3, 3, rows))).toBeNull();
    expect(readPicture(whole(3, 2, rows, [8, 5, 0]))).toBeNull();
    const end: [string, Buffer] = ['IEND', Buffer.alloc(0)];
    expect(await draw(pngOf([['IHDR', header(3, 2)], ['IDAT', rows], end]))).toBeNull();
    expect(readPicture(pngOf([['IHDR', header(3, 2)], end]))).toBeNull();
  });

  it.each([
    [0, 1, 8, 2],
    [1, 0, 8, 2],
    [0xffffffff, 1, 8, 2],
    [30_000, 1, 8, 2],
    [10_000, 10_000, 8, 2],
    // Within the limit of pixels, 392 MB inflated.
    [7_000, 7_000, 16, 6],
  ])('is refused with %d x %d pixels of %d bits and colours %d', (width, height, depth, colour) => {
    expect(readPicture(whole(width, height, Buffer.alloc(10), [depth, colour, 0]))).toBeNull();
  });

  it('is refused as WebP if its frame has another size than its header says', async () => {
    const bytes = await drawn().ensureAlpha(0.5).webp({ alphaQuality: 50 }).toBuffer();
    expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
    const smaller = Buffer.from(bytes);
    smaller.writeUIntLE(9, 24, 3);
    expect([readPicture(bytes)?.width, readPicture(smaller)]).toEqual([37, null]);
    // One that moves has no frame of its own.
    const moving = await sharp([await drawn().webp().toBuffer(), await drawn().negate().webp().toBuffer()], {
      join: { animated: true },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(readPicture(moving)).toBeNull();
  });

  it('leaves the event loop free while three photos inflate from a few kilobytes to 196 MB each', async () => {
    const rows = Buffer.alloc(7_000 * (1 + 4 * 7_000));
    const hostile = whole(7_000, 7_000, rows, [8, 6, 0]);
    expect(hostile.length).toBeLessThan(400_000);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    const kept = await Promise.allSettled(Array.from({ length: 3 }, () => draw(hostile)));
    clearInterval(timer);
    // Drawn smaller, or put off on a slow machine.
    for (const one of kept)
      if (one.status === 'fulfilled') expect(one.value?.bytes.length ?? 0).toBeLessThan(400_000);
      else expect(one.reason).toMatchObject({ status: 503 });
    // Counts turns, as a time would fail on a busy machine: inflating in this process leaves one turn for each photo.
    expect(turns).toBeGreaterThan(20);
  }, 120_000);

  it('is put off, and not called unreadable, if its time is over before it is drawn', async () => {
    const small = await drawn().png().toBuffer();
    people += 1;
    const tools = { caller: { userId: `person ${people}` } as Caller, files, isGone: () => false };
    // No time at all beyond that of the compiler.
    const limits = { milliseconds: -compilingMs, heap: 128 * 1024 * 1024, growth: 450 * 1024 * 1024 };
    await expect(drawPhoto(small, tools, limits)).rejects.toMatchObject({ status: 503 });
  });

  it('waits for other photos of the same person, who may send four at once, and is not decoded after the connection closed', async () => {
    const small = await drawn().png().toBuffer();
    const sent = Array.from({ length: 6 }, () => draw(small, { userId: 'one person' }));
    const settled = await Promise.allSettled(sent);
    expect(settled.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
    await expect(draw(small, { isGone: () => true })).rejects.toThrow('closed');
  });
});
