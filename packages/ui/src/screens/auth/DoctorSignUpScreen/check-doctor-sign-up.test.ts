import { describe, expect, it } from '@jest/globals';
import {
  checkDoctorSignUp,
  type DoctorSignUpAnswers,
  defaultDoctorLimits,
  toValues,
} from './check-doctor-sign-up';

const good: DoctorSignUpAnswers = {
  firstName: ' Samuel ',
  lastName: 'Iype',
  email: ' samuel@nadi.example',
  password: ' the kettle sings ',
  specialization: 'general-medicine',
  licenseNumber: ' EX-000112 ',
  council: 'Example State Medical Council',
  experience: 6,
  acceptTerms: true,
};

describe('checkDoctorSignUp', () => {
  const wrong = (change: Partial<DoctorSignUpAnswers>) =>
    checkDoctorSignUp({ ...good, ...change }, defaultDoctorLimits).map(({ name }) => name);

  it('names what is wrong in the order of the fields, so that the summary reads like the page', () => {
    expect(wrong({})).toEqual([]);
    expect(
      wrong({
        firstName: ' ',
        lastName: '',
        email: 'samuel',
        password: 'short',
        specialization: null,
        council: null,
        licenseNumber: '',
        experience: null,
        acceptTerms: false,
      }),
    ).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'specialization',
      'council',
      'licenseNumber',
      'experience',
      'acceptTerms',
    ]);
  });
});

describe('toValues', () => {
  it('takes away the space at the ends, but not from the password', () => {
    expect(toValues(good)).toEqual({
      ...good,
      firstName: 'Samuel',
      email: 'samuel@nadi.example',
      licenseNumber: 'EX-000112',
    });
  });

  it('is nothing while an answer is missing', () => {
    expect(toValues({ ...good, experience: null })).toBeNull();
  });
});
