import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decode, digestIn, encode, type Pixels } from './pixels';

const opaque = fc.integer({ min: 0, max: 0xffffff }).map((colour) => (0xff000000 | colour) >>> 0);
const pixels: fc.Arbitrary<Pixels> = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .chain(([width, height]) =>
    fc
      .array(opaque, { minLength: width * height, maxLength: width * height })
      .map((colours) => ({ width, height, data: Uint32Array.from(colours) })),
  );

describe('a picture that is kept', () => {
  it('is to the bit what it was, and knows what it was made from', async () => {
    const digest = 'ab'.repeat(32);
    await fc.assert(
      fc.asyncProperty(pixels, async (picture) => {
        const kept = await encode(picture, digest);
        expect(await decode(kept)).toEqual(picture);
        expect(await digestIn(kept)).toBe(digest);
      }),
      { numRuns: 25 },
    );
  });
});
