import { describe, expect, it } from '@jest/globals';
import { checkFile, formatSize } from './check-file';

const limits = { accept: ['image/jpeg', 'image/png'], maxSize: 5_000_000 };

describe('checkFile', () => {
  it('takes what is of the kind and not too large', () => {
    expect(checkFile({ type: 'image/jpeg', size: 5_000_000 }, limits)).toBeNull();
  });

  it.each([
    ['kind', { type: 'application/pdf', size: 10 }],
    ['kind', { type: '', size: 10 }],
    ['empty', { type: 'image/png', size: 0 }],
    ['size', { type: 'image/png', size: 5_000_001 }],
  ] as const)('refuses for its %s', (fault, file) => {
    expect(checkFile(file, limits)).toBe(fault);
  });
});

describe('formatSize', () => {
  it.each([
    [5_000_000, '5 MB'],
    [7_240_000, '7.2 MB'],
    [999_000, '999 kB'],
    [12, '1 kB'],
  ])('says %i bytes as %s', (bytes, text) => {
    expect(formatSize(bytes, 'en-IN')).toBe(text);
  });
});
