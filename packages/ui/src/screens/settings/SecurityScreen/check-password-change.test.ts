import { describe, expect, it } from '@jest/globals';
import { checkPasswordChange } from './check-password-change';

const limits = { passwordMin: 12, passwordMax: 128 };
const wrong = (currentPassword: string, newPassword: string) =>
  checkPasswordChange({ currentPassword, newPassword }, limits).map(({ name }) => name);

describe('checkPasswordChange', () => {
  it('takes a new password of any characters, and a current one of any length', () => {
    expect(wrong('short', 'धीरे धीरे रे मना')).toEqual([]);
  });

  it.each([
    ['nothing', '', '', ['currentPassword', 'newPassword']],
    ['no current one', '', 'a'.repeat(12), ['currentPassword']],
    ['a new one that is too short', 'short', 'a'.repeat(11), ['newPassword']],
    ['a new one that is too long', 'short', 'a'.repeat(129), ['newPassword']],
    ['the same again', 'a'.repeat(12), 'a'.repeat(12), ['newPassword']],
  ])('refuses %s', (_what, current, next, fields) => {
    expect(wrong(current, next)).toEqual(fields);
  });
});
