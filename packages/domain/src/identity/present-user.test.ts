import { describe, expect, it } from '@jest/globals';
import { presentUser } from './present-user';

const account = {
  id: '1',
  role: 'PATIENT',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@nadi.example',
  emailVerifiedAt: null,
  onboardingCompletedAt: new Date(),
  verification: null,
} as const;

describe('a user', () => {
  it('is told what is done and what is missing', () => {
    expect(presentUser(account, { needsSecondStep: true })).toEqual({
      id: '1',
      role: 'PATIENT',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@nadi.example',
      emailVerified: false,
      onboardingCompleted: true,
      needsSecondStep: true,
      patient: { firstName: 'Asha', lastName: 'Rao' },
    });
  });

  it('has a registration as a doctor alone', () => {
    expect(presentUser({ ...account, role: 'DOCTOR', verification: 'REJECTED' })).toMatchObject({
      doctor: { verification: 'REJECTED' },
    });
    expect(presentUser({ ...account, role: 'ADMIN' })).not.toHaveProperty('doctor');
  });
});
