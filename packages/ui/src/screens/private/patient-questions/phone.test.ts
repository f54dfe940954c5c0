import { describe, expect, it } from '@jest/globals';
import { parsePhone } from './phone';

describe('parsePhone', () => {
  it.each([
    ['1234567890', '+911234567890'],
    ['01234567890', '+911234567890'],
    ['12345 67890', '+911234567890'],
    ['(0123) 456-7890', '+911234567890'],
    ['+91 00000 00101', '+910000000101'],
    ['0091 00000 00101', '+910000000101'],
    ['+44 20 0000 0000', '+442000000000'],
  ])('reads %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });

  it.each([
    '',
    '12345',
    '123456789',
    '12345678901',
    '+91 12345',
    '+91 1234567890 1',
    '+0123456789',
    'ask Rohan',
  ])('refuses "%s"', (text) => {
    expect(parsePhone(text)).toBeNull();
  });
});
