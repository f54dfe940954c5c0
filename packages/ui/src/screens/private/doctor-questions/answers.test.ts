import { describe, expect, it } from '@jest/globals';
import {
  checkPractice,
  checkRegistration,
  defaultRegistrationLimits,
  type PracticeAnswers,
  type RegistrationAnswers,
  sayPractice,
  tidyLicense,
} from './answers';

const registration: RegistrationAnswers = {
  specialization: 'cardiology',
  licenseNumber: 'EX-000111',
  council: 'Example State Medical Council',
  experience: 14,
};
const practice: PracticeAnswers = { languages: ['en'], phone: '', about: '' };

describe('checkRegistration', () => {
  const wrong = (change: Partial<RegistrationAnswers>) =>
    checkRegistration({ ...registration, ...change }, defaultRegistrationLimits).map(({ name }) => name);

  it('takes a good one, and a doctor of no years as well as one of 80', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ experience: 0 })).toEqual([]);
    expect(wrong({ experience: 80 })).toEqual([]);
    expect(wrong({ licenseNumber: ' G  12.345/A ' })).toEqual([]);
  });

  it('names what is missing, in the order of the fields', () => {
    expect(wrong({ specialization: null, licenseNumber: ' ', council: null, experience: null })).toEqual([
      'specialization',
      'council',
      'licenseNumber',
      'experience',
    ]);
  });

  it.each([
    ['licenseNumber', { licenseNumber: '12' }],
    ['licenseNumber', { licenseNumber: '1'.repeat(41) }],
    ['licenseNumber', { licenseNumber: '-1234' }],
    ['licenseNumber', { licenseNumber: 'EX_000111' }],
    ['experience', { experience: -1 }],
    ['experience', { experience: 81 }],
    ['experience', { experience: 4.5 }],
  ])('refuses %s in %j', (name, change) => {
    expect(wrong(change)).toEqual([name]);
  });
});

describe('checkPractice', () => {
  const wrong = (change: Partial<PracticeAnswers>) =>
    checkPractice({ ...practice, ...change }).map(({ name }) => name);

  it('needs a language and nothing else', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ languages: [], phone: 'no', about: 'x'.repeat(1001) })).toEqual([
      'languages',
      'phone',
      'about',
    ]);
  });

  it('counts the characters that are sent', () => {
    expect(wrong({ about: ` ${'🙂'.repeat(1000)} ` })).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is null where nothing was said', () => {
    expect(sayPractice({ languages: ['en', 'kn'], phone: ' ', about: ' ' })).toEqual({
      languages: ['en', 'kn'],
      phone: null,
      about: null,
    });
    expect(sayPractice({ ...practice, phone: '0091 00000 00111', about: ' I listen. ' })).toEqual({
      languages: ['en'],
      phone: '+910000000111',
      about: 'I listen.',
    });
  });

  it('has the number of the register with single spaces', () => {
    expect(tidyLicense(' G  12.345 ')).toBe('G 12.345');
  });
});
