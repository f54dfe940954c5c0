import { describe, expect, it } from '@jest/globals';
import { type PatientProfile, toAnswers, toPatch } from './profile';

const today = '2026-11-20';
const profile: PatientProfile = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  email: 'asha@nadi.example',
  dateOfBirth: '1990-03-14',
  gender: 'FEMALE',
  pregnancy: 'pregnant',
  phone: '+910000000101',
  abhaNumber: '91000000000101',
};
const patch = (change: Partial<ReturnType<typeof toAnswers>>, standing = profile) =>
  toPatch({ ...toAnswers(standing), ...change }, standing, today);

describe('toPatch', () => {
  it('is empty where nothing differs', () => {
    expect(patch({})).toEqual({});
    expect(patch({ firstName: ' Asha ', phone: '+91 00000 00101', abhaNumber: '91 0000 0000 0101' })).toEqual(
      {},
    );
  });

  it('has what differs, and null for what was cleared', () => {
    expect(patch({ lastName: 'Rao', phone: '', abhaNumber: '' })).toEqual({
      ...{ lastName: 'Rao', phone: null, abhaNumber: null },
    });
  });

  it('takes a pregnancy back that is no longer asked about', () => {
    expect(patch({ gender: 'MALE' })).toEqual({ gender: 'MALE', pregnancy: 'unknown' });
    expect(patch({ dateOfBirth: '1960-03-14' })).toEqual({ dateOfBirth: '1960-03-14', pregnancy: 'unknown' });
  });
});
