import { describe, expect, it } from '@jest/globals';
import { PatientSignUp } from '@nadi/contract/limits';
import { defaultAccountLimits } from '../check-account';
import { checkSignUp, type SignUpAnswers } from './check-sign-up';

const good: SignUpAnswers = {
  firstName: 'Kiran',
  lastName: 'Das',
  email: 'kiran@nadi.example',
  password: 'a'.repeat(12),
  acceptTerms: true,
};
const wrong = (change: Partial<SignUpAnswers>) =>
  checkSignUp({ ...good, ...change }, defaultAccountLimits).map(({ name }) => name);

describe('checkSignUp', () => {
  it('has the bounds of the contract', () => {
    expect(defaultAccountLimits).toEqual({
      passwordMin: PatientSignUp.password.minLength,
      passwordMax: PatientSignUp.password.maxLength,
      nameMax: PatientSignUp.firstName.maxLength,
      emailMax: PatientSignUp.email.maxLength,
    });
  });

  it('takes good answers, and a password of any characters', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ password: 'धीरे धीरे रे मना' })).toEqual([]);
    expect(wrong({ password: 'a'.repeat(128) })).toEqual([]);
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: 'x'.repeat(81) }],
    ['email', { email: 'kiran@nadi' }],
    ['email', { email: 'kiran das@nadi.example' }],
    ['email', { email: `${'x'.repeat(250)}@nadi.example` }],
    ['password', { password: 'a'.repeat(11) }],
    ['password', { password: 'a'.repeat(129) }],
    ['acceptTerms', { acceptTerms: false }],
  ])('refuses %s in %j', (name, change) => {
    expect(wrong(change)).toEqual([name]);
  });
});
