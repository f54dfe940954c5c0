import { describe, expect, it } from '@jest/globals';
import { reasonFault } from './check-reason';

describe('reasonFault', () => {
  it.each([
    ['a'.repeat(10), undefined],
    ['a'.repeat(500), undefined],
    ['', expect.stringContaining('0 characters')],
    ['a'.repeat(9), expect.stringContaining('9 characters')],
    ['a'.repeat(501), expect.stringContaining('501 characters')],
    // Five characters, in ten units of UTF-16.
    ['🩺🩺🩺🩺🩺', expect.stringContaining('5 characters')],
  ])('of %j is %s', (reason, fault) => {
    expect(reasonFault(reason)).toEqual(fault);
  });
});
