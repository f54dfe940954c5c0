import { describe, expect, it } from '@jest/globals';
import { profileCompletion, welcomedFrom } from './completion';

const asha = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  dateOfBirth: '1972-03-14',
  gender: 'FEMALE',
  phone: '+919876543210',
};

describe('the completion of a profile', () => {
  it('is whole with somebody to call', () => {
    expect(profileCompletion(asha, 1)).toEqual({ percent: 100, missing: [] });
    expect(profileCompletion(asha, 5).percent).toBe(100);
  });

  it('is three quarters after the first answers', () => {
    expect(profileCompletion(asha, 0)).toEqual({ percent: welcomedFrom, missing: ['emergency-contact'] });
  });

  it.each([
    [{ ...asha, dateOfBirth: null }, 'ranges'],
    [{ ...asha, gender: null }, 'ranges'],
    [{ ...asha, phone: null }, 'phone'],
    [{ ...asha, lastName: ' ' }, 'identity'],
  ] as const)('without a part is a quarter less: %#', (said, part) => {
    expect(profileCompletion(said, 1)).toEqual({ percent: 75, missing: [part] });
    expect(profileCompletion(said, 0).percent).toBe(50);
  });

  it('takes an answer that says nothing for an answer', () => {
    expect(profileCompletion({ ...asha, gender: 'PREFER_NOT_TO_SAY' }, 1).percent).toBe(100);
  });
});
