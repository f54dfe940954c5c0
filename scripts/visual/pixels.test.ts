import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compare } from './compare';
import { decode, digestIn, encode, isStoredAs, type Pixels, roundColour } from './pixels';

const opaque = fc.integer({ min: 0, max: 0xffffff }).map((colour) => (0xff000000 | colour) >>> 0);
const pixels: fc.Arbitrary<Pixels> = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .chain(([width, height]) =>
    fc
      .array(opaque, { minLength: width * height, maxLength: width * height })
      .map((colours) => ({ width, height, data: Uint32Array.from(colours) })),
  );

describe('a picture that is kept', () => {
  it('keeps exactly the colours that many pixels have', async () => {
    const picture = { width: 64, height: 32, data: new Uint32Array(64 * 32).fill(0xff2f2112) };
    picture.data.fill(0xff302213, 64 * 16);
    expect(await decode(await encode(picture, 'ab'.repeat(32)))).toEqual(picture);
  });

  it('rounds each channel of a rare colour by at most 8 of 255, and keeps white and black', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (channel) => {
        const rounded = roundColour((0xff000000 | channel) >>> 0);
        expect(Math.abs((rounded & 255) - channel)).toBeLessThanOrEqual(8);
        expect(rounded >>> 8).toBe(0xff0000);
      }),
    );
    expect([roundColour(0xffffffff), roundColour(0xff000000)]).toEqual([0xffffffff, 0xff000000]);
  });

  it('stands for the screenshot that it was made from in every pixel, and has its digest', async () => {
    const digest = 'ab'.repeat(32);
    await fc.assert(
      fc.asyncProperty(pixels, async (picture) => {
        const kept = await encode(picture, digest);
        expect(compare(await decode(kept), picture, isStoredAs)).toBeUndefined();
        expect(await digestIn(kept)).toBe(digest);
      }),
      { numRuns: 25 },
    );
  });
});
