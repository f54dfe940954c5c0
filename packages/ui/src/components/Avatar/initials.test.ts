import { describe, expect, it } from '@jest/globals';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Asha Kulkarni', 'AK'],
    ['Dr. Meera Rao', 'MR'],
    ['Lakshmi', 'L'],
    ['  Anna  Maria   de Souza ', 'AS'],
    ['', ''],
    ['Dr.', ''],
  ])('takes %j as %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('keeps a vowel sign with its consonant', () => {
    expect(initials('मीरा राव')).toBe('मीरा');
  });
});
