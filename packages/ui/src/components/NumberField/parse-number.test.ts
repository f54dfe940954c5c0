import { describe, expect, it } from '@jest/globals';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['98.6', 98.6],
    [' 120 ', 120],
    ['.5', 0.5],
    ['7.', 7],
    ['-2', -2],
    ['९८.६', 98.6],
    ['೧೨೦', 120],
  ])('reads %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '98,6',
    '1,200',
    '12 0',
    '120/80',
    '1e3',
    '0x1f',
    'Infinity',
    '98.6.1',
    '98.6 °F',
  ])('does not guess at "%s"', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});
