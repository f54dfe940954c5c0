import { describe, expect, it } from '@jest/globals';
import { DoctorSignUp } from '@nadi/contract/limits';
import { allCouncils } from '../../private/doctor-questions/councils';
import { allSpecializations } from '../../private/doctor-questions/specializations';
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

describe('what the contract says too', () => {
  it('are the bounds', () => {
    expect(defaultDoctorLimits).toEqual({
      passwordMin: DoctorSignUp.password.minLength,
      passwordMax: DoctorSignUp.password.maxLength,
      nameMax: DoctorSignUp.firstName.maxLength,
      emailMax: DoctorSignUp.email.maxLength,
      licenseMin: DoctorSignUp.licenseNumber.minLength,
      licenseMax: DoctorSignUp.licenseNumber.maxLength,
      experienceMax: DoctorSignUp.experience.maximum,
    });
  });

  it('are the specialisations', () => {
    const offered = allSpecializations().map(({ id }) => id);
    expect(offered.sort()).toEqual([...DoctorSignUp.specialization.enum].sort());
  });

  it('is how long the name of a council can be', () => {
    const { minLength, maxLength } = DoctorSignUp.council;
    const wrong = allCouncils.filter((name) => name.length < minLength || name.length > maxLength);
    expect(wrong).toEqual([]);
  });
});

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
