import { describe, expect, it } from '@jest/globals';
import { commonPasswords } from './common-passwords';
import { findWeakness } from './rules';

const isRefused = (password: string) => findWeakness(password, 'leela.nair@nadi.example') !== null;

describe('passwords', () => {
  it.each([
    'Password1234',
    'QWERTYUIOP123',
    'leela.nair!!!!',
    'Leela.Nair2026',
    'leela.nair@nadi.example',
    'NadiNadiNadi',
    'nadi--2026-2026',
    '111111111111',
  ])('%s is refused', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each([
    'a heron stands in the river',
    'nadi is my favourite river',
    'leela.nair likes herons',
    '८४ हज़ार नदियाँ बहती हैं',
    'x9$kQ2!vLp0z',
  ])('%s is taken', (password) => {
    expect(isRefused(password)).toBe(false);
  });

  it('the list holds only what its length would let through', () => {
    expect(
      [...commonPasswords].filter((password) => password.length < 12 || password !== password.toLowerCase()),
    ).toEqual([]);
  });
});
