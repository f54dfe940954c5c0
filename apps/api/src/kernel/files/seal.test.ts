import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { encrypt } from '../keys/cipher';
import type { NamedKey } from '../keys/ring';
import { rewrap, seal, unseal } from './seal';

const newKey = (): NamedKey => ({ id: randomBytes(4).toString('hex'), key: randomBytes(32) });
const [older, newer] = [newKey(), newKey()];
const plain = Buffer.from('the bytes of a picture');

describe('sealed files', () => {
  it('give back what went in, and are never the same twice', () => {
    const [one, other] = [seal([newer], 'id', plain), seal([newer], 'id', plain)];
    expect(unseal([newer], 'id', one)).toEqual(plain);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(plain)).toBe(false);
  });

  it('cannot be opened as another file, with another key, or where one bit was changed', () => {
    const sealed = seal([newer], 'id', plain);
    expect(() => unseal([newer], 'other', sealed)).toThrow();
    expect(() => unseal([newKey()], 'id', sealed)).toThrow(/NADI_SECRET_PREVIOUS/);
    expect(() => unseal([{ ...newKey(), id: newer.id }], 'id', sealed)).toThrow();
    for (const at of [0, 6, 40, 80, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8((altered[at] ?? 0) ^ 1, at);
      expect(() => unseal([newer, older], 'id', altered)).toThrow();
    }
  });

  it('are opened by an older key, and take the newest without a change of their content', () => {
    const sealed = seal([older], 'id', plain);
    expect(unseal([newer, older], 'id', sealed)).toEqual(plain);
    const wrapped = rewrap([newer, older], 'id', sealed) ?? Buffer.alloc(0);
    expect(unseal([newer], 'id', wrapped)).toEqual(plain);
    expect(wrapped.subarray(-plain.length)).toEqual(sealed.subarray(-plain.length));
    expect(rewrap([newer], 'id', wrapped)).toBeNull();
  });

  it('opens files that were sealed before keys had names, by whichever key it was', () => {
    const own = randomBytes(32);
    const first = Buffer.concat([
      Buffer.from('NADI1'),
      encrypt(older.key, own, 'key of id'),
      encrypt(own, plain, 'id'),
    ]);
    expect(unseal([newer, older], 'id', first)).toEqual(plain);
    expect(unseal([newer], 'id', rewrap([newer, older], 'id', first) ?? first)).toEqual(plain);
    expect(() => unseal([newer], 'id', first)).toThrow('No key opens this file.');
  });
});
