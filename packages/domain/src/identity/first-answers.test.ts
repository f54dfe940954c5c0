import { describe, expect, it } from '@jest/globals';
import { findOtherRole } from './first-answers';

describe('the first answers', () => {
  const ofPatient = { dateOfBirth: '1980-01-01', gender: 'FEMALE' };
  const ofDoctor = { languages: ['en'] };

  it('are those of the person who gives them', () => {
    expect(findOtherRole(ofPatient, false)).toBeNull();
    expect(findOtherRole(ofDoctor, true)).toBeNull();
  });

  it('refuses first answers of another role at the field that tells them apart', () => {
    const pointer = '/body/onboardingData/languages';
    expect(findOtherRole(ofPatient, true)).toMatchObject({ pointer, code: 'required' });
    expect(findOtherRole(ofDoctor, false)).toMatchObject({ pointer, code: 'not-allowed' });
  });
});
