import { describe, expect, it } from '@jest/globals';
import { defaultPasswordLimits, passwordFault } from './check-account';

const fault = (password: string) => passwordFault(password, defaultPasswordLimits);

describe('passwordFault', () => {
  it('asks for length alone', () => {
    expect(fault('a'.repeat(12))).toBeUndefined();
    expect(fault('धीरे धीरे रे मना')).toBeUndefined();
    expect(fault(' '.repeat(12))).toBeUndefined();
  });

  it('counts characters as a person does', () => {
    expect(fault('🙂'.repeat(11))).toContain('11 characters');
    expect(fault('🙂'.repeat(12))).toBeUndefined();
  });

  it('says what is wrong', () => {
    expect(fault('')).toBe('Choose a password.');
    expect(fault('a'.repeat(129))).toContain('Use 128 or fewer');
  });
});
