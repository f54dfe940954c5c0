import { describe, expect, it } from '@jest/globals';
import { Bytes } from './bytes';
import { view } from './test/bytes-of-devices';

describe('numbers of IEEE 11073', () => {
  it.each([
    [[0x80, 0x00], 128],
    [[0xf4, 0xf4], 126.8],
    [[0xce, 0xff], -5],
    [[0x7b, 0xe0], 1.23],
    [[0x0c, 0x20], 1200],
  ])('read the short float %j as %d', (bytes, value) => {
    expect(new Bytes(view(...bytes)).sfloat()).toEqual({ kind: 'number', value });
  });

  it.each([
    [[0x6e, 0x01, 0x00, 0xff], 36.6],
    [[0xfd, 0xff, 0xff, 0x00], -3],
    [[0x1d, 0x0e, 0x00, 0xfe], 36.13],
  ])('read the long float %j as %d', (bytes, value) => {
    expect(new Bytes(view(...bytes)).float()).toEqual({ kind: 'number', value });
  });

  it.each([
    [0x07ff, 'not-a-number'],
    [0x0800, 'not-at-this-resolution'],
    [0x07fe, 'above'],
    [0x0802, 'below'],
    [0x0801, 'reserved'],
    // With an exponent, as some devices write it.
    [0xf7ff, 'not-a-number'],
  ])('tell the special short float %d as %s', (raw, kind) => {
    expect(new Bytes(view(raw & 0xff, raw >> 8)).sfloat()).toEqual({ kind });
  });

  it.each([
    [[0xff, 0xff, 0x7f, 0x00], 'not-a-number'],
    [[0x00, 0x00, 0x80, 0x00], 'not-at-this-resolution'],
    [[0xfe, 0xff, 0x7f, 0x00], 'above'],
    [[0x02, 0x00, 0x80, 0x00], 'below'],
    [[0x01, 0x00, 0x80, 0x00], 'reserved'],
  ])('tell the special long float %j as %s', (bytes, kind) => {
    expect(new Bytes(view(...bytes)).float()).toEqual({ kind });
  });
});
