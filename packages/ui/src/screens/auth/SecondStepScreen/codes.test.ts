import { describe, expect, it } from '@jest/globals';
import { SecondStep } from '@nadi/contract/limits';
import { codeFault, readCode } from './codes';

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['000000', '000000'],
  ])('reads the digits of %s', (typed, code) => {
    expect(readCode('totp', typed)).toBe(code);
  });

  it.each([
    ['abcd-efgh-jkmn', 'abcd-efgh-jkmn'],
    ['ABCDEFGHJKMN', 'abcd-efgh-jkmn'],
    ['abcd efgh 2345', 'abcd-efgh-2345'],
  ])('reads the groups of %s', (typed, code) => {
    expect(readCode('recovery', typed)).toBe(code);
  });

  it.each(['', '12345', '1234567', '12345a', 'abcd-efgh-jkmn'])('finds no digits in "%s"', (typed) => {
    expect(readCode('totp', typed)).toBeNull();
  });

  it.each(['', '123456', 'abcd-efgh', 'abcd-efgh-jkmn-p', 'abcd_efgh_jkmn'])(
    'finds no recovery code in "%s"',
    (typed) => {
      expect(readCode('recovery', typed)).toBeNull();
    },
  );
});

describe('what is sent', () => {
  it('is what the contract takes', () => {
    expect(readCode('totp', '123 456')).toMatch(new RegExp(SecondStep.code.pattern));
    const recovery = readCode('recovery', 'ABCD EFGH JKMN') ?? '';
    expect(recovery).toMatch(new RegExp(SecondStep.recoveryCode.pattern));
    expect(recovery.length).toBeGreaterThanOrEqual(SecondStep.recoveryCode.minLength);
    expect(recovery.length).toBeLessThanOrEqual(SecondStep.recoveryCode.maxLength);
  });
});

describe('codeFault', () => {
  it('tells nothing from what is no code', () => {
    expect(codeFault('totp', ' ')).toContain('Enter the code');
    expect(codeFault('totp', '12')).toContain('six digits');
    expect(codeFault('recovery', 'abcd')).toContain('twelve characters');
  });
});
