import { describe, expect, it } from '@jest/globals';
import { encode } from 'uqr';
import { drawQr, quietZone } from './draw-qr';

const text = 'otpauth://totp/Nadi:asha%40nadi.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nadi';

/** The path again as modules, by what a rectangle of it covers. */
function modulesOf({ side, path }: ReturnType<typeof drawQr>): boolean[][] {
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return modules;
}

describe('drawQr', () => {
  it('draws every dark module and no other, inside a quiet zone', () => {
    expect(modulesOf(drawQr(text))).toEqual(encode(text, { ecc: 'M', border: quietZone }).data);
  });

  it('has a quiet zone of four modules', () => {
    expect(drawQr(text).side).toBe(encode(text, { ecc: 'M', border: 0 }).size + 8);
  });
});
