import { describe, expect, it } from '@jest/globals';
import { defaultDoctorLimits } from '../DoctorSignUpScreen/check-doctor-sign-up';
import { checkRegister, type RegisterAnswers, toRegisterValues } from './check-register';

const patient: RegisterAnswers = {
  role: 'PATIENT',
  firstName: ' Leela ',
  lastName: 'Sample',
  email: ' leela@example.in ',
  password: 'the kettle sings at six',
  specialization: null,
  licenseNumber: '',
  council: null,
  experience: null,
  acceptTerms: true,
};
const doctor: RegisterAnswers = {
  ...patient,
  role: 'DOCTOR',
  specialization: 'cardiology',
  licenseNumber: ' ex-1 ',
  council: 'Karnataka Medical Council',
  experience: 6,
};
const faultsOf = (answers: RegisterAnswers) =>
  checkRegister(answers, defaultDoctorLimits).map(({ name }) => name);

describe('checkRegister', () => {
  it('asks for the role first', () => {
    expect(faultsOf({ ...patient, role: null, acceptTerms: false })).toEqual(['role', 'acceptTerms']);
  });

  it('asks a doctor, and no patient, for the registration', () => {
    expect(faultsOf(patient)).toEqual([]);
    expect(faultsOf({ ...patient, role: 'DOCTOR' })).toEqual([
      'specialization',
      'council',
      'licenseNumber',
      'experience',
    ]);
  });
});

describe('toRegisterValues', () => {
  it('sends nothing of a registration that a patient typed before changing the role', () => {
    expect(toRegisterValues({ ...doctor, role: 'PATIENT' })).toEqual({
      role: 'PATIENT',
      firstName: 'Leela',
      lastName: 'Sample',
      email: 'leela@example.in',
      password: 'the kettle sings at six',
      acceptTerms: true,
    });
  });

  it('is null without a role and while a part of the registration is missing', () => {
    expect(toRegisterValues({ ...patient, role: null })).toBeNull();
    expect(toRegisterValues({ ...doctor, council: null })).toBeNull();
    expect(toRegisterValues(doctor)).toMatchObject({ role: 'DOCTOR', experience: 6 });
  });
});
