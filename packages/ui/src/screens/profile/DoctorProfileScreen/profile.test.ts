import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './differences';
import { type DoctorProfile, losesVerification, toAnswers, toPatch } from './profile';

const profile: DoctorProfile = {
  firstName: 'Meera',
  lastName: 'Rao',
  user: { email: 'meera@nadi.example' },
  specialization: 'cardiology',
  licenseNumber: 'EX-000111',
  council: 'Example State Medical Council',
  experience: 14,
  languages: ['kn', 'en'],
  phone: '+910000000111',
  about: 'I listen.',
  verification: { status: 'VERIFIED', reason: null },
};
const patch = (change: Partial<ReturnType<typeof toAnswers>>) =>
  toPatch({ ...toAnswers(profile), ...change }, profile);

describe('toPatch', () => {
  it('is empty where nothing differs but how it is written', () => {
    expect(patch({})).toEqual({});
    expect(patch({ firstName: ' Meera ', licenseNumber: ' EX-000111 ', phone: '+91 00000 00111' })).toEqual(
      {},
    );
    expect(patch({ languages: ['en', 'kn'] })).toEqual({});
  });

  it('has what differs, and null for what was cleared', () => {
    expect(patch({ experience: 15, languages: ['en'], phone: '', about: ' ' })).toEqual({
      experience: 15,
      languages: ['en'],
      phone: null,
      about: null,
    });
  });
});

describe('losesVerification', () => {
  it.each([
    [{ licenseNumber: 'EX-000999' }, true],
    [{ council: 'Karnataka Medical Council' }, true],
    [{ firstName: 'Mira' }, true],
    [{ lastName: 'Shah', experience: 15 }, true],
    [{ experience: 15 }, false],
  ])('%j: %s', (change, isLost) => {
    expect(losesVerification(patch(change), profile)).toBe(isLost);
  });

  it('has nothing to lose before it was given', () => {
    const waiting: DoctorProfile = { ...profile, verification: { status: 'UNVERIFIED', reason: null } };
    expect(losesVerification(patch({ licenseNumber: 'EX-000999' }), waiting)).toBe(false);
  });
});

describe('differencesOf', () => {
  it('says ids in words and what was cleared as not said', () => {
    const mine = patch({ specialization: 'surgery', languages: ['en', 'hi', 'kn'], phone: '' });
    expect(differencesOf(mine, profile).map(({ mine: wanted, standing }) => [wanted, standing])).toEqual([
      ['Surgery', 'Cardiology'],
      ['English, Hindi, and Kannada', 'Kannada and English'],
      ['not given', '+910000000111'],
    ]);
  });
});
