import { describe, expect, it } from '@jest/globals';
import { isMadeOf, plainText, wordsOf } from './personal-password';

const leela = { email: 'leela.nair@nadi.example', firstName: 'Leela', lastName: 'Nair' };
const isPersonal = (password: string) => isMadeOf(plainText(password), wordsOf(leela, ['Nadi']));

describe('a password', () => {
  it.each([
    'Leela.Nair2026',
    'leela1990nair',
    'ＬＥＥＬＡ１２３４５６',
    'nadi--2026-2026',
    'leela.nair@nadi.example',
  ])('%s is made of what everyone knows of its owner', (password) => expect(isPersonal(password)).toBe(true));

  it.each(['a river runs past my window', 'leela likes rivers', '15.08.1947..'])('%s is not', (password) =>
    expect(isPersonal(password)).toBe(false),
  );
});
