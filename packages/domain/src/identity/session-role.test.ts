import { describe, expect, it } from '@jest/globals';
import { sessionRole } from './session-role';

const doctor = {
  role: 'DOCTOR',
  isEmailVerified: true,
  verification: 'VERIFIED',
  needsSecondStep: false,
  isSecondStepMissing: false,
} as const;

describe('the role of a session', () => {
  it.each([
    ['DOCTOR', {}],
    ['UNVERIFIED_DOCTOR', { verification: 'REJECTED' }],
    ['UNVERIFIED_DOCTOR', { verification: 'UNVERIFIED' }],
    ['PENDING', { isEmailVerified: false, isSecondStepMissing: true }],
    ['SECOND_STEP_MISSING', { isSecondStepMissing: true, verification: 'UNVERIFIED' }],
    ['SECOND_STEP', { needsSecondStep: true, isEmailVerified: false }],
    ['PATIENT', { role: 'PATIENT', verification: null }],
  ] as const)('is %s of a doctor with %j', (role, less) => {
    expect(sessionRole({ ...doctor, ...less })).toBe(role);
  });
});
