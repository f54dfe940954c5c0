import { expect, it } from '@jest/globals';
import { csvCell } from './csv';

it('writes no cell that a spreadsheet takes for a formula', () => {
  expect(csvCell('=1+1')).toBe("'=1+1");
  expect(csvCell('@a,"b"')).toBe(`"'@a,""b"""`);
  expect(csvCell('plain')).toBe('plain');
});
