import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './seal';
import { sniffImage } from './sniff';

const master = randomBytes(32);
const plain = Buffer.from('the bytes of a picture');

describe('sealed files', () => {
  it('give back what went in, and are never the same twice', () => {
    const [one, other] = [seal(master, 'id', plain), seal(master, 'id', plain)];
    expect(unseal(master, 'id', one)).toEqual(plain);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(plain)).toBe(false);
  });

  it('cannot be opened as another file, with another key, or where one bit was changed', () => {
    const sealed = seal(master, 'id', plain);
    expect(() => unseal(master, 'other', sealed)).toThrow();
    expect(() => unseal(randomBytes(32), 'id', sealed)).toThrow();
    for (const at of [0, 6, 40, 70, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8((altered[at] ?? 0) ^ 1, at);
      expect(() => unseal(master, 'id', altered)).toThrow();
    }
  });
});

describe('what an image is by its first bytes', () => {
  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['image/webp', [...Buffer.from('RIFF0000WEBP')]],
    [null, [...Buffer.from('GIF89a')]],
    [null, [...Buffer.from('%PDF-1.7')]],
    [null, []],
  ])('%s', (type, bytes) => {
    expect(sniffImage(Uint8Array.from(bytes))).toBe(type);
  });
});
