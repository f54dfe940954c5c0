import { describe, expect, it } from '@jest/globals';
import { localPasswords } from './common-passwords';
import { findWeakness } from './rules';

const leela = { email: 'leela.nair@nadi.example', firstName: 'Leela', lastName: 'Nair' };
const weaknessOf = (password: string, owner = leela) => findWeakness(password, owner, '/body/newPassword');

describe('passwords', () => {
  it.each([
    ['common', 'Password1234'],
    ['common, in signs for letters', 'P@$$w0rd1234'],
    ['common, full width', 'ｐａｓｓｗｏｒｄ１２３４'],
    ['common here', 'JaiShreeRam@123'],
    ['two common ones', 'sunshineprincess'],
    ['the example of a good one', 'correct-horse-battery-staple'.replaceAll('-', '')],
    ['a row of keys', 'QWERTYUIOP123'],
    ['rows of keys', 'qwerasdfzxcv'],
    ['counting', '1234567890123'],
    ['the alphabet', 'abcdefghijklmnop'],
    ['one sign', '111111111111'],
    ['one piece again and again', 'abcabcabcabc'],
    ['a common one again and again', 'p4ssw0rd'.repeat(16)],
    ['a date', '15.08.1947..'],
    ['the address', 'leela.nair@nadi.example'],
    ['of the address', 'leela.nair!!!!'],
    ['of the address, with a year', 'Leela.Nair2026'],
    ['the names around a year', 'leela1990nair'],
    ['the names turned around', 'NairLeela--2026'],
    ['the product', 'NadiNadiNadi'],
    ['the product, with years', 'nadi--2026-2026'],
  ])('%s: %s is refused', async (_, password) => {
    expect(await weaknessOf(password)).toMatchObject({ pointer: '/body/newPassword', code: 'common' });
  });

  it.each([
    'a heron stands in the river',
    'nadi is my favourite river',
    'leela.nair likes herons',
    '८४ हज़ार नदियाँ बहती हैं',
    'x9$kQ2!vLp0z',
    'xqvjzkwpmrtb',
    '830175926418',
  ])('%s is taken', async (password) => {
    expect(await weaknessOf(password)).toBeNull();
  });

  it('another person may have what is one’s own name', async () => {
    expect(await weaknessOf('leela1990nair')).not.toBeNull();
    const other = { email: 'ravi@nadi.example', firstName: 'Ravi', lastName: 'Shetty' };
    expect(await weaknessOf('leela1990nair', other)).toBeNull();
  });

  it('a name in another script is a name', async () => {
    const owner = { ...leela, firstName: 'लीला', lastName: 'नायर' };
    expect(await weaknessOf('लीला-नायर-2026', owner)).not.toBeNull();
  });

  it('the longest that may be given is checked in a moment', async () => {
    await weaknessOf('warming up the lists');
    const began = performance.now();
    for (const piece of ['p4ssw0rd', '1234567890qwertyuiopasdfghjkl', '@4$1|!0'])
      await weaknessOf(piece.repeat(16).slice(0, 128));
    // A second where much else runs; where each letter doubled the work, it would not end at all.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('our own list is written as it is looked up', () => {
    expect(localPasswords.filter((password) => !/^[a-z]+$/.test(password))).toEqual([]);
    expect(new Set(localPasswords).size).toBe(localPasswords.length);
  });
});
